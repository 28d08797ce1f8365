import { localized, useIntl, useLocale, type Localized } from '@dara/sdk/i18n';

/** Whom an item offers; of a talent who has withdrawn the api gives no name, and what is said instead. */
export function useItemName({ talentName }: { talentName: Localized | null }): string {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return talentName
    ? localized(talentName, locale)
    : formatMessage({ id: 'business.proposal.offer.away' });
}
