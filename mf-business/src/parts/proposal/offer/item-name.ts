import { localized, useIntl, useLocale, type Localized } from '@dara/sdk/i18n';

/** Name of an item's talent; a text for a withdrawn talent, whose name the api omits. */
export function useItemName({ talentName }: { talentName: Localized | null }): string {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return talentName
    ? localized(talentName, locale)
    : formatMessage({ id: 'business.proposal.offer.away' });
}
