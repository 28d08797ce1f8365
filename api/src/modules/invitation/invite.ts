import { type Db, AppError, invalidField, type Services } from '@dara/backend';
import { sql } from 'kysely';
import { today } from '../../kernel/age.ts';
import { newId } from '../../kernel/new-id.ts';
import { changeMany, type BulkResult } from '../../kernel/record/bulk.ts';
import { historyOf, type ActorContext } from '../../kernel/record/history.ts';
import { cleanLocalized, cleanText } from '../../kernel/schema/input.ts';
import { clashesOf } from '../booking/booking.public.ts';
import { notifyInvited } from './invitation-notices.ts';
import { expireInvitations } from './end-invitations.ts';
import { requireOpen, type InvitingJob, type Inviter } from './invitation.policy.ts';
import { findInvitingJob } from './inviting-job.repository.ts';
import type { InviteBody } from './invitation.schema.ts';

export const auditInvitation = historyOf('jobRequest');

/** The answer date is in the future, and not after the application deadline. */
function checkRespondBy({ respondBy }: InviteBody, job: InvitingJob, day: string): void {
  if (respondBy < day) throw invalidField('respondBy', 'min', { value: day });
  const last = job.apply_until;
  if (last !== null && respondBy > last) throw invalidField('respondBy', 'max', { value: last });
}

/** Invites talents to a job; one result per talent. */
export async function invite(
  services: Services,
  context: ActorContext,
  { inviter, jobId, body }: { inviter: Inviter; jobId: string; body: InviteBody },
): Promise<BulkResult> {
  const day = today();
  const job = await findInvitingJob(services.db, inviter, jobId);
  requireOpen(job, day);
  checkRespondBy(body, job, day);
  return changeMany(services, {
    ids: body.talentIds,
    change: async (trx, talentId) => {
      requireOpen(await findInvitingJob(trx, inviter, job.id, true), day);
      await requireInvitable(trx, job.id, talentId, inviter);
      await requireFree(trx, job, talentId);
      await expireInvitations(services, trx, day, { jobId: job.id, talentId });
      const id = await insertInvitation(trx, context, { jobId: job.id, talentId, body });
      await auditInvitation(trx, context, 'create', id, { jobId: job.id, talentId });
      await notifyInvited(services, trx, id);
    },
  });
}

interface InvitableRow {
  status: string;
  active: boolean;
  is_public: boolean;
  has_applied: boolean;
}

/** Locks the talent, so that it cannot apply meanwhile. */
async function requireInvitable(
  trx: Db,
  jobId: string,
  talentId: string,
  { isBusiness }: Inviter,
): Promise<void> {
  await sql`SELECT id FROM talent WHERE id = ${talentId} FOR NO KEY UPDATE`.execute(trx);
  const { rows } = await sql<InvitableRow>`
    SELECT t.status, t.active, t.is_public, EXISTS (SELECT 1 FROM job_application a
        WHERE a.job_id = ${jobId} AND a.talent_id = t.id AND a.status <> 'Withdrawn' AND a.deleted_at IS NULL)
        AS has_applied
    FROM talent t WHERE t.id = ${talentId} AND t.deleted_at IS NULL`.execute(trx);
  const [talent] = rows;
  if (!talent || (isBusiness && !talent.is_public)) throw new AppError('TALENT_NOT_EXIST');
  if (talent.status !== 'Approved' || !talent.active) throw new AppError('TALENT_NOT_APPROVED');
  if (talent.has_applied) throw new AppError('ALREADY_APPLIED');
}

/** A talent booked on the shooting days cannot come; an option or a bookout is negotiable. */
async function requireFree(trx: Db, job: InvitingJob, talentId: string): Promise<void> {
  const { first_day: from, last_day: to } = job;
  if (from === null || to === null) return;
  const clashes = await clashesOf(trx, [talentId], from, to, { exceptJobId: job.id });
  if (clashes.some(({ kind }) => kind === 'Booked')) throw new AppError('DAYS_BOOKED');
}

interface Wanted {
  jobId: string;
  talentId: string;
  body: InviteBody;
}

async function insertInvitation(
  trx: Db,
  { actor }: ActorContext,
  { jobId, talentId, body }: Wanted,
): Promise<string> {
  const { th, en } = cleanLocalized(body.message ?? { th: '' }, cleanText);
  const row = await trx
    .insertInto('job_request')
    .values({
      id: newId(),
      job_id: jobId,
      talent_id: talentId,
      message: th || en || null,
      message_en: en || null,
      offered_rate: body.offeredRate ?? null,
      respond_by: body.respondBy,
      created_by: actor.id,
    })
    // A concurrent second invitation waits here for the first.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new AppError('ALREADY_INVITED');
  return row.id;
}
