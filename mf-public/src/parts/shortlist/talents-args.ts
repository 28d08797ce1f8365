import type { TalentListApiArg } from '../../api/generated.ts';
import { SHORTLIST_MAX } from './shortlist-store.ts';

/** The call for the talents of a shortlist; the same for whoever asks, so that they share the answer. */
export function talentsArgs(ids: readonly string[]): TalentListApiArg {
  return { ids: [...ids], page: 1, size: SHORTLIST_MAX };
}
