import type { Db } from '@dara/backend';
import type { ErasureBlock } from '@dara/model';
import { sql } from 'kysely';
import { today } from '../../../kernel/age.ts';
import type { Block } from '../privacy.schema.ts';

/** The subject: an account with its talent, or an address without an account. */
export interface ErasureSubject {
  profileId: string | null;
  talentId: string | null;
  email: string | null;
}

/**
 * Reasons against an erasure: booked days, unfinished work, a business without another owner, the last administrator,
 * and the administrator who executes it (`actorId`, null for the system).
 */
export async function erasureBlockersOf(
  db: Db,
  { profileId, talentId }: ErasureSubject,
  actorId: string | null,
): Promise<Block[]> {
  const { rows } = await sql<{ block: ErasureBlock; count: number }>`
    SELECT 'Oneself' AS block, (${profileId}::uuid = ${actorId}::uuid)::int AS count
    UNION ALL SELECT 'LastAdmin', count(*)::int FROM profile p
      WHERE p.id = ${profileId} AND p.permission = 'Admin' AND NOT EXISTS (SELECT 1 FROM profile o
        WHERE o.permission = 'Admin' AND o.id <> p.id AND o.active AND o.deleted_at IS NULL)
    UNION ALL SELECT 'LastOwner', count(*)::int FROM profile p
      JOIN business_profile b ON b.id = p.business_profile_id AND b.deleted_at IS NULL
      WHERE p.id = ${profileId} AND p.business_role = 'Owner' AND NOT EXISTS (SELECT 1 FROM profile o
        WHERE o.business_profile_id = b.id AND o.business_role = 'Owner' AND o.id <> p.id AND o.active
          AND o.deleted_at IS NULL)
    UNION ALL SELECT 'LiveBooking', count(*)::int FROM booking
      WHERE talent_id = ${talentId} AND kind = 'Booked' AND status = 'Active' AND deleted_at IS NULL
        AND to_day >= ${today()}::date
    UNION ALL SELECT 'Hired', count(*)::int FROM job_application
      WHERE talent_id = ${talentId} AND status = 'Hired' AND deleted_at IS NULL`.execute(db);
  return rows.filter(({ count }) => count > 0);
}
