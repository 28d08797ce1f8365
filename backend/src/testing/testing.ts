/** Services for tests: a fresh database, file store and outbox that are gone afterwards. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadConfig, type Config } from '../config/config.ts';
import { embeddedDatabase, openPostgres, type Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { PGliteClient } from '../database/pglite-client.ts';
import type { Logger } from '../log/logger.ts';
import { outboxFolder } from '../mail/mail.ts';
import { createServices, type Services } from '../services.ts';

export { FaultyProxy, type ProxyMode } from './faulty-proxy.ts';
export { createMemoryLimiter } from '../limit/memory-limiter.ts';
export { freePort } from './free-port.ts';
export { startRedisStandIn, type RedisStandIn } from './redis-stand-in.ts';
export { openTestBucket, type TestBucket } from './s3-stand-in.ts';
export { endDatabaseWorker } from './end-worker.ts';
export { notedStatements, type NotedStatement } from './noted-statements.ts';
export { readOutbox } from './read-outbox.ts';
export { until } from './until.ts';

const OWN_SCHEMA = [
  '../database/backend-migrations.ts',
  '../events/event-schema.ts',
  '../idempotency/idempotency-schema.ts',
  '../jobs/job-schema.ts',
];
const PGLITE_VERSION = '0.5.16';

export interface TestServicesOptions {
  /** Connections to PostgreSQL; 1 shows a query that leaves an open transaction's handle. */
  poolSize?: number;
  /** Further environment keys, as the configuration takes them. */
  env?: Record<string, string>;
  log?: Logger;
  /** Brings the fresh database to the state that the tests begin with, as by migrating. */
  template?: Template;
}

export interface Template {
  /** Changes whenever `prepare` would make something else; the embedded database keeps the result by it. */
  key: string;
  prepare(services: Services): Promise<unknown>;
}

/** What every database has: the backend's own tables. */
const EMPTY: Template = { key: 'empty', prepare: (services) => migrate(services, 'test', {}) };

export interface TestServices extends Services {
  /** The mails sent so far, those that wait included, oldest first, as their raw source. */
  outbox(): Promise<string[]>;
}

/**
 * `TEST_DB=postgres` takes a fresh database on the server of `TEST_DATABASE_URL`; otherwise an embedded
 * one in memory. `close()` removes everything.
 */
export async function createTestServices(options: TestServicesOptions = {}): Promise<TestServices> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dara-test-'));
  // Loading test modules blocks the event loop for longer than a server ever should.
  const quiet = { NODE_ENV: 'test', DEMO: '0', MAX_LOOP_DELAY_MS: '0' };
  const config = loadConfig({ ...quiet, DATA_DIR: dataDir, ...options.env });
  const template = options.template;
  const { database, databaseUrl, drop } = await freshDatabase(options.poolSize ?? 4, template);
  const services = await createServices(
    { ...config, ...(databaseUrl ? { databaseUrl } : {}) } satisfies Config,
    { database, ...(options.log ? { log: options.log } : {}) },
  );
  return {
    ...services,
    outbox: async () => {
      await services.jobs.drain();
      return readOutbox(dataDir);
    },
    close: async () => {
      await services.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readOutbox(dataDir: string): Promise<string[]> {
  const folder = outboxFolder(dataDir);
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

interface FreshDatabase {
  database: Database;
  databaseUrl?: string;
  drop: () => Promise<void>;
}

async function freshDatabase(
  poolSize: number,
  template: Template | undefined,
): Promise<FreshDatabase> {
  if (process.env['TEST_DB'] !== 'postgres') {
    const dump = await keptCluster(template ?? EMPTY);
    // Tests that end the worker look at what follows from it, which the end of their process would hide.
    const client = await PGliteClient.open({ dump, ...(await compiledPGlite()) }, () => undefined);
    return { database: embeddedDatabase(client), drop: async () => undefined };
  }
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DB=postgres needs TEST_DATABASE_URL');
  const url = await createDatabase(server, await keptDatabase(server, template ?? EMPTY));
  return {
    database: await openPostgres(url, poolSize),
    databaseUrl: url,
    drop: () => dropDatabase(url),
  };
}

declare global {
  /** Compiles a WebAssembly file once for all test files of a process; set by the Jest environment of `@dara/tooling`. */
  var compileOnce: ((file: string) => Promise<object>) | undefined;
}

async function compiledPGlite(): Promise<{ wasmModule?: object }> {
  if (!globalThis.compileOnce) return {};
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return { wasmModule: await globalThis.compileOnce(fileURLToPath(file)) };
}

/** Makes a database on a server, empty or as a copy of another; answers its address. */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const name = `dara_test_${randomUUID().replaceAll('-', '')}`;
  // Files are copied as they lie: through the log, as usual, takes twice as long.
  const copied = template ? ` template ${template} strategy file_copy` : '';
  await onServer(server, `create database ${name}${copied}`);
  return withDatabase(server, name);
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(address: string): Promise<void> {
  const name = new URL(address).pathname.slice(1);
  await onServer(withDatabase(address, 'postgres'), `drop database if exists ${name} with (force)`);
}

async function onServer(url: string, work: string | ((client: pg.Client) => Promise<unknown>)) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await (typeof work === 'string' ? client.query(work) : work(client));
  } finally {
    await client.end();
  }
}

/**
 * The name of a database of the server in the state of a template. Copying one takes a fraction of migrating an empty
 * one, so it is made once and stays on the server.
 */
async function keptDatabase(server: string, template: Template): Promise<string> {
  const name = `dara_template_${await ownHash()}_${template.key.replaceAll('-', '_')}`;
  await onServer(server, async (client) => {
    // Several test processes begin at once; the lock goes with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rows.length > 0) return;
    const url = await createDatabase(server);
    const database = await openPostgres(url, 2);
    try {
      await prepare(database, template);
    } finally {
      await database.close();
    }
    // Only what was prepared to its end bears the name.
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
  });
  return name;
}

// Every test loads the whole cluster into memory, so it holds nothing that no test reads.
const ONLY_DATABASE = [
  `update pg_database set datistemplate = false where datname like 'template%'`,
  'drop database if exists template0',
  'drop database if exists template1',
  'checkpoint',
];

/** Making a cluster and migrating it takes seconds, loading a made one a fraction: it is kept between runs. */
async function keptCluster(template: Template | undefined): Promise<string> {
  const folder = join(tmpdir(), 'dara-test-cluster');
  const key = template ? `${await ownHash()}-${template.key}` : 'small';
  const file = join(folder, `pglite-${PGLITE_VERSION}-${key}.tar`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const client = await PGliteClient.open(template ? { dump: await keptCluster(undefined) } : {});
  const database = embeddedDatabase(client);
  try {
    if (template) await prepare(database, template);
    for (const statement of ONLY_DATABASE) await client.exec(statement);
    const temporary = `${file}.${randomUUID()}`;
    await writeFile(temporary, await client.dump());
    await nameOnce(temporary, file);
  } finally {
    await database.close();
  }
  return file;
}

/**
 * Gives a whole file its name, of several processes that made it the first: whoever opened that one still reads it, and a
 * file that is replaced meanwhile can no longer be read.
 */
async function nameOnce(temporary: string, file: string): Promise<void> {
  try {
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(temporary);
  }
}

/** Names the backend's own tables: an edited migration makes other databases. */
async function ownHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of OWN_SCHEMA) hash.update(await readFile(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}

async function prepare(database: Database, template: Template): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dara-test-'));
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '0' });
  const services = await createServices(config, {
    database: { ...database, close: async () => undefined },
  });
  await template.prepare(services);
  await services.close();
  await rm(dataDir, { recursive: true, force: true });
}
