import { errorMessage } from '@dara/sdk/api';
import { localized, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { endpoints as businessApi } from '../../../api/generated.ts';
import { newItem, prefilledItem, type ItemValues } from './proposal-values.ts';
import type { TalentChoice } from './talent-choices.tsx';

/** Rows for chosen talents with what the api suggests; whoever cannot be proposed is named and left out. */
export function useNewItems() {
  const notice = useNotice();
  const locale = useLocale();
  const [prefill, { isFetching }] = businessApi.endpoints.managementProposalPrefill.useLazyQuery();
  const begin = async (
    ids: readonly string[],
    chosen: readonly TalentChoice[],
  ): Promise<ItemValues[] | undefined> => {
    try {
      const { items } = await prefill({ talents: [...ids] }).unwrap();
      const away = items.filter(({ isAvailable }) => !isAvailable);
      if (away.length > 0) {
        const names = away.map(({ talentName }) => localized(talentName, locale)).join(', ');
        notice({ kind: 'error', message: { id: 'business.proposal.add.away', values: { names } } });
      }
      return items
        .filter(({ isAvailable }) => isAvailable)
        .map((item) => {
          const image = chosen.find(({ id }) => id === item.talentId)?.image ?? null;
          return newItem(prefilledItem(item, image));
        });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
      return undefined;
    }
  };
  return { begin, isFetching };
}
