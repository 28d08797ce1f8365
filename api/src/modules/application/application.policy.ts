import { AppError, type Db, type Identity } from '@dara/backend';
import type { Actor, Gender, JobStatus, TalentType } from '@dara/model';
import { isStaff } from '../../kernel/schema/permission.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';

export interface BoardJob {
  id: string;
  title: Localized;
  status: JobStatus;
  openings: number;
  business_profile_id: string;
  shoot_from: string | null;
  shoot_to: string | null;
  apply_until: string | null;
  talent_types: TalentType[];
  gender: Gender[];
  languages: string[];
  age_from: number | null;
  age_to: number | null;
  height_from: number | null;
  height_to: number | null;
}

/** The user and request of a decision, and the job. */
export interface Deciding {
  actor: Identity;
  requestId: string;
  jobId: string;
}

/** The roles of a user for the applications of an accessible job. */
export function actorsOf(identity: Pick<Identity, 'permission'>): Actor[] {
  return isStaff(identity) ? [identity.permission] : [identity.permission, 'Owner'];
}

const columns = [
  'id',
  'title',
  'status',
  'openings',
  'business_profile_id',
  'shoot_from',
  'shoot_to',
  'apply_until',
  ...(['talent_types', 'gender', 'languages'] as const),
  ...(['age_from', 'age_to', 'height_from', 'height_to'] as const),
] as const;

/**
 * A job whose applications the user may access: staff any, a business its own. `lock` locks it until the transaction
 * ends.
 */
export async function requireJob(
  db: Db,
  actor: Identity,
  jobId: string,
  lock?: 'update',
): Promise<BoardJob> {
  const query = db
    .selectFrom('job')
    .select(columns)
    .where('id', '=', jobId)
    .where('deleted_at', 'is', null);
  const job = await (lock ? query.forUpdate() : query).executeTakeFirst();
  const isOwn = job?.business_profile_id === actor.businessProfileId;
  if (!job || !(isStaff(actor) || isOwn)) throw new AppError('JOB_NOT_EXIST');
  return job;
}
