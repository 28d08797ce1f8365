/** How many letters the last part of an address has. */
export interface EmailSuffix {
  readonly min: number;
  readonly max: number;
}
/** The rule of forms, unless the site accepts longer ones (`.agency`, `.studio`). */
export const EMAIL_SUFFIX: EmailSuffix = { min: 2, max: 4 };
const LONG_EMAIL_SUFFIX: EmailSuffix = { min: 2, max: 24 };

export const emailSuffixOf = (acceptsLong: boolean | undefined): EmailSuffix =>
  acceptsLong ? LONG_EMAIL_SUFFIX : EMAIL_SUFFIX;

/** As many characters as mail servers take. */
export const EMAIL_LENGTH = { local: 64, whole: 254 } as const;

/**
 * What is before the `@`: words of Latin letters, digits and a few marks, with single dots between them. No character
 * that a mail header gives a meaning (`,` `;` `<` `>` `"` `(` `:`), that servers relay by (`%` `!`) or shells act on (`|`
 * `` ` `` `$`), so that an address is one address to every library and server on its way.
 */
const WORD = "[A-Za-z0-9_'+&=~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+([A-Za-z]{1,63})$`);
/** Every character that a local part may have without quotes (RFC 5321), and any top-level domain but a number. */
const ATEXT = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const ANY_EMAIL = new RegExp(`^${ATEXT}(?:\\.${ATEXT})*@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`);

const isWithinLength = (text: string): boolean =>
  text.length <= EMAIL_LENGTH.whole && text.indexOf('@') <= EMAIL_LENGTH.local;

/** The rule of forms for a new address. */
export function isEmailAddress(text: string, { min, max } = EMAIL_SUFFIX): boolean {
  if (!isWithinLength(text)) return false;
  const suffix = EMAIL.exec(text)?.[1] ?? '';
  return suffix.length >= min && suffix.length <= max;
}

/**
 * Any valid address with a domain name. For addresses that an operator or administrator sets, and where people enter the
 * one that their account has already: configuration can give an account a longer suffix than forms accept.
 */
export function isAnyEmailAddress(text: string): boolean {
  return isWithinLength(text) && ANY_EMAIL.test(text);
}

/** Names that no one can register (RFC 2606, RFC 6761): docs and demonstrations use them, and no mail arrives there. */
const RESERVED_HOSTS = String.raw`(?:test|example|invalid|localhost|example\.(?:com|net|org))$`;
const RESERVED_HOST = new RegExp(String.raw`(?:^|\.)${RESERVED_HOSTS}`, 'i');
/** Source of a pattern, for JavaScript and PostgreSQL, that matches reserved addresses case-insensitively. */
export const RESERVED_EMAIL = `[@.]${RESERVED_HOSTS}`;

export const isReservedHost = (host: string): boolean => RESERVED_HOST.test(host);

/** Whether an address is made up: its domain is reserved for docs and demonstrations. */
export const isReservedEmail = (address: string): boolean =>
  isReservedHost(address.slice(address.lastIndexOf('@') + 1));
