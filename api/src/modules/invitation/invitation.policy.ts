import { type Db, AppError, type Identity } from '@dara/backend';
import type { Actor, JobStatus } from '@dara/model';
import { sql } from 'kysely';
import { isId } from '../../kernel/new-id.ts';

/** Of a job what its invitations go by. */
export interface InvitingJob {
  id: string;
  business_profile_id: string;
  status: JobStatus;
  apply_until: string | null;
  /** The days on which its talents work, as far as they are known. */
  first_day: string | null;
  last_day: string | null;
  is_filled: boolean;
  is_business_approved: boolean;
}

/** Whose words a reader may see, and in which capacity it acts. */
export interface Inviter {
  actor: Identity;
  isBusiness: boolean;
  actors: readonly Actor[];
}

export function inviterOf(actor: Identity): Inviter {
  const isBusiness = actor.permission === 'Business';
  return { actor, isBusiness, actors: isBusiness ? ['Owner'] : ['Staff'] };
}

const isFilled = sql`t.openings <= (SELECT count(*) FROM job_application a
  WHERE a.job_id = t.id AND a.status IN ('Hired', 'Completed') AND a.deleted_at IS NULL)`;

/** The job whose invitations are meant; another business's does not exist. */
export async function findInvitingJob(
  db: Db,
  { actor, isBusiness }: Inviter,
  id: string,
  lock = false,
): Promise<InvitingJob> {
  const owner = isBusiness ? sql`AND t.business_profile_id = ${actor.businessProfileId}` : sql``;
  const { rows } = isId(id)
    ? await sql<InvitingJob>`
        SELECT t.id, t.business_profile_id, t.status, t.apply_until,
          coalesce(t.shoot_from, t.shoot_to) AS first_day, coalesce(t.shoot_to, t.shoot_from) AS last_day,
          ${isFilled} AS is_filled, b.status = 'Approved' AND b.active AS is_business_approved
        FROM job t JOIN business_profile b ON b.id = t.business_profile_id
        WHERE t.id = ${id} AND t.deleted_at IS NULL ${owner} ${lock ? sql`FOR SHARE OF t` : sql``}`.execute(
        db,
      )
    : { rows: [] };
  if (!rows[0]) throw new AppError('JOB_NOT_EXIST');
  return rows[0];
}

/** Who is invited has to be able to apply. */
export function takesApplications(job: InvitingJob, day: string): boolean {
  const isInTime = job.apply_until === null || job.apply_until >= day;
  return job.status === 'Open' && isInTime && !job.is_filled && job.is_business_approved;
}

export function requireOpen(job: InvitingJob, day: string): void {
  if (!takesApplications(job, day)) throw new AppError('JOB_CLOSED');
}
