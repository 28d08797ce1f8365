import type { TalentListApiArg } from '../../api/generated.ts';
import { SHORTLIST_MAX } from './shortlist-store.ts';

/** The query for the talents of a shortlist; all callers share its result. */
export function talentsArgs(ids: readonly string[]): TalentListApiArg {
  return { ids: [...ids], page: 1, size: SHORTLIST_MAX };
}
