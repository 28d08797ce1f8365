import { AppError, type Db, type Identity, type Services } from '@dara/backend';
import { sql } from 'kysely';
import { today } from '../../kernel/age.ts';
import type { PrivacyKind, AuditAction } from '@dara/model';
import { answerOf } from '../../kernel/query/answer-columns.ts';
import type { ActorContext } from '../../kernel/record/history.ts';
import { recordAudit } from '../../kernel/record/audit.ts';
import { cleanText } from '../../kernel/schema/input.ts';
import { auditPrivacy } from './privacy.audit.ts';
import { lockRequest } from './privacy-lock.ts';
import { mailAgency } from './privacy-mail.ts';
import { openRequest } from './privacy-open.ts';
import { OwnPrivacyRequest, type OwnPrivacyBody } from './privacy.schema.ts';

type OwnContext = ActorContext & { actor: Identity };

/** Upper bound; the newest come first. */
const SHOWN_MAX = 20;

const ownRows = (db: Db, profileId: string) =>
  db
    .selectFrom('privacy_request')
    .select(['id', 'kind', 'status', 'reason', 'answer', 'created_at', 'closed_at'])
    .select(sql<string>`due_on::text`.as('due_on'))
    .where('profile_id', '=', profileId);

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownRows>['executeTakeFirstOrThrow']>>;

const toOwn = (row: OwnRow): OwnPrivacyRequest =>
  answerOf(OwnPrivacyRequest, row, { requestedAt: row.created_at.toISOString() });

/** A user's own requests, newest first. */
export async function ownRequests(db: Db, { id }: Identity): Promise<OwnPrivacyRequest[]> {
  const rows = await ownRows(db, id).orderBy('created_at', 'desc').limit(SHOWN_MAX).execute();
  return rows.map(toOwn);
}

const HISTORY: Record<PrivacyKind, AuditAction> = {
  Access: 'AccessRequest',
  Correction: 'CorrectionRequest',
  Erasure: 'ErasureRequest',
};

/** Creates a user's own request and notifies the agency; returns the pending one if the same request exists. */
export async function askFor(
  services: Services,
  context: OwnContext,
  { kind, reason }: OwnPrivacyBody,
): Promise<{ request: OwnPrivacyRequest; isNew: boolean }> {
  const { actor } = context;
  const asked = await services.db.transaction().execute(async (trx) => {
    const opened = await openRequest(services, trx, context, {
      ...{ kind, channel: 'Account', asked_by: 'Self', email: null, requester: null },
      profile_id: actor.id,
      talent_id: actor.talentId,
      reason: cleanText(reason ?? '') || null,
      received_on: today(),
      isIdentified: true,
    });
    if (!opened.isNew) return opened;
    await recordAudit(trx, {
      ...context,
      action: HISTORY[kind],
      entity: actor.talentId === null ? 'profile' : 'talent',
      entityId: actor.talentId ?? actor.id,
    });
    const messages = await messagesOf(trx, actor.id);
    await mailAgency(services, trx, { id: opened.id, kind, messages });
    return opened;
  });
  const row = await ownRows(services.db, actor.id)
    .where('id', '=', asked.id)
    .executeTakeFirstOrThrow();
  return { request: toOwn(row), isNew: asked.isNew };
}

/** Withdraws an own request that is not in progress. No-op when already withdrawn. */
export async function withdrawOwn(
  services: Pick<Services, 'db'>,
  context: OwnContext,
  id: string,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (request.profile_id !== context.actor.id) throw new AppError('PRIVACY_REQUEST_NOT_EXIST');
    if (request.status === 'Withdrawn') return;
    if (request.status !== 'Open') throw new AppError('INVALID_TRANSITION');
    await sql`
      UPDATE privacy_request SET status = 'Withdrawn', closed_at = now(), updated_at = now(), version = version + 1
      WHERE id = ${id}`.execute(trx);
    const diff = { status: { before: 'Open', after: 'Withdrawn' } };
    await auditPrivacy(trx, context, 'Status', id, diff);
  });
}

/**
 * Messages of the person to the agency are part of the export. Matched by address only for staff: an account's address
 * may be unverified, so it must not reveal messages.
 */
async function messagesOf(db: Db, profileId: string): Promise<number> {
  const { rows } = await sql<{ messages: number }>`
    SELECT count(*)::int AS messages FROM contact c JOIN profile p ON p.id = ${profileId}
    WHERE c.deleted_at IS NULL AND (c.created_by = p.id OR lower(c.email) = lower(p.email))`.execute(
    db,
  );
  return rows[0]?.messages ?? 0;
}
