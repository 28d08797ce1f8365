/** Test databases, each prepared once and reused by the test files of a worker. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { embeddedDatabase, openPostgres, type Database } from '../database/database.ts';
import { PGliteClient } from '../database/pglite-client.ts';
import { PGliteDialect } from '../database/pglite-dialect.ts';
import { restore } from './resettable.ts';
import {
  createDatabase,
  dropDatabase,
  EMPTY,
  cachedCluster,
  cachedDatabase,
  type Template,
} from './template.ts';

export interface FreshDatabase {
  database: Database;
  databaseUrl?: string;
  /** Called after `database.close()`: resets the database for the next test file. */
  release: () => Promise<void>;
}

export interface FreshDatabaseOptions {
  poolSize: number;
  template: Template | undefined;
  /** Not reused: for tests that fill it with so much data that resetting takes longer than copying. */
  isOwn: boolean;
}

/** Databases released by test files of this worker, by template. */
const idle = new Map<string, unknown[]>();

const idleOf = <T>(key: string): T[] => {
  const found = idle.get(key) ?? [];
  idle.set(key, found);
  return found as T[];
};

export function freshDatabase(options: FreshDatabaseOptions): Promise<FreshDatabase> {
  return process.env['TEST_DB'] === 'postgres' ? onPostgres(options) : embedded(options);
}

async function embedded(options: FreshDatabaseOptions): Promise<FreshDatabase> {
  const template = options.template ?? EMPTY;
  const clients = idleOf<PGliteClient>(`embedded-${template.key}`);
  const client = (options.isOwn ? undefined : clients.pop()) ?? (await openClient(template));
  return {
    database: { ...embeddedDatabase(client), close: async () => undefined },
    release: async () => {
      if (!options.isOwn && (await isClientRestored(client))) clients.push(client);
      else await client.close().catch(() => undefined);
    },
  };
}

async function openClient(template: Template): Promise<PGliteClient> {
  const dump = await cachedCluster(template);
  // Tests that kill the worker check the consequences, which exiting the process would hide.
  return PGliteClient.open({ dump, wasmModule: await compiledPGlite() }, () => undefined);
}

async function isClientRestored(client: PGliteClient): Promise<boolean> {
  try {
    // Closes what a test left open, such as a transaction.
    await client.exec('rollback');
    const isRestored = await restore(new Kysely({ dialect: new PGliteDialect(client) }));
    if (isRestored) await client.exec('discard all');
    return isRestored;
  } catch {
    return false;
  }
}

// Node has it; its types are only in the DOM library.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

let compiled: Promise<object> | undefined;

function compiledPGlite(): Promise<object> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return (compiled ??= readFile(fileURLToPath(file)).then((bytes) => WebAssembly.compile(bytes)));
}

async function onPostgres(options: FreshDatabaseOptions): Promise<FreshDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DB=postgres needs TEST_DATABASE_URL');
  const template = options.template ?? EMPTY;
  const urls = idleOf<string>(`postgres-${template.key}`);
  const url =
    (options.isOwn ? undefined : urls.pop()) ??
    (await createDatabase(server, await cachedDatabase(server, template)));
  return {
    database: await openPostgres(url, options.poolSize),
    databaseUrl: url,
    release: async () => {
      if (!options.isOwn && (await isDatabaseRestored(url))) urls.push(url);
      else await dropDatabase(url);
    },
  };
}

async function isDatabaseRestored(url: string): Promise<boolean> {
  const database = await openPostgres(url, 1);
  try {
    // Open transactions of a test would hold locks.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    return await restore(database.db as Kysely<never>);
  } catch {
    return false;
  } finally {
    await database.close();
  }
}
