import { type Db, AppError } from '@dara/backend';
import { sql } from 'kysely';
import type { InvitingJob, Inviter } from './invitation.policy.ts';

const isFilled = sql`t.openings <= (SELECT count(*) FROM job_application a
  WHERE a.job_id = t.id AND a.status IN ('Hired', 'Completed') AND a.deleted_at IS NULL)`;

/** The job of the invitations; another business's job does not exist. */
export async function findInvitingJob(
  db: Db,
  { actor, isBusiness }: Inviter,
  id: string,
  lock = false,
): Promise<InvitingJob> {
  const owner = isBusiness ? sql`AND t.business_profile_id = ${actor.businessProfileId}` : sql``;
  const { rows } = await sql<InvitingJob>`
    SELECT t.id, t.business_profile_id, t.status, t.apply_until,
      coalesce(t.shoot_from, t.shoot_to) AS first_day, coalesce(t.shoot_to, t.shoot_from) AS last_day,
      ${isFilled} AS is_filled, b.status = 'Approved' AND b.active AS is_business_approved
    FROM job t JOIN business_profile b ON b.id = t.business_profile_id
    WHERE t.id = ${id} AND t.deleted_at IS NULL ${owner} ${lock ? sql`FOR SHARE OF t` : sql``}`.execute(
    db,
  );
  if (!rows[0]) throw new AppError('JOB_NOT_EXIST');
  return rows[0];
}
