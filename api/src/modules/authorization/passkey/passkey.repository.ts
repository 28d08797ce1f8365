import { AppError, type Db } from '@dara/backend';
import { newId } from '../../../kernel/new-id.ts';
import type { Passkey } from './passkey.schema.ts';

/** Passkeys per user: phones, computers and security keys. */
export const PASSKEYS_MAX = 10;

const COLUMNS = ['id', 'name', 'created_at', 'last_used_at'] as const;

export async function listPasskeys(db: Db, profileId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(COLUMNS)
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .limit(PASSKEYS_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

export function credentialsOf(db: Db, profileId: string) {
  return db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('profile_id', '=', profileId)
    .limit(PASSKEYS_MAX)
    .execute();
}

interface NewCredential {
  id: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
}

/** Stores a passkey; locks the user's row so that concurrent additions respect the limit. */
export async function insertPasskey(
  trx: Db,
  profileId: string,
  name: string,
  credential: NewCredential,
): Promise<Passkey> {
  await trx.selectFrom('profile').select('id').where('id', '=', profileId).forUpdate().execute();
  const kept = await credentialsOf(trx, profileId);
  if (kept.length >= PASSKEYS_MAX) throw new AppError('PASSKEYS_FULL');
  const row = {
    id: newId(),
    profile_id: profileId,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports),
    name,
    created_at: new Date(),
  };
  const inserted = await trx
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new AppError('PASSKEY_DUPLICATE');
  return { id: row.id, name, createdAt: row.created_at.toISOString(), lastUsedAt: null };
}

/** Returns the renamed passkey; throws when it does not belong to the user. */
export async function renamePasskey(
  db: Db,
  profileId: string,
  id: string,
  name: string,
): Promise<Passkey> {
  await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .execute();
  const found = (await listPasskeys(db, profileId)).find((passkey) => passkey.id === id);
  if (!found) throw new AppError('PASSKEY_NOT_EXIST');
  return found;
}

/** Returns the name of the deleted passkey; throws when it does not belong to the user. */
export async function deletePasskey(db: Db, profileId: string, id: string): Promise<string> {
  const found = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .returning('name')
    .executeTakeFirst();
  if (!found) throw new AppError('PASSKEY_NOT_EXIST');
  return found.name;
}

/** A passkey by credential id, with its user. */
export function findCredential(db: Db, credentialId: string) {
  return db
    .selectFrom('passkey')
    .innerJoin('profile', 'profile.id', 'passkey.profile_id')
    .select(['passkey.id', 'passkey.credential_id', 'passkey.public_key', 'passkey.counter'])
    .select(['passkey.profile_id', 'profile.active'])
    .where('passkey.credential_id', '=', credentialId)
    .where('profile.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** False when it was used in between: a copy would count on from the same number. */
export async function countUse(
  trx: Db,
  { id, counter }: { id: string; counter: number },
  newCounter: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set({ counter: newCounter, last_used_at: new Date() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
