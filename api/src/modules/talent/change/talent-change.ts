import { AppError, type Db, invalidField, type Identity, type Services } from '@dara/backend';
import { sql } from 'kysely';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { today } from '../../../kernel/age.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import type { GuardedChange } from '../../../kernel/database/json-columns.ts';
import { cleanText } from '../../../kernel/schema/input.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import {
  requestGuardianConfirmation,
  changeMails,
  needsGuardian,
} from '../../guardian/guardian.public.ts';
import { auditTalent } from '../record/talent-audit.ts';
import { fieldsOf } from './notify-of-change.ts';
import { decisionMail } from './decision-mail.ts';
import { closeChange, diffOf, findChange } from './talent-change.repository.ts';
import type { TalentChangeBody } from './talent-change.schema.ts';
import { lockTalent, readTalent } from '../record/talent-read.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';

interface Decision {
  actor: Identity;
  requestId: string;
  id: string;
  changeId: string;
  wanted: TalentChangeBody;
}

interface Decided {
  before: TalentRecord;
  after: TalentRecord;
  /** The decided change; null when already decided. */
  change: GuardedChange | null;
}

/** Decides on a requested change; notifies talent and guardian, and asks a new guardian to confirm. */
export function decideChange(services: Services, decision: Decision): Promise<TalentRecord> {
  const reason = cleanText(decision.wanted.reason ?? '') || null;
  return services.db.transaction().execute(async (trx) => {
    const decided = await decideIn(trx, decision, reason);
    await notifyOfDecision(services, decision, decided, reason, trx);
    if (decided.change) await contentChanged(services, { entity: 'talent', id: decision.id }, trx);
    return decided.after;
  });
}

async function notifyOfDecision(
  services: Services,
  decision: Decision,
  { before, after, change }: Decided,
  reason: string | null,
  trx: Db,
): Promise<void> {
  if (!change) return;
  const isApproved = decision.wanted.status === 'Approved';
  const language = await languageOf(trx, decision.id);
  const stage = isApproved ? 'approved' : 'rejected';
  const decided = decisionMail(services, after, language, isApproved ? null : reason);
  const mails = changeMails(services, before, fieldsOf(change), stage);
  await enqueueMails(services, [decided, ...mails], trx);
  if (isApproved && after.guardianState === 'Waiting')
    await requestGuardianConfirmation(services, trx, decision.id);
}

async function decideIn(
  trx: Db,
  { actor, requestId, id, changeId, wanted: { status } }: Decision,
  reason: string | null,
): Promise<Decided> {
  const before = await lockTalent(trx, id);
  const found = await findChange(trx, id, changeId);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.status === status) return { before, after: before, change: null };
  if (found.status !== 'Open') throw new AppError('INVALID_TRANSITION');
  if (status === 'Rejected' && reason === null) throw invalidField('reason', 'required');
  const diff: Record<string, unknown> = diffOf(before, found.change);
  await closeChange(trx, changeId, { status, reason, decidedBy: actor.id });
  if (status === 'Approved') await apply(trx, before, found.change);
  else diff['reason'] = { before: null, after: reason };
  await auditTalent(trx, { actor, requestId }, `Change${status}`, id, diff);
  return { before, after: await readTalent(trx, id), change: found.change };
}

async function apply(trx: Db, before: TalentRecord, change: GuardedChange): Promise<void> {
  const { birthday, guardian } = { ...before, ...change };
  if (needsGuardian(birthday, today()) && !guardian) throw invalidField('guardian', 'required');
  await sql`
    UPDATE talent SET birthday = ${birthday}::date, guardian = ${guardian && JSON.stringify(guardian)}::jsonb,
      updated_at = now(), version = version + 1
    WHERE id = ${before.id}`.execute(trx);
}

async function languageOf(db: Db, talentId: string): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`
    SELECT language FROM profile
    WHERE talent_id = ${talentId} AND permission = 'Talent' AND deleted_at IS NULL LIMIT 1`.execute(
    db,
  );
  return rows[0]?.language ?? 'th';
}
