/** Databases for tests, each prepared once and used by one test file of a worker after another. */
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
  /** Called after `database.close()`: the next test file gets the database, emptied. */
  release: () => Promise<void>;
}

export interface FreshDatabaseOptions {
  poolSize: number;
  template: Template | undefined;
  /** No other test file gets it: for tests that fill it with so much that emptying takes longer than copying. */
  isOwn: boolean;
}

/** What the test files of this worker have finished with, by the template that each was made from. */
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
  // Tests that end the worker look at what follows from it, which the end of their process would hide.
  return PGliteClient.open({ dump, wasmModule: await compiledPGlite() }, () => undefined);
}

async function isClientRestored(client: PGliteClient): Promise<boolean> {
  try {
    // What a test left open, as by ending before its transaction did.
    await client.exec('rollback');
    const isRestored = await restore(new Kysely({ dialect: new PGliteDialect(client) }));
    if (isRestored) await client.exec('discard all');
    return isRestored;
  } catch {
    return false;
  }
}

// Node has it; its types come with those of browsers alone.
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
    // What a test left open would hold its locks.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    return await restore(database.db as Kysely<never>);
  } catch {
    return false;
  } finally {
    await database.close();
  }
}
