import type { TalentCard } from '../../api/generated.ts';
import { cleanIds } from '../../parts/shortlist/shortlist-store.ts';

/** The ids of a shared link; undefined for the own list. */
export function sharedIds(params: URLSearchParams): string[] | undefined {
  const texts = params.getAll('ids');
  return texts.length > 0 ? cleanIds(texts.flatMap((text) => text.split(','))) : undefined;
}

/** Ids of talents who are not public any more. */
export function missingFrom(ids: readonly string[], talents: readonly TalentCard[]): string[] {
  const seen = new Set(talents.map(({ id }) => id));
  return ids.filter((id) => !seen.has(id));
}
