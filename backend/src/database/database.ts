import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { folderError } from '../config/folder-error.ts';
import { StartError } from '../config/start-error.ts';
import { withTimeout } from '../faults/with-timeout.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { DatabaseProbe } from './database-probe.ts';
import { guardedPool } from './guarded-pool.ts';
import { PGliteClient } from './pglite-client.ts';
import { PGliteDialect } from './pglite-dialect.ts';
import { CommitHookPostgresDialect } from './postgres-dialect.ts';
import {
  createPool,
  DATABASE_LIMITS,
  PostgresClient,
  postgresOptions,
  unlimitedOptions,
  type DatabaseLimits,
} from './postgres-pool.ts';
import type { Tables } from './generated.ts';
import type { Db } from './tables.ts';

const MINIMUM_VERSION = 150_000;
const PING_MS = 5000;

export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** Updates planner statistics after bulk changes; the embedded database has no autovacuum. */
  analyze(): Promise<void>;
  /** Called in this process once `trx` has been committed, never after a rollback. */
  afterCommit(trx: Db, callback: () => void): Promise<void>;
  /** Rejects if the database does not answer within seconds; does not wait for a pool connection. */
  ping(): Promise<void>;
  /** Runs a task under a named lock across all processes of this database. Must not be nested. */
  exclusively<T>(name: string, task: () => Promise<T>): Promise<T>;
  /** Runs a task on a connection without statement timeouts, such as a schema change. */
  unlimited<T>(task: (db: Db) => Promise<T>): Promise<T>;
  /** Connections in use and idle, and waiting callers. */
  load(): DatabaseLoad;
  /** Runs a checkpoint of the embedded database; a server does so by itself. */
  checkpoint?(): Promise<void>;
  /** The embedded database as a tar file, taken between two transactions; a server is copied by pg_dump. */
  dump?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type DatabaseLoad = Record<'used' | 'idle' | 'waiting', number>;

/** Opens the configured database; throws `StartError` with instructions if it cannot. */
export function openDatabase(
  config: Config,
  { mayBeAway = false }: { mayBeAway?: boolean } = {},
): Promise<Database> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, config.databasePoolSize, DATABASE_LIMITS, mayBeAway)
    : openEmbedded(config.dataDir);
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const lock = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw folderError(folder, 'the embedded database', error);
    }
    const database = embeddedDatabase(await PGliteClient.open({ dataDir: folder }));
    return {
      ...database,
      close: async () => {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The embedded database in ${dataDir} cannot be opened: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** A database on an open embedded client; also used by tests, in memory. */
export function embeddedDatabase(client: PGliteClient): Database {
  const dialect = new PGliteDialect(client);
  const db = new Kysely<Tables>({ dialect });
  const inTurn = new Map<string, Promise<unknown>>();
  return {
    kind: 'pglite',
    db,
    ping: async () => {
      await withTimeout(PING_MS, 'database', () => sql`select 1`.execute(db));
    },
    // One process owns the folder, so a lock within the process is enough.
    exclusively: (name, task) => {
      const turn = (inTurn.get(name) ?? Promise.resolve()).then(task, task);
      inTurn.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
    unlimited: (task) => task(db),
    load: () => {
      const used = client.isBusy ? 1 : 0;
      return { used, idle: 1 - used, waiting: client.waiting };
    },
    analyze: async () => {
      await sql`vacuum analyze`.execute(db);
    },
    checkpoint: async () => {
      await sql`checkpoint`.execute(db);
    },
    // Only one transaction is open at a time.
    afterCommit: async (_trx, callback) => dialect.afterCommit(callback),
    dump: () =>
      db.connection().execute(async (connection) => {
        await sql`checkpoint`.execute(connection);
        return client.dump();
      }),
    close: async () => {
      await db.destroy();
      // Kysely does not destroy a driver that was never used.
      await client.close();
    },
  };
}

export async function openPostgres(
  url: string,
  poolSize: number,
  limits: DatabaseLimits = DATABASE_LIMITS,
  mayBeAway = false,
): Promise<Database> {
  const pool = createPool(postgresOptions(url, limits), poolSize);
  const dialect = new CommitHookPostgresDialect({ pool: guardedPool(pool) });
  const db = new Kysely<Tables>({ dialect });
  const probe = new DatabaseProbe(url);
  try {
    const { rows } = await sql<{ version: number }>`
      select current_setting('server_version_num')::int as version`.execute(db);
    const version = rows[0]?.version ?? 0;
    if (version < MINIMUM_VERSION) {
      throw new StartError(
        `DATABASE_URL: PostgreSQL 15 or newer is needed, this is ${Math.floor(version / 10_000)}`,
      );
    }
  } catch (error) {
    if (error instanceof StartError || !mayBeAway) {
      await db.destroy();
      throw error instanceof StartError ? error : connectionError(url, error);
    }
  }
  return {
    kind: 'postgres',
    db,
    load: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    analyze: async () => {
      await sql`analyze`.execute(db);
    },
    afterCommit: (trx, callback) => dialect.afterCommit(trx, callback),
    ping: () => probe.ping(),
    exclusively: (name, task) => exclusively(url, name, task),
    unlimited: (task) => unlimited(url, task),
    close: async () => {
      await probe.close();
      await db.destroy();
    },
  };
}

async function unlimited<T>(url: string, task: (db: Db) => Promise<T>): Promise<T> {
  // Statements outside of the transaction use another connection.
  const pool = createPool(unlimitedOptions(url), 2);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await task(db);
  } finally {
    await db.destroy();
  }
}

/** The server releases the lock when the connection ends for any reason. */
async function exclusively<T>(url: string, name: string, task: () => Promise<T>): Promise<T> {
  const client = new PostgresClient(unlimitedOptions(url));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`dara ${name}`]);
    return await task();
  } finally {
    await client.end().catch(() => undefined);
  }
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; is the server running, and are host and port right?',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be resolved',
  ETIMEDOUT: 'no answer',
  '28P01': 'the password is wrong',
  '28000': 'the user may not sign in',
  '3D000': 'the database does not exist',
};

function connectionError(url: string, error: unknown): StartError {
  const { hostname, port, pathname, username } = new URL(url);
  const { code = '', message } = error as { code?: string; message: string };
  return new StartError(
    `DATABASE_URL: cannot use the database "${pathname.slice(1)}" at ${hostname}:${port || 5432} as "${decodeURIComponent(username)}": ` +
      (REASONS[code] ?? (message || code)),
    { cause: error },
  );
}
