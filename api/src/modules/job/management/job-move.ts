import { AppError, type Db, invalidField, type Services } from '@dara/backend';
import { JOB_TRANSITIONS, type JobStatus } from '@dara/model';
import { today } from '../../../kernel/age.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { completeHires, endApplications } from '../../application/application.public.ts';
import { requireApprovedBusiness } from '../../business/business.public.ts';
import { endInvitations } from '../../invitation/invitation.public.ts';
import { notifyOfJobStatus, notifyOfSubmittedJob } from '../job-notice.ts';
import { auditJob } from './job-audit.ts';
import type { JobRecord } from './job-record.schema.ts';

/** Status changes with recipients require a reason. */
function needsReason(from: JobStatus, to: JobStatus): boolean {
  return to === 'Cancelled' || (from === 'Review' && to === 'Draft');
}

/** Fields that a job needs before review, or before it takes applications. */
async function requireReady(trx: Db, job: JobRecord, to: JobStatus): Promise<void> {
  if (to !== 'Review' && to !== 'Open') return;
  await requireApprovedBusiness(trx, job.businessProfileId);
  if (job.applyUntil !== null && job.applyUntil < today()) throw new AppError('JOB_DEADLINE_OVER');
  if (job.hired >= job.openings) throw new AppError('JOB_FILLED');
}

export interface Move {
  to: JobStatus;
  reason: string | null;
}

/**
 * Moves a locked job to a status that `JOB_TRANSITIONS` allows: row, history, notices and public pages; answers the version
 * that it came to. `before` is the job as it was locked.
 */
export async function moveJob(
  services: Services,
  trx: Db,
  context: ActorContext,
  before: JobRecord,
  { to, reason }: Move,
): Promise<number> {
  const { id, status: from } = before;
  if (JOB_TRANSITIONS[from][to] === undefined) throw new AppError('INVALID_TRANSITION');
  const hasReleaseDetails = needsReason(from, to);
  if (hasReleaseDetails && reason === null) throw invalidField('reason', 'required');
  await requireReady(trx, before, to);
  const { version } = await trx
    .updateTable('job')
    .set((eb) => ({
      status: to,
      status_reason: hasReleaseDetails ? reason : null,
      updated_at: new Date(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  if (to === 'Cancelled' || to === 'Closed') {
    await endInvitations(services, trx, id, `Job${to}`);
  }
  if (to === 'Cancelled' && reason !== null)
    await endApplications(services, trx, context, before, reason);
  if (to === 'Completed') await completeHires(trx, context, before);
  const status = { before: from, after: to };
  const diff = {
    status,
    ...(hasReleaseDetails ? { statusReason: { before: null, after: reason } } : {}),
  };
  await auditJob(trx, context, 'Status', id, diff);
  const actorId = context.actor.id;
  const noticed = { ...before, version };
  if (to === 'Review') await notifyOfSubmittedJob(services, trx, noticed, actorId);
  const told = hasReleaseDetails ? reason : null;
  await notifyOfJobStatus(services, trx, noticed, { status: to, reason: told, actorId });
  await contentChanged(services, { entity: 'job', id }, trx);
  return version;
}
