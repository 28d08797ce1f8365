import type { Db, Trx } from '@dara/backend';
import type { Selectable } from 'kysely';
import type { RefreshTokenTable } from '../../../kernel/database/generated.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { DevicePlace } from '../device/device-place.ts';
import { deleteChallengesOf } from '../challenge/challenge.repository.ts';
import { deleteDevices } from '../device/device.repository.ts';
import { hashSecretToken, newSecretToken } from '../account/secret-token.ts';

const DAY_MS = 24 * 3600_000;
const REFRESH_TOKEN_MS = 30 * DAY_MS;
/** However often it is refreshed, a session ends so long after its sign-in. */
const SESSION_MS = 90 * DAY_MS;
/**
 * Two tabs of one browser may refresh with the same token concurrently; a later reuse, or one by another browser,
 * means that it was stolen.
 */
const REUSE_GRACE_MS = 10_000;

export interface IssuedSession {
  profileId: string;
  familyId: string;
  refreshToken: string;
}

/** Starts a session: the first token of a new family. */
export async function startSession(db: Db, profileId: string): Promise<IssuedSession> {
  await db
    .deleteFrom('refresh_token')
    .where('profile_id', '=', profileId)
    .where('expires_at', '<', new Date())
    .execute();
  return issue(db, {
    profile_id: profileId,
    family_id: newId(),
    started_at: new Date(),
    device_hash: null,
    user_agent: null,
    address: null,
  });
}

type Family = Pick<
  Selectable<RefreshTokenTable>,
  'profile_id' | 'family_id' | 'started_at' | 'device_hash' | 'user_agent' | 'address'
>;

async function issue(db: Db, family: Family): Promise<IssuedSession> {
  const { token, tokenHash } = newSecretToken();
  const end = Math.min(Date.now() + REFRESH_TOKEN_MS, family.started_at.getTime() + SESSION_MS);
  await db
    .insertInto('refresh_token')
    .values({ id: newId(), ...family, token_hash: tokenHash, expires_at: new Date(end) })
    .execute();
  return { profileId: family.profile_id, familyId: family.family_id, refreshToken: token };
}

/** The client that requests the next token. */
export interface Refresher extends DevicePlace {
  /** Hash of the browser id; null without one. */
  deviceHash: string | null;
  requestId: string;
}

/** Exchanges a refresh token for the next one; null when it is not good (and, when reused, its family is over). */
export function rotateSession(
  db: Db,
  refreshToken: string,
  refresher: Refresher,
): Promise<IssuedSession | null> {
  // The refusal is returned, not thrown: a throw would roll the family's end back.
  return db.transaction().execute((trx) => rotate(trx, refreshToken, refresher));
}

async function rotate(
  trx: Trx,
  refreshToken: string,
  refresher: Refresher,
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
      'refresh_token.started_at',
      'refresh_token.device_hash',
      'profile.active',
      'profile.deleted_at',
    ])
    .where('token_hash', '=', hashSecretToken(refreshToken))
    .forUpdate('refresh_token')
    .executeTakeFirst();
  if (!found || found.revoked_at || found.expires_at <= now) return null;
  const reuse = reuseOf(found, now, refresher);
  if (reuse) await recordReuse(trx, found.profile_id, reuse, refresher);
  if (reuse || !found.active || found.deleted_at) {
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
  const { profile_id, family_id, started_at, device_hash } = found;
  const { userAgent: user_agent, address } = refresher;
  return issue(trx, { profile_id, family_id, started_at, device_hash, user_agent, address });
}

type Reuse = 'AfterGrace' | 'OtherDevice';

/** Reuse of a used token, except by two tabs of one browser. */
function reuseOf(
  found: Pick<Selectable<RefreshTokenTable>, 'used_at' | 'device_hash'>,
  now: Date,
  { deviceHash }: Refresher,
): Reuse | null {
  if (found.used_at === null) return null;
  if (now.getTime() - found.used_at.getTime() > REUSE_GRACE_MS) return 'AfterGrace';
  const isOther = found.device_hash !== null && found.device_hash !== deviceHash;
  return isOther ? 'OtherDevice' : null;
}

function recordReuse(
  trx: Trx,
  profileId: string,
  reuse: Reuse,
  { requestId }: Refresher,
): Promise<void> {
  return recordAudit(trx, {
    actor: null,
    action: 'EndReusedSession',
    entity: 'profile',
    entityId: profileId,
    diff: { reuse },
    requestId,
  });
}

/** Ends one session: its refresh tokens and, by the session check of every request, its access tokens. */
export async function endSession(db: Db, familyId: string): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ revoked_at: new Date() })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a user, for example after a password change or when disabled. */
export function endSessionsOf(db: Db, profileId: string): Promise<void> {
  return endOtherSessionsOf(db, profileId, null);
}

/** Ends every session of a user except `keptFamilyId`, and forgets all browsers. */
export async function endOtherSessionsOf(
  db: Db,
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
  await deleteDevices(db, profileId, keptFamilyId);
  await deleteChallengesOf(db, profileId);
}

export async function familyOf(db: Db, refreshToken: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('refresh_token')
    .select('family_id')
    .where('token_hash', '=', hashSecretToken(refreshToken))
    .executeTakeFirst();
  return found?.family_id;
}

/** The user of a refresh token in any state. */
export async function ownerOf(db: Db, refreshToken: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('refresh_token')
    .select('profile_id')
    .where('token_hash', '=', hashSecretToken(refreshToken))
    .executeTakeFirst();
  return found?.profile_id;
}
