import { escapeHtml } from '@dara/backend';

/** Characters that XML 1.0 cannot contain, even escaped: control characters and lone surrogates. */
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text for an element or a quoted attribute. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(IMPOSSIBLE, ''));

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An element with text, or nothing without text. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';
