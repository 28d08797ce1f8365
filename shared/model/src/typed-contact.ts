import { latinDigits } from './typed-number.ts';

/** Zero-width characters and direction marks, which chat and contact applications copy along. */
const INVISIBLE = /\p{Cf}/gu;
const PHONE_MARKS = /[\s().\p{Pd}−]/gu;
const PHONE = /^\+?[0-9]{9,15}$/;

/** A typed or pasted e-mail address without invisible characters; full-width characters become plain ones. */
export function cleanEmail(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '');
}

/**
 * A typed or pasted phone number as stored: digits, with `+` before a country code. Understands Thai and full-width digits,
 * any dash, `tel:`, and a trunk zero after Thailand's code.
 */
export function cleanPhone(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(/^\s*tel:/i, '')
    .replace(PHONE_MARKS, '')
    .replace(/^\+660/, '+66');
}

/** Whether a text is a phone number once `cleanPhone` has normalized it. */
export function isPhone(text: string): boolean {
  return PHONE.test(cleanPhone(text));
}
