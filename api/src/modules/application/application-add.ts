import { AppError, invalidField, type Db, type Services } from '@dara/backend';
import { historyOf } from '../../kernel/record/history.ts';
import { newId } from '../../kernel/new-id.ts';
import { cleanText } from '../../kernel/schema/input.ts';
import { findCard, type CardSubject } from '../composite-card/composite-card.public.ts';
import { readableOf } from './application-read.ts';
import { toApplicationRow } from './application.model.ts';
import { requireJob, type Deciding } from './application.policy.ts';
import { findApplicationRow } from './application.repository.ts';
import type { AddBody, ApplicationRow } from './application.schema.ts';

const audit = historyOf('jobApplication');

async function requireAvailable(trx: Db, talentId: string): Promise<void> {
  const talent = await trx
    .selectFrom('talent')
    .select(['status', 'active'])
    .where('id', '=', talentId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!talent) throw new AppError('TALENT_NOT_EXIST');
  if (talent.status !== 'Approved' || !talent.active) throw new AppError('TALENT_NOT_AVAILABLE');
}

/** The requested card, else the talent's default; null for a talent without cards. */
async function cardOf(
  trx: Db,
  { talentId, compositeCardId }: AddBody,
): Promise<CardSubject | null> {
  if (compositeCardId !== undefined) {
    const card = await findCard(trx, talentId, compositeCardId);
    if (!card) throw new AppError('CARD_NOT_EXIST');
    return card;
  }
  const usual = await trx
    .selectFrom('composite_card')
    .select('id')
    .where('talent_id', '=', talentId)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .executeTakeFirst();
  return usual ? findCard(trx, talentId, usual.id) : null;
}

/** Staff add a talent to the board of a job, with the card as it is now. */
export function addApplication(
  { db }: Pick<Services, 'db'>,
  deciding: Deciding,
  body: AddBody,
): Promise<ApplicationRow> {
  const { actor, jobId } = deciding;
  return db.transaction().execute(async (trx) => {
    const job = await requireJob(trx, actor, jobId);
    if (job.status === 'Completed' || job.status === 'Cancelled') throw new AppError('JOB_CLOSED');
    await requireAvailable(trx, body.talentId);
    const card = await cardOf(trx, body);
    const row = await trx
      .insertInto('job_application')
      .values({
        id: newId(),
        job_id: job.id,
        talent_id: body.talentId,
        composite_card_id: card?.id ?? null,
        card_snapshot: card && JSON.stringify(card),
        note: cleanText(body.note ?? '') || null,
        quoted_rate: body.quotedRate ?? null,
        source: 'Staff',
        created_by: actor.id,
      })
      // A concurrent second call waits here for the first and then finds its application.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw invalidField('talentId', 'alreadyApplied');
    await audit(trx, deciding, 'Add', row.id, { jobId: job.id, talentId: body.talentId });
    const added = await findApplicationRow(trx, readableOf(job.id, actor), row.id);
    return toApplicationRow(added, job, true);
  });
}
