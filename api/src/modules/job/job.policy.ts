import { AppError, type Db, type Identity } from '@dara/backend';
import type { Actor, JobStatus } from '@dara/model';
import { isStaff } from '../../kernel/schema/permission.ts';

/** Staff reach every job, a business its own; another's does not exist for it. */
export function requireOwnJob(actor: Identity, businessProfileId: string): void {
  if (isStaff(actor)) return;
  const isOwn = actor.permission === 'Business' && actor.businessProfileId === businessProfileId;
  if (!isOwn) throw new AppError('JOB_NOT_EXIST');
}

/** The roles of a user for a job: a business's users own its jobs. */
export function jobActorsOf(actor: Identity, businessProfileId: string): Actor[] {
  const isOwner = actor.permission === 'Business' && actor.businessProfileId === businessProfileId;
  return isOwner ? [actor.permission, 'Owner'] : [actor.permission];
}

export interface ManagedJob {
  id: string;
  businessProfileId: string;
  status: JobStatus;
}

/** The job of a URL, if the user may manage it; otherwise throws `JOB_NOT_EXIST`. */
export async function requireManagedJob(db: Db, actor: Identity, id: string): Promise<ManagedJob> {
  const job = await db
    .selectFrom('job')
    .select(['id', 'business_profile_id', 'status'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!job) throw new AppError('JOB_NOT_EXIST');
  requireOwnJob(actor, job.business_profile_id);
  return { id: job.id, businessProfileId: job.business_profile_id, status: job.status };
}
