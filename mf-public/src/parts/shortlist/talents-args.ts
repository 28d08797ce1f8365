import type { PageStore } from '@dara/contract';
import { endpoints as publicApi, type TalentListApiArg } from '../../api/generated.ts';
import { loadQueries } from '../../load-queries.ts';
import { SHORTLIST_MAX, cleanIds } from './shortlist-store.ts';

/** The query for the talents of a shortlist in any order; all callers share its result. */
export function talentsArgs(ids: readonly string[]): TalentListApiArg {
  return { ids: ids.toSorted(), page: 1, size: SHORTLIST_MAX };
}

/** The talents that a form's address names. */
export const talentsAsked = (params: URLSearchParams): string[] =>
  cleanIds(params.getAll('talent'));

/** Loads the talents of a page before it renders. */
export async function loadTalents(
  ids: readonly string[] = [],
  { store, signal }: { store: PageStore; signal: AbortSignal },
): Promise<null> {
  const { talentList } = publicApi.endpoints;
  if (ids.length > 0) await loadQueries(store, [talentList.initiate(talentsArgs(ids))], signal);
  return null;
}
