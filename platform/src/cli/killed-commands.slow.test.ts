import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateApi } from '@dara/api';
import { createAccount } from '@dara/api/testing';
import { createServices, loadConfig } from '@dara/backend';
import { createDatabase, dropDatabase, until } from '@dara/backend/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { migratePlatform } from '../registry/registry.migrations.ts';
import { buildSite } from '../site.ts';

// Whole commands are loaded several times, which takes a loaded machine its time.
vi.setConfig({ testTimeout: 600_000 });

const MAIN = join(import.meta.dirname, 'dara.ts');
const NEWER = join(import.meta.dirname, '../testing/one-migration-newer.ts');
const SECRET = 'a-secret-of-at-least-thirty-two-letters';

const server = process.env['TEST_DATABASE_URL'];
if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server');

let folder: string;
let databases: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-killed-'));
  databases = [];
});
afterEach(async () => {
  for (const url of databases) await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

async function newDatabase(template?: string): Promise<string> {
  const url = await createDatabase(server!, template && new URL(template).pathname.slice(1));
  databases.push(url);
  return url;
}

async function connected<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

const query = (url: string, text: string): Promise<unknown[][]> =>
  connected(url, async (client) => (await client.query({ text, rowMode: 'array' })).rows);

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** Runs `dara` on a database with nothing of this process's environment but the path. */
function dara(url: string, args: string[], preload?: string) {
  const program = ['--import', 'tsx', ...(preload ? ['--import', preload] : []), MAIN, ...args];
  const child = spawn(process.execPath, program, {
    env: {
      ...{ PATH: process.env['PATH'], NODE_ENV: 'test', LOG_LEVEL: 'error', JWT_SECRET: SECRET },
      ...{ DATABASE_URL: url, DATA_DIR: dataDirOf(url) },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
  return { child, ended };
}

const dataDirOf = (url: string): string => join(folder, new URL(url).pathname);

/** Kills the command once the database waits in such a statement. */
async function killedIn(url: string, statement: string, args: string[], preload?: string) {
  const { child, ended } = dara(url, args, preload);
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND state = 'active' AND query ILIKE '${statement}'`;
  await until(async () => (await query(url, waiting)).length > 0);
  child.kill('SIGKILL');
  expect((await ended).signal).toBe('SIGKILL');
}

/** The schema with what the history of migrations says of it. */
const schemaOf = (url: string): Promise<unknown[][][]> =>
  Promise.all(
    [
      `SELECT table_name, column_name, data_type, is_nullable, column_default
        FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
      `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
      `SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
      `SELECT event_object_table, trigger_name, action_statement, event_manipulation
        FROM information_schema.triggers ORDER BY 1, 2, 4`,
      'SELECT name FROM migration_backend ORDER BY 1',
      'SELECT name FROM migration_platform ORDER BY 1',
      'SELECT name FROM migration_api ORDER BY 1',
      'SELECT package, name, needs FROM schema_range ORDER BY 1, 2',
      'SELECT count(*)::int FROM newer',
    ].map((text) => query(url, text)),
  );

it('dara migrate that was killed in a migration is finished by the next', async () => {
  const [whole, killed] = [await newDatabase(), await newDatabase()];
  expect(await dara(whole, ['migrate'], NEWER).ended).toMatchObject({ code: 0 });
  await killedIn(killed, '%pg_sleep%', ['migrate'], NEWER);
  const { code, output } = await dara(killed, ['migrate'], NEWER).ended;
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^api 999-newer\n\d+ migrations done$/m),
  ]);
  expect(await schemaOf(killed)).toEqual(await schemaOf(whole));
  const nothing = await dara(killed, ['migrate'], NEWER).ended;
  expect(nothing).toMatchObject({ code: 0, output: 'Nothing to migrate\n' });
});

/** Persons that the file store notes as erased, in a database from before the erasure. */
async function broughtBack(addresses: readonly string[]) {
  const url = await newDatabase();
  const config = loadConfig({
    ...{ NODE_ENV: 'test', DEMO: '0', JWT_SECRET: SECRET },
    ...{ DATABASE_URL: url, DATA_DIR: dataDirOf(url) },
  });
  const open = async () => {
    const services = await createServices(config);
    await migratePlatform(services);
    await migrateApi(services);
    return services;
  };
  const before = await open();
  const ids: string[] = [];
  for (const email of addresses)
    ids.push((await createAccount(before, { email, permission: 'Talent' })).id);
  await before.close();
  const older = await newDatabase(url);
  const services = await open();
  const site = await buildSite(services, { workers: 1 });
  for (const id of ids) {
    const request = randomUUID();
    await sql`
      INSERT INTO privacy_request (id, kind, status, profile_id, received_on, due_on)
      VALUES (${request}, 'Erasure', 'Running', ${id}, '2026-11-20', '2026-12-20')`.execute(
      services.db,
    );
    await services.jobs.enqueue('erase-person', { id: request });
    await services.jobs.drain();
  }
  await site.app.close();
  await services.close();
  return { older, files: join(dataDirOf(url), 'files'), ids };
}

const PEOPLE = ['a@dara.test', 'b@dara.test', 'c@dara.test'];
/** The rows that do not depend on the time of an erasure. */
const remains = (url: string): Promise<unknown[][][]> =>
  Promise.all(
    [
      'SELECT id, email, permission, talent_id FROM profile ORDER BY id',
      'SELECT id, kind, status, profile_id, report FROM privacy_request ORDER BY id',
    ].map((text) => query(url, text)),
  );

it('dara erase --again that was killed in a person erases the rest the next time', async () => {
  const { older: killed, files, ids } = await broughtBack(PEOPLE);
  const whole = await newDatabase(killed);
  for (const url of [killed, whole])
    await cp(files, join(dataDirOf(url), 'files'), { recursive: true });
  const again = ['erase', '--again'];
  expect(await dara(whole, again).ended).toMatchObject({
    code: 0,
    output: expect.stringContaining('Erased before: 3\n  3 erased again\n'),
  });

  const emails = () => query(killed, 'SELECT email FROM profile ORDER BY email');
  await connected(killed, async (client) => {
    await client.query('BEGIN');
    // The command comes to this person, and waits.
    await client.query('SELECT 1 FROM profile WHERE id = $1 FOR UPDATE', [ids[1]]);
    await killedIn(killed, '%profile%', again);
    await client.query('ROLLBACK');
  });
  const left = (await emails()).flat().filter((email) => PEOPLE.includes(String(email)));
  expect(left).toContain('b@dara.test');
  const { code, output } = await dara(killed, again).ended;
  expect([code, output]).toEqual([0, expect.stringContaining(`  ${left.length} erased again\n`)]);
  expect(await remains(killed)).toEqual(await remains(whole));
  const notes = (url: string) => readdir(join(dataDirOf(url), 'files/erased'));
  expect(await notes(killed)).toEqual(await notes(whole));
  expect(await dara(killed, again).ended).toMatchObject({
    code: 0,
    output: expect.stringContaining('  3 erased already\n'),
  });
});
