import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { DeployAction, TokenScope } from './scoped-token.ts';
// Adds the registry's tables to `Db`.
import '../registry/generated.ts';

/** A token without its secret. */
export interface ListedToken extends TokenScope {
  id: string;
  label: string;
  may: DeployAction[];
  /** Where its holder is notified. */
  mail: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

const COLUMNS = [
  'id',
  'label',
  'names',
  'may',
  'mail',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
  'last_used_at as lastUsedAt',
] as const;

const LISTED = 500;
/** Uses are recorded at this interval, because a publication sends many requests. */
const NOTED_EVERY = sql<Date>`now() - interval '1 minute'`;

/** Undefined if the label is used by a valid token. */
export async function insertToken(
  db: Db,
  {
    names,
    may,
    expiresAt,
    ...token
  }: TokenScope & { id: string; label: string; hash: string; mail?: string; expiresAt: Date },
): Promise<ListedToken | undefined> {
  return db
    .insertInto('deploy_token')
    .values({
      ...token,
      names: names && JSON.stringify(names),
      may: JSON.stringify(may),
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('label').where('revoked_at', 'is', null).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Newest first. */
export async function listTokens(db: Db): Promise<ListedToken[]> {
  return db
    .selectFrom('deploy_token')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
}

/** The revoked token; undefined if it does not exist or was revoked before. */
export async function revokeToken(db: Db, id: string): Promise<ListedToken | undefined> {
  return db
    .updateTable('deploy_token')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function findToken(db: Db, id: string): Promise<ListedToken | undefined> {
  return db.selectFrom('deploy_token').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Hashes of tokens that may be valid, by id. */
export async function readHashes(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('deploy_token')
    .select(['id', 'hash'])
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** The current token, unless revoked or expired; records its use. */
export async function useToken(db: Db, id: string): Promise<ListedToken | undefined> {
  const found = await db
    .selectFrom('deploy_token')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) return undefined;
  await db
    .updateTable('deploy_token')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', NOTED_EVERY)]))
    .execute();
  return found;
}
