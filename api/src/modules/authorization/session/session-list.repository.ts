import type { Db } from '@dara/backend';
import { deviceOf } from '../device/device-place.ts';
import type { SessionEntry } from './session.schema.ts';
import { endSession } from './session.repository.ts';

/** Upper bound of the list; the most recently used sessions come first. */
const SESSIONS_MAX = 100;

/** Sessions of a user: the session `currentId` first, then the most recently used. */
export async function listSessions(
  db: Db,
  profileId: string,
  currentId: string | null = null,
): Promise<SessionEntry[]> {
  const rows = await db
    .selectFrom('refresh_token')
    .distinctOn('family_id')
    .select(['family_id', 'started_at', 'created_at', 'user_agent', 'address'])
    .where('profile_id', '=', profileId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date())
    .orderBy('family_id')
    .orderBy('created_at', 'desc')
    .execute();
  const isCurrent = ({ family_id }: (typeof rows)[number]) => family_id === currentId;
  return rows
    .sort(
      (one, other) =>
        Number(isCurrent(other)) - Number(isCurrent(one)) || +other.created_at - +one.created_at,
    )
    .slice(0, SESSIONS_MAX)
    .map((row) => ({
      id: row.family_id,
      ...deviceOf(row.user_agent),
      address: row.address,
      startedAt: row.started_at.toISOString(),
      lastUsedAt: row.created_at.toISOString(),
      isCurrent: isCurrent(row),
    }));
}

/**
 * Ends one session of a user immediately and forgets its browser; false when it belongs to another user or has ended.
 * Call it in a transaction.
 */
export async function endSessionOf(
  trx: Db,
  profileId: string,
  sessionId: string,
): Promise<boolean> {
  const devices = await trx
    .selectFrom('refresh_token')
    .select('device_hash')
    .distinct()
    .where('profile_id', '=', profileId)
    .where('family_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
  if (devices.length === 0) return false;
  await endSession(trx, sessionId);
  const hashes = devices.flatMap(({ device_hash }) => device_hash ?? []);
  if (hashes.length > 0) {
    await trx
      .deleteFrom('sign_in_device')
      .where('profile_id', '=', profileId)
      .where('token_hash', 'in', hashes)
      .where('token_hash', 'not in', (eb) =>
        eb
          .selectFrom('refresh_token')
          .select((row) => row.fn.coalesce('device_hash', row.val('')).as('device_hash'))
          .where('profile_id', '=', profileId)
          .where('revoked_at', 'is', null),
      )
      .execute();
  }
  return true;
}
