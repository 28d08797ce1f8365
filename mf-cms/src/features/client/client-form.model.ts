import type { Localized } from '@dara/contract';
import { isFile, recordForm, type Picture } from '@dara/kit/image-field';
import { isSame } from '@dara/kit/record';
import { localizedText, text, webAddress } from '@dara/kit/validation';
import { CLIENT_LIMITS, PERSON_LINES } from '@dara/model';
import { boolean, mixed, object } from 'yup';
import type { ClientRecord, ClientUpdate } from '../../api/generated.ts';

/** What the form edits. */
export interface ClientValues {
  name: Localized;
  link: string;
  publish: boolean;
  logo: Picture | null;
}

/** A client that is yet to be made. */
export const NO_CLIENT: ClientValues = {
  name: { th: '', en: '' },
  link: '',
  publish: true,
  logo: null,
};
export const CLIENT_NAMES = ['name', 'logo', 'link', 'publish'] as const;
/** Never stored on the device. */
export const CLIENT_SECRETS = ['logo'];

export const clientSchema = object({
  name: localizedText(CLIENT_LIMITS.name),
  link: text(PERSON_LINES.link).test(webAddress()),
  publish: boolean(),
  logo: mixed().nullable(),
});

export function toValues({ name, link, publish, logo }: ClientRecord): ClientValues {
  return { name: { ...NO_CLIENT.name, ...name }, link: link ?? '', publish, logo };
}

/** Every value as the api takes it. */
const toMultipartParts = ({ name, link, publish, logo }: ClientValues) => ({
  name: { name: { th: name.th.trim(), en: name.en.trim() } },
  link: { link: link.trim() || null },
  publish: { publish },
  logo: logo === null ? { logoId: null } : {},
});

const filesOf = ({ logo }: ClientValues) => ({ logoFile: logo && isFile(logo) ? [logo] : [] });

/** Only what was changed is sent; what others changed meanwhile stays theirs. */
export function updateForm(values: ClientValues, record: ClientRecord): FormData | undefined {
  const base = toValues(record);
  const names = CLIENT_NAMES.filter((name) => !isSame(values[name], base[name]));
  if (names.length === 0) return undefined;
  const parts = toMultipartParts(values);
  const data: Partial<ClientUpdate> = { version: record.version };
  for (const name of names) Object.assign(data, parts[name]);
  return recordForm(data, filesOf(values));
}

export function createForm(values: ClientValues): FormData {
  const { name, link, publish } = toMultipartParts(values);
  return recordForm({ ...name, ...link, ...publish }, filesOf(values));
}

/** The values after an attempt that was stored: the logo that it sent is the record's now. */
export function mergeUploadedFiles(
  values: ClientValues,
  sent: ClientValues,
  record: ClientRecord,
): ClientValues {
  const isSent = values.logo !== null && isFile(values.logo) && values.logo === sent.logo;
  return { ...values, logo: isSent ? record.logo : values.logo };
}
