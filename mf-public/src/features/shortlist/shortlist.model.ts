import { SHORTLIST_LIMITS } from '@dara/model';
import type { TalentCard } from '../../api/generated.ts';
import { cleanIds } from '../../parts/shortlist/shortlist-store.ts';

/** The ids of a shared link; undefined for the own list. */
export function sharedIds(params: URLSearchParams): string[] | undefined {
  const texts = params.getAll('ids');
  return texts.length > 0 ? cleanIds(texts.flatMap((text) => text.split(','))) : undefined;
}

/** The ids of talents that the address compares. */
export function comparedIds(params: URLSearchParams): string[] {
  const ids = params.getAll('compare').flatMap((text) => text.split(','));
  return cleanIds(ids).slice(0, SHORTLIST_LIMITS.compared);
}

/** The query of an address that compares these talents, or none, and keeps the rest. */
export function comparing(search: string, ids: readonly string[]): string {
  const params = new URLSearchParams(search);
  params.delete('compare');
  const rest = params.toString();
  const compare = ids.length > 0 ? `compare=${ids.join(',')}` : '';
  const query = [rest, compare].filter(Boolean).join('&');
  return query && `?${query}`;
}

/** Ids of talents who are not public any more. */
export function missingFrom(ids: readonly string[], talents: readonly TalentCard[]): string[] {
  const seen = new Set(talents.map(({ id }) => id));
  return ids.filter((id) => !seen.has(id));
}
