import type { Db, Services } from '@dara/backend';
import { endSessionsOf, forgetEmailChange } from '../../authorization/authorization.public.ts';
import { inviteUser } from '../invite-user.ts';
import { mailAddressChange } from '../address-change-mail.ts';
import type { ManagementProfile } from '../profile.schema.ts';

/**
 * Effects of a change: deactivation ends all sessions; a new address invalidates links sent to the old one, is
 * reported to both, and a user without a password gets a new link.
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

/** Ends every session of a user and invalidates password links. */
export async function endAccess(trx: Db, id: string): Promise<void> {
  await endSessionsOf(trx, id);
  await spendLinks(trx, id);
}

/** Mailed links become invalid. */
async function spendLinks(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('reset_token').where('profile_id', '=', id).execute();
  await forgetEmailChange(trx, id);
}
