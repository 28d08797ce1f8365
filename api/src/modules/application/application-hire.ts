import { AppError, type Db, type Identity, type Services } from '@dara/backend';
import { JOB_TRANSITIONS, canTransition } from '@dara/model';
import { today } from '../../kernel/age.ts';
import { contentChanged } from '../../kernel/content/content.ts';
import { recordAudit } from '../../kernel/record/audit.ts';
import { bookHire } from '../booking/booking.public.ts';
import { endInvitations } from '../invitation/invitation.public.ts';
import { businessRecipients, notify } from '../notice/notice.public.ts';
import type { ApplicationRecord } from './application.model.ts';
import { actorsOf, type BoardJob, type Deciding } from './application.policy.ts';
import { countHired } from './application.repository.ts';

/** Refuses a hire without an opening, or for a job that cannot be filled. The caller has locked the job. */
export async function requireOpening(
  trx: Db,
  job: BoardJob,
  application: ApplicationRecord,
): Promise<void> {
  if (job.status === 'Completed' || job.status === 'Cancelled') throw new AppError('JOB_CLOSED');
  // Back from Completed it takes its own opening again.
  const others = (await countHired(trx, job.id)) - (application.status === 'Completed' ? 1 : 0);
  if (others >= job.openings) throw new AppError('JOB_FILLED');
  if (!application.is_available) throw new AppError('TALENT_NOT_AVAILABLE');
}

interface Hiring {
  job: BoardJob;
  application: ApplicationRecord;
  /** Confirms days that the talent declared as off. */
  onDayOff?: boolean | undefined;
}

/**
 * Books the shooting days for a hired talent, and closes the job after its last opening. The caller has locked the
 * job.
 */
export async function hire(
  services: Services,
  deciding: Deciding,
  { job, application, onDayOff }: Hiring,
  trx: Db,
): Promise<void> {
  const booking = {
    talentId: application.talent_id,
    jobId: job.id,
    applicationId: application.id,
    from: job.shoot_from,
    to: job.shoot_to,
    onDayOff,
  };
  await bookHire(services, deciding, booking, trx);
  await closeWhenFilled(services, job, deciding.requestId, trx);
}

/** Closes a job when its last opening is filled. The caller has locked the job. */
async function closeWhenFilled(
  services: Services,
  job: BoardJob,
  requestId: string,
  trx: Db,
): Promise<void> {
  if (!canTransition(JOB_TRANSITIONS, job.status, 'Closed', ['System'])) return;
  if ((await countHired(trx, job.id)) < job.openings) return;
  await setJobStatus(services, job, 'Closed', { actor: null, requestId }, trx);
  await endInvitations(services, trx, job.id, 'JobClosed');
}

/** Opens a closed job again after a release, unless its deadline is over. The caller has locked the job. */
export async function reopen(
  services: Services,
  deciding: Deciding,
  job: BoardJob,
  trx: Db,
): Promise<void> {
  if (!canTransition(JOB_TRANSITIONS, job.status, 'Open', actorsOf(deciding.actor))) return;
  if (job.apply_until !== null && job.apply_until < today()) return;
  if ((await countHired(trx, job.id)) >= job.openings) return;
  await setJobStatus(services, job, 'Open', deciding, trx);
}

/** Row, history, notice to the business, and public pages. */
async function setJobStatus(
  services: Services,
  job: BoardJob,
  status: 'Open' | 'Closed',
  { actor, requestId }: { actor: Identity | null; requestId: string },
  trx: Db,
): Promise<void> {
  const { version } = await trx
    .updateTable('job')
    .set((eb) => ({ status, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', job.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordAudit(trx, {
    actor,
    action: status === 'Open' ? 'Status' : 'close',
    entity: 'job',
    entityId: job.id,
    diff: { status: { before: job.status, after: status } },
    requestId,
  });
  await notify(
    services,
    {
      kind: 'JobStatus',
      key: `${job.id}:${version}`,
      subject: { entity: 'job', id: job.id },
      data: { job: job.title, status },
      recipients: await businessRecipients(trx, job.business_profile_id),
    },
    trx,
  );
  await contentChanged(services, { entity: 'job', id: job.id }, trx);
}
