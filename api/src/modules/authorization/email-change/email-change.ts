import { AppError, invalidField, type Identity, type Services, type Trx } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import { violatedKey } from '../../../kernel/database/violated-key.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { isEmail } from '../../../kernel/schema/contact.ts';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { normalizeEmail } from '../account/authorization.repository.ts';
import { countResetMail } from '../device/attempt-limit.ts';
import { checkOwnPassword, type Owner } from '../password/own-password.ts';
import { tellSecurityEvent } from '../security/security-event.ts';
import { endOtherSessionsOf } from '../session/session.repository.ts';
import { askedMail, confirmMail, emailLink, takenMail } from './email-change-mail.ts';
import { isEmailTaken, keepEmailChange } from './email-change.repository.ts';
import { findEmailLink, takeEmailLink } from './email-link.repository.ts';
import type { EmailChangeBody } from './email-change.schema.ts';

interface Asking {
  services: Services;
  request: FastifyRequest;
  identity: Identity;
  sessionId: string;
}

/**
 * Asks for another address to sign in with, by password. Whoever asks is answered alike whether or not somebody has the address; its owner alone is told.
 */
export async function askEmailChange(
  { services, request, identity, sessionId }: Asking,
  { email: typed, password }: EmailChangeBody,
): Promise<void> {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) throw invalidField('email', 'email');
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
  const links = await keepEmailChange(trx, { profileId: owner.id, email, sessionId });
  const asked = { before: owner.email, email, language: owner.language };
  const isTaken = await isEmailTaken(trx, email);
  const toNew = isTaken
    ? takenMail(asked, publicUrl)
    : confirmMail(asked, emailLink(publicUrl, links.token));
  await enqueueMails(services, [toNew, askedMail(asked, emailLink(publicUrl, links.stop))], trx);
}

const over = () => new AppError('LINK_EXPIRED');

/** Does what a mailed link says, once: the address counts from now on, or stays as it is. */
export async function followEmailLink(
  services: Services,
  token: string,
  requestId: string,
): Promise<void> {
  const work = async (trx: Trx) => {
    const link = await findEmailLink(trx, token);
    if (!link || !(await takeEmailLink(trx, link.id))) throw over();
    if (link.answer === 'Confirm') return writeChange(services, trx, link, requestId);
    const about = { entity: 'profile', entityId: link.profile_id, diff: { detail: link.email } };
    return recordAudit(trx, { actor: null, action: 'EmailChangeStopped', ...about, requestId });
  };
  await services.db
    .transaction()
    .execute(work)
    .catch((cause: unknown) => {
      // Somebody else has taken the address in between.
      if (violatedKey(cause) === 'profile_email_key')
        throw new AppError('USER_ALREADY_EXISTS', { cause });
      throw cause;
    });
}

type Link = NonNullable<Awaited<ReturnType<typeof findEmailLink>>>;

async function writeChange(
  services: Services,
  trx: Trx,
  { profile_id: id, email, before, language, session_id }: Link,
  requestId: string,
): Promise<void> {
  await trx
    .updateTable('profile')
    .set((eb) => ({ email, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('reset_token').where('profile_id', '=', id).execute();
  await endOtherSessionsOf(trx, id, session_id);
  const happened = { owner: { id, email: before, language }, actor: null, requestId };
  await tellSecurityEvent(services, trx, { event: 'EmailChanged', ...happened, detail: email });
}
