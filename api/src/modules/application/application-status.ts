import { invalidField, type Db, type Services } from '@dara/backend';
import { APPLICATION_TRANSITIONS, REJECTION_TEXTS } from '@dara/model';
import { isStaff } from '../../kernel/schema/permission.ts';
import { changeMany, type BulkResult } from '../../kernel/record/bulk.ts';
import { historyOf } from '../../kernel/record/history.ts';
import { requireTransition } from '../../kernel/record/transition.ts';
import { requireVersion } from '../../kernel/record/version.ts';
import { cleanLocalized, cleanText } from '../../kernel/schema/input.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { cancelBookingsOf } from '../booking/booking.public.ts';
import { hire, reopen, requireOpening } from './application-hire.ts';
import { notifyOfRelease, notifyTalent } from './application-notice.ts';
import { readableOf } from './application-read.ts';
import { toApplicationRow } from './application.model.ts';
import { actorsOf, requireJob, type Deciding } from './application.policy.ts';
import { findApplicationRow, lockApplication } from './application.repository.ts';
import type { ApplicationRow, StageBody } from './application.schema.ts';

const audit = historyOf('jobApplication');

/** The message to a talent whose hire is released. */
function releaseMessageOf({ message }: StageBody): Localized {
  const written = message && cleanLocalized(message, cleanText);
  if (!written?.th) throw invalidField('message.th', 'required');
  return written;
}

/** The message to a rejected talent: the standard text of the reason, or the text edited by staff. */
function rejectionOf({ actor }: Deciding, { status, reason, message }: StageBody) {
  if (status !== 'Rejected') return { reason: null, message: null };
  if (!reason) throw invalidField('reason', 'required');
  if (message && !isStaff(actor)) throw invalidField('message', 'notAllowed');
  const written: Localized = message ? cleanLocalized(message, cleanText) : REJECTION_TEXTS[reason];
  if (!written.th) throw invalidField('message.th', 'required');
  return { reason, message: written };
}

/** Moves one application in the caller's transaction. The job of a hire or release is locked before its application. */
async function moveIn(
  services: Services,
  deciding: Deciding,
  { id, wanted }: { id: string; wanted: StageBody },
  trx: Db,
): Promise<ApplicationRow> {
  const { actor, jobId } = deciding;
  const isHire = wanted.status === 'Hired';
  // Only a release leads from a hire to the shortlist; the previous status is known once the application is locked.
  const mayBeRelease = wanted.status === 'Shortlisted';
  const job = await requireJob(trx, actor, jobId, isHire || mayBeRelease ? 'update' : undefined);
  const readable = readableOf(job.id, actor);
  await lockApplication(trx, job.id, id);
  const before = await findApplicationRow(trx, readable, id);
  const show = (row: typeof before) => toApplicationRow(row, job, isStaff(actor));
  if (!requireTransition(APPLICATION_TRANSITIONS, before.status, wanted.status, actorsOf(actor))) {
    return show(before);
  }
  requireVersion(before, wanted.version, show);
  const { reason, message } = rejectionOf(deciding, wanted);
  const release = before.status === 'Hired' && mayBeRelease ? releaseMessageOf(wanted) : null;
  if (isHire) await requireOpening(trx, job, before);
  await trx
    .updateTable('job_application')
    .set((eb) => ({
      status: wanted.status,
      reject_reason: reason,
      reject_message: message && JSON.stringify(message),
      updated_at: new Date(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', before.id)
    .execute();
  await audit(trx, deciding, 'Status', before.id, {
    status: { before: before.status, after: wanted.status },
    ...(reason ? { reason: { before: null, after: reason } } : {}),
    ...(release ? { statusReason: { before: null, after: release.th } } : {}),
  });
  const after = await findApplicationRow(trx, readable, before.id);
  if (release) await notifyOfRelease(services, { job, after, message: release, actor }, trx);
  else await notifyTalent(services, { job, before, after }, trx);
  if (isHire) await hire(services, deciding, { job, application: after, ...wanted }, trx);
  const cancelled = reason ?? release?.th;
  if (cancelled) {
    const end = { applicationId: after.id, reason: cancelled };
    await cancelBookingsOf(services, deciding, end, trx);
  }
  if (release && wanted.reopen !== false) await reopen(services, deciding, job, trx);
  return show(after);
}

/** Decisions of staff and businesses about applications, as the transition table allows. */
export function createDecisions(services: Services) {
  const { db } = services;
  return {
    move: (deciding: Deciding, id: string, wanted: StageBody): Promise<ApplicationRow> =>
      db.transaction().execute((trx) => moveIn(services, deciding, { id, wanted }, trx)),

    async moveMany(
      deciding: Deciding,
      ids: readonly string[],
      wanted: StageBody,
    ): Promise<BulkResult> {
      await requireJob(db, deciding.actor, deciding.jobId);
      rejectionOf(deciding, wanted);
      return changeMany(services, {
        ids,
        async change(trx, id) {
          await moveIn(services, deciding, { id, wanted }, trx);
        },
      });
    },
  };
}
