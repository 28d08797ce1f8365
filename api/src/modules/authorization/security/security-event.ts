import type { Identity, Services, Trx } from '@dara/backend';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { securityMail, type MailOwner } from './security-mail.ts';
import type { SecurityEvent } from './security-texts.ts';

interface Happened {
  event: SecurityEvent;
  owner: MailOwner & { id: string };
  /** The acting user; null before sign-in. */
  actor: Pick<Identity, 'id' | 'permission'> | null;
  requestId: string;
  /** Value for the mail text: a name or a number, never a secret. */
  detail?: string;
}

/** Writes a change of credentials to the audit log and queues a mail to the owner, in the transaction of the change. */
export async function notifySecurityEvent(
  services: Pick<Services, 'config' | 'mailJob'>,
  trx: Trx,
  { event, owner, actor, requestId, detail }: Happened,
): Promise<void> {
  const diff = detail === undefined ? {} : { diff: { detail } };
  const about = { entity: 'profile', entityId: owner.id, ...diff };
  await recordAudit(trx, { actor, action: event, ...about, requestId });
  const mail = securityMail(owner, event, services.config.publicUrl, detail);
  await enqueueMails(services, [mail], trx);
}
