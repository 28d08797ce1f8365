import type { Rule } from '@dara/kit/validation';
import { isTaxId } from '@dara/model';

function rule(name: string, id: string, passes: (value: string) => boolean): Rule<string> {
  return { name, message: { id }, test: (value) => !value || passes(value) };
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
