import { AppError, invalidField, type Db, type Identity, type Services } from '@dara/backend';
import { PRIVACY_TRANSITIONS, type Permission } from '@dara/model';
import { sql } from 'kysely';
import { contentChanged } from '../../kernel/content/content.ts';
import type { ActorContext } from '../../kernel/record/history.ts';
import { requireTransition } from '../../kernel/record/transition.ts';
import { versionConflict } from '../../kernel/record/version.ts';
import { cleanText } from '../../kernel/schema/input.ts';
import type { Language } from '../../kernel/schema/shapes.ts';
import { notify } from '../notice/notice.public.ts';
import { endAccess, lockProfileRow } from '../profile/profile.public.ts';
import { erasureBlockersOf } from './erasure/erasure-blocks.ts';
import type { PrivacyRequest } from './erasure/erase-person.ts';
import { ERASE_PERSON } from './erasure/erase-person.job.ts';
import { auditPrivacy } from './privacy.audit.ts';
import { lockRequest } from './privacy-lock.ts';
import { mailAnswer } from './privacy-mail.ts';
import { readPrivacyRequest } from './privacy.repository.ts';
import type { PrivacyIdentityBody, PrivacyRecord, PrivacyStatusBody } from './privacy.schema.ts';

type Context = ActorContext & { actor: Identity };

async function lockVersion(
  trx: Db,
  { actor }: Context,
  id: string,
  version: number,
): Promise<PrivacyRequest> {
  const request = await lockRequest(trx, id);
  if (request.version !== version) {
    throw versionConflict(await readPrivacyRequest(trx, id, actor.id));
  }
  return request;
}

/** Records how the identity of the requester was verified. */
export function checkIdentity(
  services: Pick<Services, 'db'>,
  context: Context,
  id: string,
  { version, note }: PrivacyIdentityBody,
): Promise<PrivacyRecord> {
  return services.db.transaction().execute(async (trx) => {
    const { status } = await lockVersion(trx, context, id, version);
    if (status !== 'Open') throw new AppError('INVALID_TRANSITION');
    const words = cleanText(note);
    if (words === '') throw invalidField('note', 'required');
    await sql`
      UPDATE privacy_request SET identity_checked_at = now(), identity_checked_by = ${context.actor.id},
        identity_note = ${words}, updated_at = now(), version = version + 1
      WHERE id = ${id}`.execute(trx);
    await auditPrivacy(trx, context, 'CheckIdentity', id);
    return readPrivacyRequest(trx, id, context.actor.id);
  });
}

/** Ends every session immediately and hides a talent; the erasure follows in the background. */
async function beginErasure(
  services: Services,
  trx: Db,
  { actor }: Context,
  { id, profile_id: profileId, talent_id: talentId, email }: PrivacyRequest,
): Promise<void> {
  if (profileId) await lockProfileRow(trx, actor, profileId);
  const blocks = await erasureBlockersOf(trx, { profileId, talentId, email }, actor.id);
  if (blocks.length > 0) {
    const errors = blocks.map(({ block, count }) => ({
      ...{ field: 'status', rule: block, params: { count } },
    }));
    throw new AppError('ERASURE_HINDERED', { errors });
  }
  if (profileId) {
    await sql`UPDATE profile SET active = false, updated_at = now() WHERE id = ${profileId}`.execute(
      trx,
    );
    await endAccess(trx, profileId);
  }
  if (talentId) {
    await sql`
      UPDATE talent SET active = false, is_top10 = false, updated_at = now() WHERE id = ${talentId}`.execute(
      trx,
    );
    await contentChanged(services, { entity: 'talent', id: talentId }, trx);
  }
  await services.jobs.enqueue(ERASE_PERSON, { id }, { trx });
}

/** Allowed transitions per kind: erasures are executed by the system, other kinds by the staff member who answers. */
function requireKind({ kind }: PrivacyRequest, to: PrivacyStatusBody['status']): void {
  const isErasure = kind === 'Erasure';
  if ((to === 'Running' && !isErasure) || (to === 'Done' && isErasure)) {
    throw new AppError('INVALID_TRANSITION');
  }
}

/** Changes the status of a request. The current status is a no-op, except that a running erasure is queued again. */
export function changePrivacyStatus(
  services: Services,
  context: Context,
  id: string,
  { version, status, answer }: PrivacyStatusBody,
): Promise<PrivacyRecord> {
  return services.db.transaction().execute(async (trx) => {
    const current = await lockRequest(trx, id);
    if (current.status === status) {
      if (status === 'Running') await services.jobs.enqueue(ERASE_PERSON, { id }, { trx });
      return readPrivacyRequest(trx, id, context.actor.id);
    }
    const request = await lockVersion(trx, context, id, version);
    requireTransition(PRIVACY_TRANSITIONS, request.status, status, [context.actor.permission]);
    requireKind(request, status);
    const words = cleanText(answer ?? '') || null;
    if (status === 'Refused' && words === null) throw invalidField('answer', 'required');
    const isCarriedOut = status === 'Running' || status === 'Done';
    if (isCarriedOut && !request.identity_checked_at) throw new AppError('IDENTITY_UNCHECKED');
    if (status === 'Running') await beginErasure(services, trx, context, request);
    await sql`
      UPDATE privacy_request SET status = ${status}, answer = coalesce(${words}, answer), updated_at = now(),
        closed_at = CASE WHEN ${status === 'Running'}::boolean THEN NULL ELSE now() END, version = version + 1
      WHERE id = ${id}`.execute(trx);
    const diff = { status: { before: request.status, after: status } };
    await auditPrivacy(trx, context, 'Status', id, diff);
    if (status === 'Done' || status === 'Refused') {
      await tellPerson(services, trx, request, { isRefused: status === 'Refused', answer: words });
    }
    return readPrivacyRequest(trx, id, context.actor.id);
  });
}

interface Reached {
  email: string;
  language: Language;
  permission: Permission | null;
}

/** By mail, which also reaches people who are not signed in, and as a notice for those with an account. */
async function tellPerson(
  services: Services,
  trx: Db,
  { id, kind, profile_id: profileId }: PrivacyRequest,
  outcome: { isRefused: boolean; answer: string | null },
): Promise<void> {
  const { rows } = await sql<Reached>`
    SELECT coalesce(p.email, r.email) AS email, coalesce(p.language, 'th') AS language, p.permission
    FROM privacy_request r LEFT JOIN profile p ON p.id = r.profile_id WHERE r.id = ${id}`.execute(
    trx,
  );
  const { email, ...reader } = rows[0]!;
  await mailAnswer(services, trx, { to: email, kind, ...reader, ...outcome });
  if (profileId === null) return;
  await notify(
    services,
    {
      kind: 'PrivacyAnswered',
      key: id,
      subject: { entity: 'privacy_request', id },
      data: { status: outcome.isRefused ? 'Refused' : kind },
      recipients: [profileId],
      hasOwnMail: true,
    },
    trx,
  );
}
