import type { Db } from '@dara/backend';
import { newId } from '../../../kernel/new-id.ts';
import { forgetEmailChange } from '../account/forget-email-change.ts';
import { newSecretToken } from '../account/secret-token.ts';
import type { EmailChange } from './email-change.schema.ts';

/** How long the links are good. */
const EMAIL_CHANGE_MS = 24 * 3_600_000;

export interface Wanted {
  profileId: string;
  email: string;
  sessionId: string;
}

/** Keeps an address until its owner confirms it; answers the tokens of both links. One asked for before counts no more. */
export async function keepEmailChange(
  trx: Db,
  { profileId, email, sessionId }: Wanted,
): Promise<{ token: string; stop: string }> {
  await forgetEmailChange(trx, profileId);
  const [confirm, stop] = [newSecretToken(), newSecretToken()];
  await trx
    .insertInto('email_change')
    .values({
      id: newId(),
      profile_id: profileId,
      email,
      token_hash: confirm.tokenHash,
      stop_hash: stop.tokenHash,
      session_id: sessionId,
      expires_at: new Date(Date.now() + EMAIL_CHANGE_MS),
    })
    .execute();
  return { token: confirm.token, stop: stop.token };
}

export async function pendingEmail(db: Db, profileId: string): Promise<EmailChange> {
  const found = await db
    .selectFrom('email_change')
    .select(['email', 'expires_at'])
    .where('profile_id', '=', profileId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return {
    pending: found ? { email: found.email, expiresAt: found.expires_at.toISOString() } : null,
  };
}

/** Whether somebody signs in by an address. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const holder = await db
    .selectFrom('profile')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return holder !== undefined;
}
