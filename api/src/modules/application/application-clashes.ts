import type { Db } from '@dara/backend';
import { clashesOf } from '../booking/booking.public.ts';
import { shootOf } from './application-brief.ts';
import type { BoardJob } from './application.policy.ts';
import type { Clash } from './application.schema.ts';

/** Other commitments of talents on the shooting days of a job, by talent; empty while these days are unknown. */
export async function clashesWith(
  db: Db,
  job: BoardJob,
  talentIds: readonly string[],
): Promise<Map<string, Clash[]>> {
  const found = new Map<string, Clash[]>();
  const shoot = shootOf(job);
  if (!shoot) return found;
  const rows = await clashesOf(db, talentIds, shoot.from, shoot.to, { exceptJobId: job.id });
  for (const { talentId, kind, jobTitle: title, ...days } of rows) {
    const clash = { kind, from: days.from, to: days.to, title };
    found.set(talentId, [...(found.get(talentId) ?? []), clash]);
  }
  return found;
}
