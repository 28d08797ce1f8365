import {
  cleanEmail,
  emailSuffixOf,
  isAnyEmailAddress,
  isEmailAddress,
  plainNumber,
} from '@dara/model';
import { acceptsLongEmailSuffixes } from '@dara/sdk/api';

/** A message by id with its values, as rules, forms and notices pass it around. */
export type ValidationMessage = {
  id: string;
  values?: Record<string, string | number>;
};

/** An empty value: every rule but `required` accepts it. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** False for text without a visible character, and for falsy values except 0. */
export function isPresent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return value === 0 || Boolean(value);
}

/** Digits 0-9 only; Thai digits, signs and points are refused. */
export function isDigits(value: string | number): boolean {
  return /^[0-9]*$/.test(String(value));
}

/** Baht, to the satang unless they are whole. */
export function isMoney(value: string, decimals: 0 | 2): boolean {
  const plain = plainNumber(value);
  return decimals === 0 ? /^[0-9]+$/.test(plain) : /^[0-9]+(\.[0-9]{1,2})?$/.test(plain);
}

/** With the suffix that the site accepts, as the api does. */
export function isEmail(value: string): boolean {
  const suffix = emailSuffixOf(acceptsLongEmailSuffixes());
  return value === '' || isEmailAddress(cleanEmail(value), suffix);
}

/** Without the suffix limit: for existing accounts' addresses, and the agency's. */
export function isAnyEmail(value: string): boolean {
  return value === '' || isAnyEmailAddress(cleanEmail(value));
}

const isNumeric = (value: string | number) =>
  typeof value === 'number' ? !Number.isNaN(value) : value.trim() !== '' && !isNaN(Number(value));

export function isAtLeast(value: string | number, bound: number): boolean {
  return value === '' || (isNumeric(value) && Number(value) >= bound);
}

export function isAtMost(value: string | number, bound: number): boolean {
  return value === '' || (isNumeric(value) && Number(value) <= bound);
}

/** Whether an end is not before its start; a missing or invalid side is not checked here. */
export function isDateRank(
  end: string | Date | null | undefined,
  start: string | Date | null | undefined,
): boolean {
  if (isEmpty(end) || isEmpty(start)) return true;
  const endTime = new Date(end as string | Date).getTime();
  const startTime = new Date(start as string | Date).getTime();
  return Number.isNaN(endTime) || Number.isNaN(startTime) || endTime >= startTime;
}
