import type { Rule } from '@dara/kit/validation';

const TAX_ID_LENGTH = 13;

function rule(name: string, id: string, passes: (value: string) => boolean): Rule<string> {
  return { name, message: { id }, test: (value) => !value || passes(value) };
}

/** 13 digits of which the last is computed from the others. */
function isTaxId(text: string): boolean {
  if (!/^[0-9]{13}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits
    .slice(0, -1)
    .reduce((total, digit, index) => total + digit * (TAX_ID_LENGTH - index), 0);
  return digits.at(-1) === (11 - (sum % 11)) % 10;
}

export const taxId = () => rule('taxId', 'public.register.rule.taxId', isTaxId);

export const postalCode = () =>
  rule('postalCode', 'public.register.rule.postalCode', (text) => /^\d{5}$/.test(text));

export const branchNo = () =>
  rule('branchNo', 'public.register.rule.branchNo', (text) => /^\d{5}$/.test(text));

/** A box that has to be ticked. */
export const accepted = (): Rule<boolean> => ({
  name: 'accepted',
  message: { id: 'sdk.error.CONSENT_REQUIRED' },
  test: (value) => value === true,
});
