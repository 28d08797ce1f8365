import { localized, useIntl, useLocale, type Localized } from '@dara/sdk/i18n';

interface Named {
  talentName: Localized | null;
}

/** Names of items' talents; a text for a withdrawn talent, whose name the api omits. */
export function useItemNames(): (item: Named) => string {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return ({ talentName }) =>
    talentName
      ? localized(talentName, locale)
      : formatMessage({ id: 'business.proposal.offer.away' });
}

export function useItemName(item: Named): string {
  return useItemNames()(item);
}
