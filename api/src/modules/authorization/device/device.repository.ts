import type { Db, Trx } from '@dara/backend';
import { newId } from '../../../kernel/new-id.ts';
import { hashSecretToken, newSecretToken } from '../account/secret-token.ts';
import type { DevicePlace } from './device-place.ts';

const DAY_MS = 24 * 3600_000;
/** From the last sign-in. */
export const DEVICE_MS = 180 * DAY_MS;
/** Browsers remembered per user; the least recently used one is removed first. */
const DEVICES_MAX = 10;

/** The id of a browser in which this user has signed in before; undefined otherwise. */
export async function findDevice(
  db: Db,
  profileId: string,
  token: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('sign_in_device')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('token_hash', '=', hashSecretToken(token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return found?.id;
}

/**
 * Remembers a browser for a user; returns its id. An id is reused only when someone has signed in with it before: any
 * other may have been planted.
 */
export async function rememberBrowser(
  trx: Trx,
  profileId: string,
  given: string | null,
): Promise<string> {
  const token = given !== null && (await isKnown(trx, given)) ? given : newSecretToken().token;
  const expiresAt = new Date(Date.now() + DEVICE_MS);
  const row = { profile_id: profileId, token_hash: hashSecretToken(token), expires_at: expiresAt };
  await trx
    .insertInto('sign_in_device')
    .values({ id: newId(), ...row })
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'token_hash']).doUpdateSet({ expires_at: expiresAt }),
    )
    .execute();
  await deleteOldestDevices(trx, profileId);
  return token;
}

/** Remembers the browser of a new session; returns its id. */
export function rememberDevice(
  db: Db,
  session: { profileId: string; refreshToken: string } & DevicePlace,
  given: string | null,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const token = await rememberBrowser(trx, session.profileId, given);
    await trx
      .updateTable('refresh_token')
      .set({
        device_hash: hashSecretToken(token),
        user_agent: session.userAgent,
        address: session.address,
      })
      .where('token_hash', '=', hashSecretToken(session.refreshToken))
      .execute();
    return token;
  });
}

async function isKnown(db: Db, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('sign_in_device')
    .select('id')
    .where('token_hash', '=', hashSecretToken(token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return found !== undefined;
}

async function deleteOldestDevices(db: Db, profileId: string): Promise<void> {
  await db
    .deleteFrom('sign_in_device')
    .where('profile_id', '=', profileId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('sign_in_device')
        .select('id')
        .where('profile_id', '=', profileId)
        .where('expires_at', '>', new Date())
        .orderBy('expires_at', 'desc')
        .limit(DEVICES_MAX),
    )
    .execute();
}

/** Forgets all browsers of a user except the one of the current session. */
export async function deleteDevices(
  db: Db,
  profileId: string,
  keptFamilyId: string | null,
): Promise<void> {
  let forgotten = db.deleteFrom('sign_in_device').where('profile_id', '=', profileId);
  if (keptFamilyId !== null) {
    forgotten = forgotten.where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('refresh_token')
        .select((row) => row.fn.coalesce('device_hash', row.val('')).as('device_hash'))
        .where('family_id', '=', keptFamilyId),
    );
  }
  await forgotten.execute();
}
