import { localeAddress } from '@dara/contract';
import { mainLanguage, useLocale } from '@dara/sdk/i18n';
import { useSearchParams } from '@dara/sdk/router';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  problemOf,
  withoutProblem,
  type OfferForms,
} from '../../parts/proposal/offer/offer-forms.ts';

/** Where a link is answered while no script listens. What was refused is read once, and leaves the address when one does. */
export function useOfferForms(token: string): OfferForms {
  const [query, setQuery] = useSearchParams();
  const locale = useLocale();
  const [problem] = useState(() => problemOf(query));
  const tidy = useEffectEvent(() => {
    if (problem) setQuery(withoutProblem(query), { replace: true, preventScrollReset: true });
  });
  useEffect(() => tidy(), []);
  const address = `/api/proposal/${encodeURIComponent(token)}/form`;
  const actionOf = (step: string): string =>
    localeAddress(`${address}/${step}`, locale, mainLanguage());
  return { actionOf, problem };
}
