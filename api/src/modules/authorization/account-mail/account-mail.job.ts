import type { Db, Services, Trx } from '@dara/backend';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { mailPasswordLink, type LinkOwner } from '../password/reset-mail.ts';
import { disabledMail, confirmAddressMail, knownAddressMail, unlockMail } from './account-mail.ts';
import { ACCOUNT_MAIL, AccountMail } from '../account/account-mail-queue.ts';
import { findByEmail } from '../account/authorization.repository.ts';
import { createMailedLink } from '../account/mailed-link.repository.ts';

const DAY_MS = 24 * 3_600_000;
const CONFIRM_MS = 3 * DAY_MS;

type Mailing = Pick<Services, 'config' | 'mailJob'>;

/** Sends the mail of a request to the owner of an address; see `enqueueAccountMail`. */
export function declareAccountMail(services: Services): void {
  services.jobs.declare({
    name: ACCOUNT_MAIL,
    data: AccountMail,
    handle: (mail) =>
      services.db.transaction().execute((trx) => sendAccountMail(services, trx, mail)),
  });
}

async function sendAccountMail(
  services: Mailing,
  trx: Trx,
  { kind, email }: AccountMail,
): Promise<void> {
  const owner = await findByEmail(trx, email);
  if (!owner) return;
  const { publicUrl } = services.config;
  if (kind === 'Confirm') {
    if (!owner.email_confirmed_at) return mailConfirmation(services, trx, owner);
    return enqueueMails(services, [knownAddressMail(owner, publicUrl)], trx);
  }
  if (kind === 'Reset') {
    if (owner.active) return mailPasswordLink(services, trx, owner);
    return enqueueMails(services, [disabledMail(owner, publicUrl)], trx);
  }
  if (!owner.active || !owner.email_confirmed_at) return;
  const link = { purpose: 'Unlock', profileId: owner.id, lifetimeMs: DAY_MS } as const;
  const token = await createMailedLink(trx, link);
  return enqueueMails(services, [unlockMail(owner, `${publicUrl}/unlock/${token}`)], trx);
}

/** Queues the confirmation mail of a registration. */
export async function mailConfirmation(
  services: Mailing,
  trx: Db,
  owner: LinkOwner,
): Promise<void> {
  const link = { purpose: 'Registration', profileId: owner.id, lifetimeMs: CONFIRM_MS } as const;
  const token = await createMailedLink(trx, link);
  const address = `${services.config.publicUrl}/confirmemail/${token}`;
  await enqueueMails(services, [confirmAddressMail(owner, address)], trx);
}
