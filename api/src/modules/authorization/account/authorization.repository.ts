import type { Db } from '@dara/backend';
import { newId } from '../../../kernel/new-id.ts';
import { imageOf } from '../../../kernel/query/select.ts';
import { MUST_SET_UP } from './asked-step.ts';
import type { SessionProfile } from './authorization.schema.ts';
import { newSecretToken } from './secret-token.ts';

/** Emails are kept in lower case, so that one address is one account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('profile')
    .select(['id', 'email', 'password_hash', 'active', 'first_name', 'language', 'permission'])
    .where('email', '=', normalizeEmail(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function sessionProfile(db: Db, id: string): Promise<SessionProfile> {
  const row = await db
    .selectFrom('profile')
    .select(['id', 'email', 'first_name', 'last_name', 'permission', 'language'])
    .select(['talent_id', 'business_profile_id', 'has_chosen_language', 'theme'])
    .select(imageOf('profile.image_id', 'all').as('image'))
    .select(MUST_SET_UP.as('must_set_up'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    image: row.image,
    permission: row.permission,
    language: row.language,
    ...(row.has_chosen_language ? { chosenLanguage: row.language } : {}),
    ...(row.theme ? { theme: row.theme } : {}),
    ...(row.talent_id ? { talentId: row.talent_id } : {}),
    ...(row.business_profile_id ? { businessProfileId: row.business_profile_id } : {}),
    ...(row.must_set_up ? { mustSetUpSecondStep: true } : {}),
  };
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
