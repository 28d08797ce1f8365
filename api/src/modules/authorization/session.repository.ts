import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../domain/new-id.ts';
import type { AccountTables } from '../../app/account-tables.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

const REFRESH_TOKEN_MS = 30 * 24 * 3600_000;
/** Two tabs may refresh with the same token at once; only a later reuse means the token was stolen. */
const REUSE_GRACE_MS = 10_000;

export interface IssuedSession {
  profileId: string;
  familyId: string;
  refreshToken: string;
}

/** Begins a session: the first token of a new family. */
export async function startSession(
  db: Kysely<AccountTables>,
  profileId: string,
): Promise<IssuedSession> {
  await db
    .deleteFrom('refresh_token')
    .where('profile_id', '=', profileId)
    .where('expires_at', '<', new Date())
    .execute();
  return issue(db, profileId, newId());
}

async function issue(
  db: Kysely<AccountTables>,
  profileId: string,
  familyId: string,
): Promise<IssuedSession> {
  const { token, tokenHash } = newSecretToken();
  await db
    .insertInto('refresh_token')
    .values({
      id: newId(),
      family_id: familyId,
      profile_id: profileId,
      token_hash: tokenHash,
      expires_at: new Date(Date.now() + REFRESH_TOKEN_MS),
    })
    .execute();
  return { profileId, familyId, refreshToken: token };
}

/** Exchanges a refresh token for the next one; null when it is not good (and, when reused, its family is over). */
export function rotateSession(
  db: Kysely<AccountTables>,
  refreshToken: string,
): Promise<IssuedSession | null> {
  // The refusal is returned, not thrown: a throw would roll the family's end back.
  return db.transaction().execute((trx) => rotate(trx, refreshToken));
}

async function rotate(
  trx: Transaction<AccountTables>,
  refreshToken: string,
): Promise<IssuedSession | null> {
  const now = new Date();
  const found = await trx
    .selectFrom('refresh_token')
    .innerJoin('profile', 'profile.id', 'refresh_token.profile_id')
    .select([
      'refresh_token.id',
      'refresh_token.family_id',
      'refresh_token.profile_id',
      'refresh_token.used_at',
      'refresh_token.revoked_at',
      'refresh_token.expires_at',
      'profile.active',
      'profile.deleted_at',
    ])
    .where('token_hash', '=', hashSecretToken(refreshToken))
    .forUpdate('refresh_token')
    .executeTakeFirst();
  if (!found || found.revoked_at || found.expires_at <= now) return null;
  const isReused =
    found.used_at !== null && now.getTime() - found.used_at.getTime() > REUSE_GRACE_MS;
  if (isReused || !found.active || found.deleted_at) {
    await endSession(trx, found.family_id);
    return null;
  }
  if (!found.used_at) {
    await trx
      .updateTable('refresh_token')
      .set({ used_at: now })
      .where('id', '=', found.id)
      .execute();
  }
  return issue(trx, found.profile_id, found.family_id);
}

/** Ends one sign-in: its refresh tokens and, through the session check of every request, its access tokens. */
export async function endSession(db: Kysely<AccountTables>, familyId: string): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ revoked_at: new Date() })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every sign-in of a person, as after a new password or when disabled. */
export function endSessionsOf(db: Kysely<AccountTables>, profileId: string): Promise<void> {
  return endOtherSessionsOf(db, profileId, null);
}

/** Ends every sign-in of a person but the one that `keptFamilyId` names. */
export async function endOtherSessionsOf(
  db: Kysely<AccountTables>,
  profileId: string,
  keptFamilyId: string | null,
): Promise<void> {
  let ended = db
    .updateTable('refresh_token')
    .set({ revoked_at: new Date() })
    .where('profile_id', '=', profileId)
    .where('revoked_at', 'is', null);
  if (keptFamilyId !== null) ended = ended.where('family_id', '!=', keptFamilyId);
  await ended.execute();
}

export async function familyOf(
  db: Kysely<AccountTables>,
  refreshToken: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('refresh_token')
    .select('family_id')
    .where('token_hash', '=', hashSecretToken(refreshToken))
    .executeTakeFirst();
  return found?.family_id;
}
