import type { Db, Services } from '@dara/backend';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { forgetEmailChange } from '../account/forget-email-change.ts';
import { stepsOf } from './after-reset.ts';
import { confirmAddress } from '../account/confirm-address.ts';
import { passwordChangedMail } from './password-mail.ts';
import { hashPassword } from './password.ts';
import type { LinkOwner } from './reset-mail.ts';
import { hashSecretToken } from '../account/secret-token.ts';
import { endSessionsOf } from '../session/session.repository.ts';

export interface PasswordReset {
  owner: LinkOwner;
  token: string;
  password: string;
  requestId: string;
}

/**
 * Sets the password, ends every session and mails the owner; false when the token is unknown, used, expired or
 * another's.
 */
export async function resetPassword(
  services: Pick<Services, 'db' | 'config' | 'jobs' | 'mailJob'>,
  { owner, token, password, requestId }: PasswordReset,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return services.db.transaction().execute(async (trx) => {
    if (!(await consumeResetToken(trx, owner.id, token))) return false;
    await trx
      .updateTable('profile')
      .set((eb) => ({
        password_hash: passwordHash,
        updated_at: new Date(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', owner.id)
      .execute();
    // The link was mailed to the address.
    await confirmAddress(services, trx, owner.id, requestId);
    await forgetEmailChange(trx, owner.id);
    await endSessionsOf(trx, owner.id);
    await recordAudit(trx, {
      actor: null,
      action: 'ResetPassword',
      entity: 'profile',
      entityId: owner.id,
      requestId,
    });
    const { email, language } = owner;
    const steps = await stepsOf(trx, owner.id);
    const mail = passwordChangedMail(email, language, services.config.publicUrl, steps);
    await enqueueMails(services, [mail], trx);
    return true;
  });
}

/** Whether a link of this account is unused, not replaced and not expired. */
export async function isResetTokenGood(db: Db, profileId: string, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('reset_token')
    .select('id')
    .where('token_hash', '=', hashSecretToken(token))
    .where('profile_id', '=', profileId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return found !== undefined;
}

async function consumeResetToken(trx: Db, profileId: string, token: string): Promise<boolean> {
  const now = new Date();
  const { numUpdatedRows } = await trx
    .updateTable('reset_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashSecretToken(token))
    .where('profile_id', '=', profileId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
