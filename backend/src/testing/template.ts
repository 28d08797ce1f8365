/** Prepared states of test databases, each created once and copied. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { loadConfig } from '../config/config.ts';
import { embeddedDatabase, openPostgres, type Database } from '../database/database.ts';
import { migrate } from '../migrations/migrate.ts';
import { PGliteClient } from '../database/pglite-client.ts';
import { createServices, type Services } from '../services.ts';
import { makeResettable } from './resettable.ts';

const OWN_SOURCES = [
  '../migrations/backend-migrations.ts',
  '../migrations/migration-range.ts',
  '../events/event-schema.ts',
  '../idempotency/idempotency-schema.ts',
  '../jobs/job-schema.ts',
  './resettable.ts',
];
const PGLITE_VERSION = '0.5.16';

export interface Template {
  /** Changes if `prepare` would create another state; the embedded database caches the result by it. */
  key: string;
  prepare(services: Services): Promise<unknown>;
}

/** The base of every database: the backend's own tables. */
export const EMPTY: Template = {
  key: 'empty',
  prepare: (services) => migrate(services, 'test', {}),
};

/** Creates a database on a server, empty or as a copy; returns its address. */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const name = `dara_test_${randomUUID().replaceAll('-', '')}`;
  // File copy takes half the time of the default WAL copy.
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
 * The name of a server database in the state of a template. Copying takes a fraction of migrating, so it is created
 * once and stays on the server.
 */
export async function cachedDatabase(server: string, template: Template): Promise<string> {
  const name = `dara_template_${await ownHash()}_${template.key.replaceAll('-', '_')}`;
  await onServer(server, async (client) => {
    // Several test processes start at once; the lock is released with the connection.
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
    // Renamed only when complete.
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
  });
  return name;
}

// Every test loads the whole cluster into memory, so unneeded data is removed.
const ONLY_DATABASE = [
  `update pg_database set datistemplate = false where datname like 'template%'`,
  'drop database if exists template0',
  'drop database if exists template1',
  'checkpoint',
];

/** Creating and migrating a cluster takes seconds, loading one a fraction: it is cached between runs. */
export async function cachedCluster(template: Template | undefined): Promise<string> {
  const folder = join(tmpdir(), 'dara-test-cluster');
  const key = template ? `${await ownHash()}-${template.key}` : 'small';
  const file = join(folder, `pglite-${PGLITE_VERSION}-${key}.tar`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const client = await PGliteClient.open(template ? { dump: await cachedCluster(undefined) } : {});
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
 * Renames a complete file; if several processes created it the first wins, because a file that is replaced while open
 * can no longer be read.
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

let hashed: Promise<string> | undefined;

/** Identifies the backend's own tables: an edited migration creates other databases. */
function ownHash(): Promise<string> {
  return (hashed ??= (async () => {
    const hash = createHash('sha256');
    for (const file of OWN_SOURCES) hash.update(await readFile(new URL(file, import.meta.url)));
    return hash.digest('hex').slice(0, 12);
  })());
}

async function prepare(database: Database, template: Template): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dara-test-'));
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '0' });
  const services = await createServices(config, {
    database: { ...database, close: async () => undefined },
  });
  await template.prepare(services);
  await services.close();
  await makeResettable(database.db as Kysely<never>);
  await rm(dataDir, { recursive: true, force: true });
}
