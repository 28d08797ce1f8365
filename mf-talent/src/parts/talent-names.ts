import type { NamesArgs } from '@dara/contract';
import { localized, useLocale } from '@dara/sdk/i18n';
import { endpoints as talentApi, type TalentRecord } from '../api/generated.ts';

type State = Parameters<ReturnType<typeof talentApi.endpoints.managementTalentDetail.select>>[0];

/** A talent's name in the reader's language, and the stage name if different. */
export function useTalentName(talent: Pick<TalentRecord, 'name' | 'displayName'>): {
  name: string;
  stageName?: string;
} {
  const name = localized(talent.name, useLocale());
  return name === talent.displayName ? { name } : { name, stageName: talent.displayName };
}

/** Title of the talent in the URL, if loaded. */
export function talentNameOf({ store, params, locale }: NamesArgs): string | undefined {
  const { id = '' } = params;
  const state = store.getState() as State;
  const detail = talentApi.endpoints.managementTalentDetail.select({ id })(state).data;
  return detail && localized(detail.name, locale);
}

/** Titles of talent and card in the URL. */
export function cardNames(args: NamesArgs): Record<string, string | undefined> {
  const { id = '', talentId = id, compositeCardId: cardId = '' } = args.params;
  const state = args.store.getState() as State;
  const { managementCompositeCardDetail, managementCompositeCardList } = talentApi.endpoints;
  const card = managementCompositeCardDetail.select({ id: talentId, cardId })(state).data;
  const list = managementCompositeCardList.select({ talentId, size: 20 })(state).data;
  return {
    id:
      talentNameOf(args) ??
      (localized((card ?? list?.items[0])?.talentName, args.locale) || undefined),
    compositeCardId: card?.name ?? list?.items.find((one) => one.id === cardId)?.name,
  };
}
