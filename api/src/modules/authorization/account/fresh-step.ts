import type { Db } from '@dara/backend';
import { sql } from 'kysely';

/** How long a session changes credentials after a second step. */
const FRESH_STEP_MS = 10 * 60_000;

interface SessionOf {
  profileId: string;
  sessionId: string;
}

/**
 * Whether a session may change credentials: the user has no second step, or gave one in this session recently. The
 * step at sign-in does not count, so that a phished code is good for one sign-in only.
 */
export async function isStepFresh(db: Db, { profileId, sessionId }: SessionOf): Promise<boolean> {
  const { rows } = await sql<{ is_fresh: boolean }>`
    SELECT EXISTS (
        SELECT 1 FROM fresh_step
        WHERE id = ${sessionId} AND profile_id = ${profileId} AND expires_at > now())
      OR NOT EXISTS (
        SELECT 1 FROM second_step WHERE profile_id = ${profileId} AND confirmed_at IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM passkey WHERE profile_id = ${profileId}) AS is_fresh`.execute(
    db,
  );
  return rows[0]?.is_fresh === true;
}

/** From now on the session may change credentials, for a while. */
export async function storeFreshStep(trx: Db, { profileId, sessionId }: SessionOf): Promise<void> {
  const expires_at = new Date(Date.now() + FRESH_STEP_MS);
  await trx
    .insertInto('fresh_step')
    .values({ id: sessionId, profile_id: profileId, expires_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at }))
    .execute();
}
