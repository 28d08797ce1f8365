import { JOB_TRANSITIONS, canTransition, type Actor, type JobStatus } from '@dara/model';
import type { JobRecord } from '../../../api/generated.ts';

/** Actions on a job, by target status. */
export const MOVES = {
  submit: 'Review',
  open: 'Open',
  return: 'Draft',
  reopen: 'Open',
  close: 'Closed',
  complete: 'Completed',
  cancel: 'Cancelled',
} as const satisfies Record<string, JobStatus>;
export type JobMoveName = keyof typeof MOVES;
export type JobAction = JobMoveName | 'duplicate' | 'delete';

/** Where each move begins, where more than one leads to a status. */
const FROM: Partial<Record<JobMoveName, readonly JobStatus[]>> = {
  submit: ['Draft'],
  open: ['Review'],
  reopen: ['Closed'],
};

/** Actions that need a reason. */
export const WITH_REASON: readonly JobAction[] = ['return', 'cancel'];

/** Those for which its business has to be approved. */
const APPROVED_ALONE: readonly JobMoveName[] = ['submit', 'open', 'reopen'];

const MOVE_NAMES = Object.keys(MOVES) as JobMoveName[];

/** What this person can do with a job in its current state; the api holds the same rules. */
export function actionsFor(
  { status, businessStatus }: Pick<JobRecord, 'status' | 'businessStatus'>,
  isStaff: boolean,
  actors: readonly Actor[],
): JobAction[] {
  const moves = MOVE_NAMES.filter(
    (name) =>
      (FROM[name] ?? [status]).includes(status) &&
      (businessStatus === 'Approved' || !APPROVED_ALONE.includes(name)) &&
      canTransition(JOB_TRANSITIONS, status, MOVES[name], actors),
  );
  const isDeletable = status === 'Draft' || (isStaff && status === 'Cancelled');
  return [...moves, 'duplicate', ...(isDeletable ? (['delete'] as const) : [])];
}
