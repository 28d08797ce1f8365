import { readDraft } from '@dara/kit/forms';
import { useLocation } from '@dara/sdk/router';
import type { DraftKey } from '@dara/sdk/session';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

const NAMES = [
  ...(['firstName', 'lastName', 'email', 'contactPhone', 'address'] as const),
  ...(['province', 'district', 'subDistrict', 'postalCode', 'language'] as const),
] as const;

/** Texts of a person that were typed in the form of a user. */
export type BegunPerson = Record<(typeof NAMES)[number], string>;

/** Navigation state for the form of a talent or a business: nothing personal is in the address. */
export const begunWith = (person: BegunPerson) => ({
  begun: Object.fromEntries(NAMES.map((name) => [name, person[name].trim()])),
});

/** The person that the navigation to this page brought, with a key that a reload keeps. */
export function useBegunPerson(): { key: string; person: BegunPerson } | undefined {
  const { key, state } = useLocation();
  const { begun } = (state ?? {}) as { begun?: Partial<Record<keyof BegunPerson, unknown>> };
  if (!begun) return undefined;
  const texts = NAMES.map((name) => [name, typeof begun[name] === 'string' ? begun[name] : '']);
  return { key, person: Object.fromEntries(texts) as BegunPerson };
}

interface BeginFormProps {
  draftKey: DraftKey;
  values: object;
}

/** Fills in the surrounding form as if the values were typed there, unless its draft has more. */
export function BeginForm({ draftKey, values }: BeginFormProps) {
  const form = useFormikContext<object>();
  const begin = useEffectEvent(() => {
    if (!readDraft(draftKey, form.values)) void form.setValues({ ...form.values, ...values });
  });
  useEffect(() => begin(), []);
  return null;
}
