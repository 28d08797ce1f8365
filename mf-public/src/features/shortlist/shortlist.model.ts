import type { TalentCard } from '../../api/generated.ts';
import { cleanIds } from '../../parts/shortlist/shortlist-store.ts';

/** The ids of a shared link; undefined where the address is that of one's own list. */
export function sharedIds(params: URLSearchParams): string[] | undefined {
  const texts = params.getAll('ids');
  return texts.length > 0 ? cleanIds(texts.flatMap((text) => text.split(','))) : undefined;
}

/** The talents in the order of their ids, however the answer has them. */
export function inOrder(ids: readonly string[], talents: readonly TalentCard[]): TalentCard[] {
  const byId = new Map(talents.map((talent) => [talent.id, talent]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The ids of talents that are not public any more. */
export function missingFrom(ids: readonly string[], talents: readonly TalentCard[]): string[] {
  const seen = new Set(talents.map(({ id }) => id));
  return ids.filter((id) => !seen.has(id));
}
