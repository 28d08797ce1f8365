import {
  type Db,
  type Trx,
  AppError,
  invalidField,
  type Identity,
  type Services,
} from '@dara/backend';
import { sql } from 'kysely';
import { APPLICATION_TRANSITIONS, REQUEST_TRANSITIONS, type JobStatus } from '@dara/model';
import { requireTransition } from '../../kernel/record/transition.ts';
import { historyOf } from '../../kernel/record/history.ts';
import { enqueueMails } from '../../kernel/text/email-template.ts';
import { today } from '../../kernel/age.ts';
import { cleanLine, cleanText } from '../../kernel/schema/input.ts';
import { newId } from '../../kernel/new-id.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import {
  hasPhoto,
  type CardSubject,
  findCard,
  talentNameOf,
} from '../composite-card/composite-card.public.ts';
import { acceptInvitation, notifyAnswered } from '../invitation/invitation.public.ts';
import { discardUnused, lockOwnVideo } from '../video/video.public.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { applicationMails, type Applied } from './application-mail.ts';
import {
  findApplication,
  lockRequest,
  toApplication,
  type StoredApplication,
} from './job-application.repository.ts';
import type { Application, ApplyBody, JobRequest } from './job-application.schema.ts';
import { notifyApplicationReceived, notifyWithdrawn } from './application-notice.ts';
import { listedFor } from './job-filter.ts';
import { isOpenOn } from './job.model.ts';

/** The acting talent and request. */
export interface Applicant {
  actor: Identity;
  talentId: string;
  requestId: string;
}

const auditApplication = historyOf('jobApplication');
const auditRequest = historyOf('jobRequest');
interface LockedJob {
  title: Localized;
  status: JobStatus;
  apply_until: string | null;
  is_withheld: boolean;
  is_filled: boolean;
}

/** A job that the talent may see, locked until the transaction ends. */
async function lockJob(trx: Db, jobId: string, talentId: string): Promise<LockedJob> {
  const { rows } = await sql<LockedJob>`
    SELECT t.title, t.status, t.apply_until, t.is_withheld, t.openings <= (SELECT count(*) FROM job_application a
      WHERE a.job_id = t.id AND a.status IN ('Hired', 'Completed') AND a.deleted_at IS NULL) AS is_filled
    FROM job t WHERE t.id = ${jobId} AND t.deleted_at IS NULL AND ${listedFor(talentId)}
    FOR SHARE OF t`.execute(trx);
  if (!rows[0]) throw new AppError('JOB_NOT_EXIST');
  return rows[0];
}

async function requireApproved(trx: Db, talentId: string): Promise<void> {
  const talent = await trx
    .selectFrom('talent')
    .select(['status', 'active'])
    .where('id', '=', talentId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (talent?.status !== 'Approved' || !talent.active) throw new AppError('TALENT_NOT_APPROVED');
}

/** Stores an application with the card as it is now, and the invitation that it accepts. */
async function insertApplication(
  services: Services,
  trx: Trx,
  { talentId, actor }: Applicant,
  { jobId, subject, body }: { jobId: string; subject: CardSubject; body: ApplyBody },
): Promise<StoredApplication> {
  if (body.tapeId !== undefined) await lockOwnVideo(trx, body.tapeId, talentId);
  const wasInvited = await acceptInvitation(services, trx, { jobId, talentId });
  const row = await trx
    .insertInto('job_application')
    .values({
      id: newId(),
      job_id: jobId,
      talent_id: talentId,
      composite_card_id: subject.id,
      card_snapshot: JSON.stringify(subject),
      note: cleanText(body.note ?? '') || null,
      quoted_rate: body.quotedRate ?? null,
      tape_id: body.tapeId ?? null,
      source: wasInvited ? 'Request' : 'Apply',
      created_by: actor.id,
    })
    // A concurrent second application waits here for the first, and then finds it.
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id'])
    .executeTakeFirst();
  const application = row && (await findApplication(trx, jobId, talentId));
  if (!application) throw new AppError('ALREADY_APPLIED');
  return application;
}

/** The tape goes with it, unless another record shows the video. */
async function writeWithdrawn(trx: Trx, { id, tape }: StoredApplication, at: Date): Promise<void> {
  await trx
    .updateTable('job_application')
    .set((eb) => ({
      ...{ status: 'Withdrawn', tape_id: null },
      ...{ updated_at: at, version: eb('version', '+', 1) },
    }))
    .where('id', '=', id)
    .execute();
  if (tape) await discardUnused(trx, tape.id);
}

/** A talent's actions on jobs, each in one transaction. */
export function createJobAnswers(services: Services) {
  const { db } = services;

  function apply(applicant: Applicant, jobId: string, body: ApplyBody): Promise<Applied> {
    const { talentId } = applicant;
    return db.transaction().execute(async (trx) => {
      const job = await lockJob(trx, jobId, talentId);
      await requireApproved(trx, talentId);
      const known = await findApplication(trx, jobId, talentId);
      if (known && known.status !== 'Withdrawn') throw new AppError('ALREADY_APPLIED');
      if (!isOpenOn(job, today()) || job.is_filled) throw new AppError('JOB_CLOSED');
      const subject = await findCard(trx, talentId, body.compositeCardId);
      if (!subject) throw new AppError('CARD_NOT_EXIST');
      if (!hasPhoto(subject)) throw invalidField('compositeCardId', 'cardWithoutPhoto');
      const application = await insertApplication(services, trx, applicant, {
        jobId,
        subject,
        body,
      });
      await auditApplication(trx, applicant, 'apply', application.id, { jobId });
      const about = { title: job.title, talentName: talentNameOf(subject), cardName: subject.name };
      const applied = { application: toApplication(application), about };
      await enqueueMails(services, applicationMails(applied, agencyOf(services)), trx);
      await notifyApplicationReceived(services, applied, trx);
      return applied;
    });
  }

  /** A second press finds it withdrawn and changes nothing. */
  function withdraw(applicant: Applicant, jobId: string): Promise<Application> {
    const { talentId } = applicant;
    return db.transaction().execute(async (trx) => {
      const known = await findApplication(trx, jobId, talentId, true);
      if (!known) throw new AppError('APPLICATION_NOT_EXIST');
      if (!requireTransition(APPLICATION_TRANSITIONS, known.status, 'Withdrawn', ['Talent'])) {
        return toApplication(known);
      }
      const updatedAt = new Date();
      await writeWithdrawn(trx, known, updatedAt);
      const diff = { status: { before: known.status, after: 'Withdrawn' } };
      await auditApplication(trx, applicant, 'withdraw', known.id, diff);
      await notifyWithdrawn(services, { id: known.id, jobId, talentId }, trx);
      const withdrawn = { status: 'Withdrawn', tape: null } as const;
      return toApplication({ ...known, ...withdrawn, updatedAt: updatedAt.toISOString() });
    });
  }

  /** A second press finds it declined and changes nothing. */
  function decline(applicant: Applicant, requestId: string, reason: string): Promise<JobRequest> {
    const { talentId } = applicant;
    return db.transaction().execute(async (trx) => {
      const known = await lockRequest(trx, requestId, talentId);
      if (!known) throw new AppError('REQUEST_NOT_EXIST');
      if (!requireTransition(REQUEST_TRANSITIONS, known.status, 'Declined', ['Talent'])) {
        return known;
      }
      const status = 'Declined';
      const declineReason = cleanLine(reason);
      const updatedAt = new Date();
      await trx
        .updateTable('job_request')
        .set((eb) => ({
          ...{ status, decline_reason: declineReason, version: eb('version', '+', 1) },
          ...{ answered_at: updatedAt, updated_at: updatedAt },
        }))
        .where('id', '=', known.id)
        .execute();
      const diff = { status: { before: known.status, after: status } };
      await auditRequest(trx, applicant, 'decline', known.id, diff);
      await notifyAnswered(services, trx, known.id);
      return { ...known, status, declineReason, updatedAt: updatedAt.toISOString() };
    });
  }

  return { apply, withdraw, decline };
}
