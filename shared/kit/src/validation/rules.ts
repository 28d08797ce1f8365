import { isEmailAddress } from '@dara/model';

/** A message by id with its values, as rules, forms and notices pass it around. */
export type ValidationMessage = {
  id: string;
  values?: Record<string, string | number>;
};

export const PASSWORD_MIN_LENGTH = 8;

/** Nothing to judge: every rule but `required` passes it. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** False for text without a visible character, and for what is falsy and not 0. */
export function isPresent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return value === 0 || Boolean(value);
}

/** Digits 0-9 only; Thai digits, signs and points are refused. */
export function isDigits(value: string | number): boolean {
  return /^[0-9]*$/.test(String(value));
}

export function isEmail(value: string): boolean {
  return value === '' || isEmailAddress(value);
}

/**
 * Length as a person counts: a Thai consonant with its vowel and tone mark is one, and so is
 * an emoji. Used for lower bounds.
 */
export function perceivedLength(value: string): number {
  if (typeof Intl.Segmenter !== 'function') return storedLength(value);
  let count = 0;
  for (const segment of new Intl.Segmenter('th').segment(value)) count += segment.segment ? 1 : 0;
  return count;
}

/**
 * Length as the api counts (code points), and therefore used for upper bounds and passwords:
 * what passes here is not refused there. It is never less than the perceived length, so text
 * that passes a lower bound here passes it there too.
 */
export function storedLength(value: string): number {
  return [...value].length;
}

export function hasMinLength(value: string, limit: number): boolean {
  return value === '' || perceivedLength(value) >= limit;
}

export function hasMaxLength(value: string, limit: number): boolean {
  return storedLength(value) <= limit;
}

const isNumeric = (value: string | number) =>
  typeof value === 'number' ? !Number.isNaN(value) : value.trim() !== '' && !isNaN(Number(value));

export function isAtLeast(value: string | number, bound: number): boolean {
  return value === '' || (isNumeric(value) && Number(value) >= bound);
}

export function isAtMost(value: string | number, bound: number): boolean {
  return value === '' || (isNumeric(value) && Number(value) <= bound);
}

export type PasswordCheck = 'length' | 'lower' | 'upper' | 'digit' | 'symbol';

/** Which lines of the checklist under a password are met; `symbol` is advice and never blocks. */
export function passwordChecks(value: string): Record<PasswordCheck, boolean> {
  return {
    length: storedLength(value) >= PASSWORD_MIN_LENGTH,
    lower: /[a-z]/.test(value),
    upper: /[A-Z]/.test(value),
    digit: /[0-9]/.test(value),
    symbol: /[^\p{L}\p{M}\p{N}\s]/u.test(value),
  };
}

export function isPassword(value: string): boolean {
  if (value === '') return true;
  const { length, lower, upper, digit } = passwordChecks(value);
  return length && lower && upper && digit;
}

/** Whether an end is not before its start; a missing or unreadable side is not judged here. */
export function isDateRank(
  end: string | Date | null | undefined,
  start: string | Date | null | undefined,
): boolean {
  if (isEmpty(end) || isEmpty(start)) return true;
  const endTime = new Date(end as string | Date).getTime();
  const startTime = new Date(start as string | Date).getTime();
  return Number.isNaN(endTime) || Number.isNaN(startTime) || endTime >= startTime;
}
