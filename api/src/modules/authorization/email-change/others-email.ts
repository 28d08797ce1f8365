import type { Services, Trx } from '@dara/backend';
import { recordAudit } from '../../../kernel/record/audit.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { emailLink } from './email-change-mail.ts';
import { storeEmailChange } from './email-change.repository.ts';
import { findChangeOf } from './email-link.repository.ts';
import { confirmOthersMail, decideMail } from './others-email-mail.ts';

interface OthersEmail {
  profileId: string;
  email: string;
  /** The talent whose contact address changes as well. */
  talentId?: string;
}

/**
 * Requests another address for another user: it is activated after the new address and either the old one or a second
 * member of the agency have confirmed. Replaces an earlier request; a repeated request for the same address is a
 * no-op. Call it with the account locked.
 */
export async function askEmailOfOther(
  services: Pick<Services, 'config' | 'mailJob'>,
  trx: Trx,
  { actor, requestId }: ActorContext,
  { profileId, email, talentId }: OthersEmail,
): Promise<void> {
  const waiting = await findChangeOf(trx, { profileId });
  if (waiting?.email === email && waiting.asked_by !== null) return;
  const { email: before, language } = await trx
    .selectFrom('profile')
    .select(['email', 'language'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
  const wanted = { profileId, email, sessionId: null, askedBy: actor.id, talentId };
  const links = await storeEmailChange(trx, services.config, wanted);
  const asked = { before, email, language };
  const linkOf = (token: string) => emailLink(services.config.publicUrl, token);
  const mails = [
    confirmOthersMail(asked, linkOf(links.token)),
    decideMail(asked, linkOf(links.stop)),
  ];
  await enqueueMails(services, mails, trx);
  const about = { entity: 'profile', entityId: profileId, diff: { detail: email } };
  await recordAudit(trx, { actor, action: 'EmailChangeAsked', ...about, requestId });
}
