import { AppError, type Identity } from '@dara/backend';
import type { Actor, JobStatus } from '@dara/model';

/** Job fields that invitations depend on. */
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

/** Whose messages a reader may see, and the capacity in which it acts. */
export interface Inviter {
  actor: Identity;
  isBusiness: boolean;
  actors: readonly Actor[];
}

export function inviterOf(actor: Identity): Inviter {
  const isBusiness = actor.permission === 'Business';
  return { actor, isBusiness, actors: isBusiness ? ['Owner'] : ['Staff'] };
}

/** An invited talent must be able to apply. */
export function takesApplications(job: InvitingJob, day: string): boolean {
  const isInTime = job.apply_until === null || job.apply_until >= day;
  return job.status === 'Open' && isInTime && !job.is_filled && job.is_business_approved;
}

export function requireOpen(job: InvitingJob, day: string): void {
  if (!takesApplications(job, day)) throw new AppError('JOB_CLOSED');
}
