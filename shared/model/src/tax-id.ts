const LENGTH = 13;

/** The branch number of a head office. */
export const HEAD_OFFICE = '00000';

/** Whether a Thai tax id is valid: 13 digits with a check digit. */
export function isTaxId(text: string): boolean {
  if (!/^[0-9]{13}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits
    .slice(0, -1)
    .reduce((total, digit, index) => total + digit * (LENGTH - index), 0);
  return digits.at(-1) === (11 - (sum % 11)) % 10;
}
