import type { Db } from '@dara/backend';
import type { Selectable } from 'kysely';
import type { SignInChallengeTable } from '../../../kernel/database/generated.ts';
import { newId } from '../../../kernel/new-id.ts';
import { hashSecretToken, newSecretToken } from '../account/secret-token.ts';

/** Long enough to look for a telephone. */
export const CHALLENGE_MS = 10 * 60_000;
/** Attempts per challenge; after that the user signs in again. */
const GUESSES_MAX = 5;

type Challenge = Selectable<SignInChallengeTable>;

/** Which question is answered: nothing else opens it. */
export interface Asked {
  kind: Challenge['kind'];
  token: string;
  browserHash: string;
}

/** Stores a challenge for a browser; returns its token. */
export async function storeChallenge(
  db: Db,
  row: Pick<Challenge, 'kind' | 'profile_id' | 'challenge' | 'browser_hash'>,
): Promise<string> {
  const { token, tokenHash } = newSecretToken();
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  await db
    .insertInto('sign_in_challenge')
    .values({ id: newId(), ...row, token_hash: tokenHash, expires_at: expiresAt })
    .execute();
  return token;
}

/** Counts an attempt at an open challenge before the answer is checked; undefined when there is no such challenge. */
export async function guessAtChallenge(
  db: Db,
  { kind, token, browserHash }: Asked,
): Promise<Challenge | undefined> {
  return db
    .updateTable('sign_in_challenge')
    .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
    .where('token_hash', '=', hashSecretToken(token))
    .where('kind', '=', kind)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', new Date())
    .where('guesses', '<', GUESSES_MAX)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a challenge with its answer: a concurrent second answer finds none. */
export async function takeChallenge(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sign_in_challenge')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Invalidates the open challenges of a user, for example after a password change. */
export async function deleteChallengesOf(db: Db, profileId: string): Promise<void> {
  await db.deleteFrom('sign_in_challenge').where('profile_id', '=', profileId).execute();
}
