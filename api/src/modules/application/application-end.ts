import type { Db, Services } from '@dara/backend';
import type { ApplicationStatus } from '@dara/model';
import { historyOf, type ActorContext } from '../../kernel/record/history.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { cancelBookingsOfJob } from '../booking/booking.public.ts';
import { notify, talentRecipients } from '../notice/notice.public.ts';

const audit = historyOf('jobApplication');

/** Applications that move with the end of their job. */
const MOVED = {
  Rejected: ['Applied', 'Shortlisted', 'Hold', 'Hired'],
  Completed: ['Hired'],
} as const satisfies Record<string, readonly ApplicationStatus[]>;

interface EndedJob {
  id: string;
  title: Localized;
}

const cancelledMessage = (reason: string): Localized => ({
  th: `ขออภัย งานนี้ถูกยกเลิก เหตุผล: ${reason}`,
  en: `We are sorry: this job was cancelled. Reason: ${reason}`,
});

/** Moves the applications of a locked job to `to`, and returns them. */
async function moveAll(
  trx: Db,
  context: ActorContext,
  job: EndedJob,
  to: 'Rejected' | 'Completed',
  message: Localized | null,
): Promise<{ id: string; talent_id: string }[]> {
  const moved = await trx
    .selectFrom('job_application')
    .select(['id', 'talent_id', 'status'])
    .where('job_id', '=', job.id)
    .where('status', 'in', MOVED[to])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (moved.length === 0) return moved;
  await trx
    .updateTable('job_application')
    .set((eb) => ({
      status: to,
      reject_reason: to === 'Rejected' ? ('Other' as const) : null,
      reject_message: message && JSON.stringify(message),
      updated_at: new Date(),
      version: eb('version', '+', 1),
    }))
    .where(
      'id',
      'in',
      moved.map(({ id }) => id),
    )
    .execute();
  for (const { id, status } of moved)
    await audit(trx, context, 'Status', id, { status: { before: status, after: to } });
  return moved;
}

/** The hires of a completed job are completed with it. The caller has locked the job. */
export async function completeHires(trx: Db, context: ActorContext, job: EndedJob): Promise<void> {
  await moveAll(trx, context, job, 'Completed', null);
}

/**
 * Ends the applications and bookings of a cancelled job and notifies the talents of the reason. The caller has locked the
 * job.
 */
export async function endApplications(
  services: Services,
  trx: Db,
  context: ActorContext,
  job: EndedJob,
  reason: string,
): Promise<void> {
  const ended = await moveAll(trx, context, job, 'Rejected', cancelledMessage(reason));
  await cancelBookingsOfJob(services, context, { jobId: job.id, reason }, trx);
  for (const { id, talent_id } of ended) {
    await notify(
      services,
      {
        kind: 'JobStatus',
        key: `${id}:cancelled`,
        subject: { entity: 'job', id: job.id },
        data: { job: job.title, status: 'Cancelled', reason },
        recipients: await talentRecipients(trx, talent_id),
      },
      trx,
    );
  }
}
