import { invalidField, type Identity, type Services } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { ProfileTable } from '../../../kernel/database/generated.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { forgetEmailChange } from '../account/forget-email-change.ts';
import { checkOwnPassword } from './own-password.ts';
import { passwordChangedMail } from './password-mail.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-strength.ts';
import { endOtherSessionsOf } from '../session/session.repository.ts';

export interface PasswordChange {
  identity: Identity;
  /** The current session; all others end. */
  sessionId: string | null;
  currentPassword: string;
  password: string;
}

/** Changes one's own password, with the current one. */
export async function changePassword(
  services: Services,
  request: FastifyRequest,
  change: PasswordChange,
): Promise<void> {
  const { identity, currentPassword, password } = change;
  const given = { field: 'currentPassword', password: currentPassword };
  const account = await checkOwnPassword(services, request, identity, given);
  if (password === currentPassword) throw invalidField('password', 'samePassword');
  const known = [account.email, account.first_name, account.last_name];
  const problem = await passwordProblem(password, known);
  if (problem) throw invalidField('password', problem);
  const isChanged = await writeChange(services, change, account, request.id);
  // Changed concurrently: the checked password is not the current one any more.
  if (!isChanged) throw invalidField('currentPassword', 'currentPassword');
}

type CheckedAccount = Pick<Selectable<ProfileTable>, 'email' | 'language' | 'password_hash'>;

async function writeChange(
  services: Services,
  { identity, sessionId, password }: PasswordChange,
  { email, language, password_hash: checkedHash }: CheckedAccount,
  requestId: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return services.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('profile')
      .set((eb) => ({
        password_hash: passwordHash,
        updated_at: new Date(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', identity.id)
      .where('password_hash', '=', checkedHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx.deleteFrom('reset_token').where('profile_id', '=', identity.id).execute();
    await forgetEmailChange(trx, identity.id);
    await endOtherSessionsOf(trx, identity.id, sessionId);
    await recordAudit(trx, {
      actor: identity,
      action: 'ChangePassword',
      entity: 'profile',
      entityId: identity.id,
      requestId,
    });
    const mail = passwordChangedMail(email, language, services.config.publicUrl);
    await enqueueMails(services, [mail], trx);
    return true;
  });
}
