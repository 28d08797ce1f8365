import { PERSON_LINES, isAnyEmailAddress, isEmailAddress, type EmailSuffix } from '@dara/model';
import { Type } from 'typebox';
import type { Language } from './shapes.ts';

export const EmailInput = Type.String({ minLength: 1, maxLength: PERSON_LINES.email });
export const PasswordInput = Type.String({ minLength: 1, maxLength: PERSON_LINES.password });
export const PhoneInput = Type.String({ minLength: 1, maxLength: PERSON_LINES.phone });
export const LinkInput = Type.String({ maxLength: PERSON_LINES.link });
export const LanguageInput = Type.Optional(
  Type.Unsafe<Language>({
    type: 'string',
    enum: ['th', 'en'],
    description: 'The language to write to the person in; Thai when absent',
  }),
);

/** The interface checks by the same grammar; `suffix` is `agencyOf(services).emailSuffix`. */
export const isEmail = (text: string, suffix: EmailSuffix): boolean => isEmailAddress(text, suffix);
/** Without the limit on the suffix: for the agency's own addresses. */
export const isAnyEmail = isAnyEmailAddress;

export { cleanPhone, isPhone } from '@dara/model';

/** Normalizes a web address, with `https://` when no scheme was given; null for anything else. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, href } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') && username === '' && href.length <= 1000 ? href : null;
}

export const CountryInput = Type.String({
  pattern: '^[A-Z]{2}$',
  description: 'ISO 3166 code of two letters',
});

/** Addresses that reach one mailbox: many mail servers ignore a plus suffix. */
export function isSameMailbox(one: string, other: string): boolean {
  const mailbox = (address: string) =>
    address
      .trim()
      .toLowerCase()
      .replace(/\+[^@]*(?=@)/, '');
  return mailbox(one) === mailbox(other);
}
