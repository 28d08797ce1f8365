import { AppError, invalidField, type Identity, type Services, type Trx } from '@dara/backend';
import type { AuditAction } from '@dara/model';
import type { FastifyRequest } from 'fastify';
import { violatedKey } from '../../../kernel/database/violated-key.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { isEmail } from '../../../kernel/schema/contact.ts';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { normalizeEmail } from '../account/authorization.repository.ts';
import { countResetMail } from '../device/attempt-limit.ts';
import { checkOwnPassword, type Owner } from '../password/own-password.ts';
import { notifySecurityEvent } from '../security/security-event.ts';
import { endOtherSessionsOf } from '../session/session.repository.ts';
import { confirmContactEmail } from './contact-email.ts';
import {
  askedMail,
  confirmMail,
  countsMail,
  emailLink,
  emailInUseMail,
} from './email-change-mail.ts';
import { isEmailTaken, storeEmailChange } from './email-change.repository.ts';
import {
  findEmailLink,
  lockChange,
  takeEmailLink,
  type PendingChange,
} from './email-link.repository.ts';
import type { EmailChangeBody, EmailLinkFollowBody } from './email-change.schema.ts';

interface Asking {
  services: Services;
  request: FastifyRequest;
  identity: Identity;
  sessionId: string;
}

/**
 * Requests another sign-in address, with the password. The response is the same whether or not the address has an
 * account; only its owner is notified.
 */
export async function askEmailChange(
  { services, request, identity, sessionId }: Asking,
  { email: typed, password }: EmailChangeBody,
): Promise<void> {
  const email = normalizeEmail(typed);
  if (!isEmail(email, agencyOf(services).emailSuffix)) throw invalidField('email', 'email');
  const given = { field: 'password', password };
  const owner = await checkOwnPassword(services, request, identity, given);
  if (email === owner.email) throw invalidField('email', 'sameEmail');
  await countResetMail(services.limiter, email);
  await services.db.transaction().execute(async (trx) => {
    await writeAsked(services, trx, { owner, email, sessionId });
    const about = { entity: 'profile', entityId: identity.id, diff: { detail: email } };
    const action = 'EmailChangeAsked';
    await recordAudit(trx, { actor: identity, action, ...about, requestId: request.id });
  });
}

async function writeAsked(
  services: Services,
  trx: Trx,
  { owner, email, sessionId }: { owner: Owner; email: string; sessionId: string },
): Promise<void> {
  const { publicUrl } = services.config;
  const links = await storeEmailChange(trx, services.config, {
    profileId: owner.id,
    email,
    sessionId,
  });
  const asked = { before: owner.email, email, language: owner.language };
  const isTaken = await isEmailTaken(trx, email);
  const toNew = isTaken
    ? emailInUseMail(asked, publicUrl)
    : confirmMail(asked, emailLink(publicUrl, links.token));
  await enqueueMails(services, [toNew, askedMail(asked, emailLink(publicUrl, links.stop))], trx);
}

const over = () => new AppError('LINK_EXPIRED');

/** Executes a mailed link once: activates the address, waits for the second confirmation, or cancels. */
export async function followEmailLink(
  services: Services,
  { token, isAgreed = false }: EmailLinkFollowBody,
  requestId: string,
): Promise<void> {
  const work = async (trx: Trx) => {
    const link = await findEmailLink(trx, token);
    if (!link && (await confirmContactEmail(trx, token, requestId))) return;
    const change = link && (await lockChange(trx, link.id));
    if (!change) throw over();
    if (link.answer === 'Confirm') return confirmed(services, trx, change, requestId);
    const isStopped = link.answer === 'Stop' || !isAgreed;
    if (!isStopped) return agreed(services, trx, change, requestId);
    if (!(await takeEmailLink(trx, change.id))) throw over();
    const action = link.answer === 'Stop' ? 'EmailChangeStopped' : 'EmailChangeDeclined';
    return recordStep(trx, change, action, requestId);
  };
  await services.db.transaction().execute(work).catch(throwTaken);
}

/** The address was taken by another account meanwhile. */
export function throwTaken(cause: unknown): never {
  const isTaken = ['profile_email_key', 'talent_email_key'].includes(violatedKey(cause) ?? '');
  throw isTaken ? new AppError('USER_ALREADY_EXISTS', { cause }) : cause;
}

function recordStep(
  trx: Trx,
  { profile_id: entityId, email: detail }: PendingChange,
  action: AuditAction,
  requestId: string,
): Promise<void> {
  const about = { entity: 'profile', entityId, diff: { detail } };
  return recordAudit(trx, { actor: null, action, ...about, requestId });
}

/** The new address has confirmed. Pressed twice, it has confirmed already. */
async function confirmed(
  services: Services,
  trx: Trx,
  change: PendingChange,
  requestId: string,
): Promise<void> {
  if (change.asked_by !== null && change.new_confirmed_at === null) {
    const now = { new_confirmed_at: new Date() };
    await trx.updateTable('email_change').set(now).where('id', '=', change.id).execute();
    await recordStep(trx, change, 'EmailChangeConfirmed', requestId);
    return completeIfDue(services, trx, { ...change, ...now }, requestId);
  }
  return completeIfDue(services, trx, change, requestId);
}

/** The address before has agreed. */
async function agreed(
  services: Services,
  trx: Trx,
  change: PendingChange,
  requestId: string,
): Promise<void> {
  if (change.old_confirmed_at !== null) return;
  const now = { old_confirmed_at: new Date() };
  await trx.updateTable('email_change').set(now).where('id', '=', change.id).execute();
  await recordStep(trx, change, 'EmailChangeAgreed', requestId);
  await completeIfDue(services, trx, { ...change, ...now }, requestId);
}

/**
 * The address is activated when the new one has confirmed and, if another user requested the change, also the old one
 * or a second user of the agency.
 */
export async function completeIfDue(
  services: Services,
  trx: Trx,
  change: PendingChange,
  requestId: string,
): Promise<void> {
  const isOwn = change.asked_by === null;
  const isNewSure = isOwn || change.new_confirmed_at !== null;
  const isOldSure = isOwn || change.old_confirmed_at !== null || change.isApproved;
  if (!isNewSure || !isOldSure) return;
  if (!(await takeEmailLink(trx, change.id))) throw over();
  await writeChange(services, trx, change, requestId);
}

async function writeChange(
  services: Services,
  trx: Trx,
  change: PendingChange,
  requestId: string,
): Promise<void> {
  const { profile_id: id, email, before, language, session_id: sessionId } = change;
  await trx
    .updateTable('profile')
    .set((eb) => ({ email, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (change.talent_id !== null) await writeTalent(trx, change, change.talent_id, requestId);
  await trx.deleteFrom('reset_token').where('profile_id', '=', id).execute();
  await endOtherSessionsOf(trx, id, sessionId);
  const happened = { owner: { id, email: before, language }, actor: null, requestId };
  await notifySecurityEvent(services, trx, { event: 'EmailChanged', ...happened, detail: email });
  if (change.asked_by === null) return;
  const asked = { before, email, language };
  await enqueueMails(services, [countsMail(asked, services.config.publicUrl)], trx);
}

/** The contact address of the talent changes as well. */
async function writeTalent(
  trx: Trx,
  { email }: PendingChange,
  talentId: string,
  requestId: string,
): Promise<void> {
  const known = await trx
    .selectFrom('talent')
    .select('email')
    .where('id', '=', talentId)
    .forUpdate()
    .executeTakeFirst();
  if (!known || known.email === email) return;
  await trx
    .updateTable('talent')
    .set((eb) => ({ email, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', talentId)
    .execute();
  const diff = { email: { before: known.email, after: email } };
  const about = { entity: 'talent', entityId: talentId, diff };
  await recordAudit(trx, { actor: null, action: 'Update', ...about, requestId });
}
