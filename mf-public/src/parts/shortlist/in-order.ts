import type { TalentCard } from '../../api/generated.ts';

/** The talents in the order of the ids, regardless of the response. */
export function inOrder(ids: readonly string[], talents: readonly TalentCard[]): TalentCard[] {
  const byId = new Map(talents.map((talent) => [talent.id, talent]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
