/** Whether a Thai tax id is whole: 13 digits of which the last is computed from the others. */
export function isTaxId(text: string): boolean {
  if (!/^[0-9]{13}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 12).reduce((total, digit, index) => total + digit * (13 - index), 0);
  return digits[12] === (11 - (sum % 11)) % 10;
}
