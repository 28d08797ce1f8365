import { storedLength } from './text-length.ts';

export const PASSWORD_MIN_LENGTH = 8;

export type PasswordCheck = 'length' | 'lower' | 'upper' | 'digit' | 'symbol';

/** Fulfilled requirements of a password; `symbol` is a recommendation and never blocks. */
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
