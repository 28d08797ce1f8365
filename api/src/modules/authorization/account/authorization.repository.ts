import type { Db } from '@dara/backend';
import { cleanEmail } from '@dara/model';
import { newId } from '../../../kernel/new-id.ts';
import { newSecretToken } from './secret-token.ts';

/** Emails are stored in lower case, so one address is one account. */
export function normalizeEmail(email: string): string {
  return cleanEmail(email).trim().toLowerCase();
}

export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('profile')
    .select(['id', 'email', 'password_hash', 'active', 'first_name', 'language', 'permission'])
    .select('email_confirmed_at')
    .where('email', '=', normalizeEmail(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function recordLogin(db: Db, id: string): Promise<void> {
  await db.updateTable('profile').set({ last_login_at: new Date() }).where('id', '=', id).execute();
}

/** Makes a single-use link token; the ones before it stop working. To be called in a transaction. */
export async function createResetToken(
  trx: Db,
  profileId: string,
  lifetimeMs: number,
): Promise<string> {
  await trx.deleteFrom('reset_token').where('profile_id', '=', profileId).execute();
  const { token, tokenHash } = newSecretToken();
  const row = {
    id: newId(),
    profile_id: profileId,
    token_hash: tokenHash,
    expires_at: new Date(Date.now() + lifetimeMs),
  };
  await trx.insertInto('reset_token').values(row).execute();
  return token;
}
