import type { Db, Services } from '@dara/backend';
import { endSessionsOf, forgetEmailChange } from '../../authorization/authorization.public.ts';
import { inviteUser } from '../invite-user.ts';
import { mailAddressChange } from '../address-change-mail.ts';
import type { ManagementProfile } from '../profile.schema.ts';

/**
 * What follows from a change: whoever is deactivated is signed out everywhere; another address ends the links that were
 * sent to the one before, is told to both, and who has no password yet is sent another link.
 */
export async function applyChangeEffects(
  services: Pick<Services, 'config' | 'mailJob'>,
  trx: Db,
  before: ManagementProfile,
  after: ManagementProfile,
): Promise<void> {
  const { id, language } = after;
  if (before.active && !after.active) await endAccess(trx, id);
  if (before.email === after.email) return;
  await spendLinks(trx, id);
  await mailAddressChange(services, trx, { before: before.email, after: after.email, language });
  if (after.isInvited && after.active) await inviteUser(services, trx, after);
}

/** Ends every sign-in of somebody, and the links by which a password could be set. */
export async function endAccess(trx: Db, id: string): Promise<void> {
  await endSessionsOf(trx, id);
  await spendLinks(trx, id);
}

/** What was mailed before works no more. */
async function spendLinks(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('reset_token').where('profile_id', '=', id).execute();
  await forgetEmailChange(trx, id);
}
