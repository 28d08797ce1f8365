import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateApi } from '@dara/api';
import { createAccount, createImagedTalent } from '@dara/api/testing';
import {
  createServices,
  listen,
  loadConfig,
  lastBackup,
  StartError,
  type Config,
} from '@dara/backend';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDatabase, dropDatabase, FaultyProxy, openTestBucket } from '@dara/backend/testing';
import { announce } from '../deploy/running-server.ts';
import { publishFolder, readReleaseFolder } from '../deploy/release-folder.ts';
import { migratePlatform } from '../registry/registry.migrations.ts';
import { buildSite, type Site } from '../site.ts';
import { writeShell } from '../testing/fixture-release.ts';
import { repeatErasures } from './repeat-erasures.ts';
import { createBackup } from './create-backup.ts';
import { readManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup, verifySite } from './verify-backup.ts';

// Each test opens several new embedded databases, which takes long on a loaded machine.
vi.setConfig({ testTimeout: 600_000 });

const server = process.env['TEST_DB'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined;

let folder: string;
const databases: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-backup-'));
});
afterAll(async () => {
  for (const url of databases) await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

let blank: Config | undefined;
/** The configuration of a migrated, empty site; creating the first takes as long as a first start. */
async function begun(env: Record<string, string> = {}): Promise<Config> {
  if (!blank) {
    blank = await nowhere();
    const services = await createServices(blank);
    await migratePlatform(services);
    await migrateApi(services);
    await services.close();
  }
  const config = await nowhere(env, blank.databaseUrl);
  if (!server)
    await cp(join(blank.dataDir, 'database'), join(config.dataDir, 'database'), {
      recursive: true,
    });
  return config;
}

/** The configuration of a site that does not exist yet. */
async function nowhere(env: Record<string, string> = {}, copied?: string): Promise<Config> {
  const template = copied && new URL(copied).pathname.slice(1);
  const url = server && (await createDatabase(server, template));
  if (url) databases.push(url);
  return loadConfig({
    NODE_ENV: 'test',
    DEMO: '0',
    MAX_LOOP_DELAY_MS: '0',
    PORT: '0',
    JWT_SECRET: 'a-secret-of-at-least-thirty-two-letters',
    DATA_DIR: join(folder, randomUUID()),
    ...(url ? { DATABASE_URL: url } : {}),
    ...env,
  });
}

interface Running extends Site {
  services: Awaited<ReturnType<typeof createServices>>;
  end: () => Promise<void>;
}

/** Opens a site as a start does, listening where the commands find it. */
async function run(config: Config): Promise<Running> {
  const services = await createServices(config);
  await migratePlatform(services);
  await migrateApi(services);
  const site = await buildSite(services, { workers: 1 });
  await site.app.ready();
  const takeBack = announce(config.dataDir, await listen(site.app, services), services.log);
  const end = async (): Promise<void> => {
    takeBack();
    await site.app.close();
    await services.close();
  };
  return { ...site, services, end };
}

async function fill({ registry, target, refresh, services }: Running) {
  const release = await readReleaseFolder(await writeShell(join(folder, randomUUID())));
  await publishFolder(target, release!);
  await registry.promote('shell');
  await refresh();
  return createImagedTalent(services);
}

/** The public view of the talent, its image and the release. */
async function look({ app }: Running, talent: { id: string; imageId: string }) {
  const get = async (url: string) => {
    const { statusCode, rawPayload } = await app.inject({ url });
    return { url, statusCode, bytes: rawPayload.toString('base64') };
  };
  const page = (await app.inject('/')).body;
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
  const urls = [`/api/talent/${talent.id}`, `/api/image/${talent.imageId}/320.jpg`, script];
  return Promise.all(urls.map(get));
}

const silent = (): void => undefined;
const keep = { force: false };

it('restores a destroyed site from a backup made while it ran', async () => {
  const config = await begun();
  const site = await run(config);
  const talent = await fill(site);
  const before = await look(site, talent);
  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const dir = join(folder, 'running');
  expect(await createBackup(config, dir, silent)).toEqual([]);
  expect((await lastBackup(site.services.files))?.toISOString()).toBe((await readManifest(dir)).at);
  expect((await site.app.inject('/metrics')).body).toMatch(
    /^dara_last_backup_timestamp_seconds 1\d{9}/m,
  );
  await site.end();
  await rm(config.dataDir, { recursive: true });
  if (config.databaseUrl) await dropDatabase(config.databaseUrl);

  expect(await verifyBackup(dir)).toEqual({ problems: [], orphans: [] });
  const fresh = await nowhere();
  await restoreBackup(fresh, dir, keep, silent);
  const restored = await run(fresh);
  expect(await look(restored, talent)).toEqual(before);
  expect(await verifySite(fresh)).toEqual({ problems: [], orphans: [] });

  await expect(restoreBackup(fresh, dir, keep, silent)).rejects.toThrow(/stop it first/);
  await restored.end();
  await expect(restoreBackup(fresh, dir, keep, silent)).rejects.toThrow(
    /already; --force replaces/,
  );
  await restoreBackup(fresh, dir, { force: true }, silent);
  const again = await run(fresh);
  expect(await look(again, talent)).toEqual(before);
  await again.end();
});

it('restores a site with a lost bucket into another one', async () => {
  const [lost, fresh] = [await openTestBucket(), await openTestBucket()];
  const config = await begun(lost.env);
  const site = await run(config);
  const talent = await fill(site);
  const before = await look(site, talent);
  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const dir = join(folder, 'bucket');
  expect(await createBackup(config, dir, silent)).toEqual([]);
  await site.end();
  await lost.close();
  expect(await verifyBackup(dir)).toEqual({ problems: [], orphans: [] });
  const there = await nowhere(fresh.env);
  await restoreBackup(there, dir, keep, silent);
  const restored = await run(there);
  expect(await look(restored, talent)).toEqual(before);
  expect(await verifySite(there)).toEqual({ problems: [], orphans: [] });
  expect(existsSync(join(there.dataDir, 'files'))).toBe(false);
  await restored.end();
  await fresh.close();
});

it('lost, changed and forgotten files are found, in the site and in the backup', async () => {
  const config = await begun();
  const site = await run(config);
  const { imageId } = await fill(site);
  await site.end();
  const whole = join(folder, 'stopped');
  expect(await createBackup(config, whole, silent)).toEqual([]);
  const { files: entries } = await readManifest(whole);
  const image = entries.find(({ path }) => path.includes('/original.'))?.path ?? '';
  await appendFile(join(whole, image), 'x');
  const { problems } = await verifyBackup(whole);
  expect(problems).toEqual([`${image} is damaged`]);
  await expect(restoreBackup(await nowhere(), whole, keep, silent)).rejects.toThrow(/is damaged/);

  const store = join(config.dataDir, 'files');
  await rm(join(config.dataDir, image));
  await appendFile(join(store, 'forgotten'), 'x');
  const lost = `${image.slice('files/'.length)} is missing, of picture ${imageId}`;
  expect(await verifySite(config)).toEqual({ problems: [lost], orphans: ['forgotten'] });
  expect(await createBackup(config, join(folder, 'lacking'), silent)).toEqual([lost]);
});

it('takes no folder that holds anything for a backup, and no part of a backup for one', async () => {
  const config = await nowhere();
  const dir = join(folder, 'cut');
  await expect(createBackup(config, folder, silent)).rejects.toThrow(/is not empty/);
  await expect(restoreBackup(config, dir, keep, silent)).rejects.toThrow(/no whole backup/);
  expect(existsSync(config.dataDir)).toBe(false);
});

it('sends the embedded database only to a holder of the token on this machine', async () => {
  const site = await run(await begun());
  const url = '/_dara/backup/database';
  const ask = async (options: object) => (await site.app.inject({ url, ...options })).statusCode;
  const kind = site.services.database.kind;
  expect(await ask({})).toBe(kind === 'pglite' ? 401 : 404);
  expect(await ask({ remoteAddress: '203.0.113.9' })).toBe(404);
  expect(await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
  await site.end();
});

/** An account with that address, which is erased once `erase` is called. */
async function person({ services }: Running, email: string) {
  const { id } = await createAccount(services, { email, permission: 'Talent' });
  const erase = async (): Promise<void> => {
    const request = randomUUID();
    await sql`
      INSERT INTO privacy_request (id, kind, status, profile_id, received_on, due_on)
      VALUES (${request}, 'Erasure', 'Running', ${id}, '2026-11-20', '2026-12-20')`.execute(
      services.db,
    );
    await services.jobs.enqueue('erase-person', { id: request });
    await services.jobs.drain();
  };
  return { id, erase };
}

/** The addresses of the accounts in a site's database. */
async function addresses(config: Config): Promise<string[]> {
  const services = await createServices(config);
  try {
    const { rows } = await sql<{ email: string }>`SELECT email FROM profile ORDER BY email`.execute(
      services.db,
    );
    return rows.map(({ email }) => email).filter((email) => !email.includes('erased'));
  } finally {
    await services.close();
  }
}

it('erases persons again after a restore, in the same place or another', async () => {
  const config = await begun();
  const site = await run(config);
  const gone = await person(site, 'gone@dara.test');
  await person(site, 'stays@dara.test');
  const [older, newer] = [join(folder, 'before-erasure'), join(folder, 'after-erasure')];
  expect(await createBackup(config, older, silent)).toEqual([]);
  await gone.erase();
  expect(await createBackup(config, newer, silent)).toEqual([]);
  await site.end();
  expect((await readManifest(older)).erased).toEqual([]);
  const { erased } = await readManifest(newer);
  expect(erased).toEqual([expect.objectContaining({ profile: gone.id, talent: null })]);
  expect(JSON.stringify(erased)).not.toContain('@');
  expect(await verifyBackup(newer)).toEqual({ problems: [], orphans: [] });

  const all = ['gone@dara.test', 'stays@dara.test'];
  const said: string[] = [];
  const say = (line: string): void => void said.push(line.trim());
  await restoreBackup(config, older, { force: true }, say);
  expect(said).toContain('Verified: every table has its rows, and every row its files');
  expect(await addresses(config)).toEqual(all);
  const options = { from: [], isDryRun: false };
  expect(await repeatErasures(config, { ...options, isDryRun: true }, say)).toEqual([]);
  expect(said).toContain('Erased before: 1; nothing is changed now');
  expect(await addresses(config)).toEqual(all);
  expect(await repeatErasures(config, options, say)).toEqual([]);
  expect(said.slice(-2)).toEqual(['Erased before: 1', '1 erased again']);
  expect(await addresses(config)).toEqual(['stays@dara.test']);
  expect(await repeatErasures(config, options, say)).toEqual([]);
  expect(said.at(-1)).toBe('1 erased already');
  expect(await verifySite(config)).toEqual({ problems: [], orphans: [] });

  // If the file store is lost as well, the newest backup has the list.
  const fresh = await nowhere();
  await restoreBackup(fresh, older, keep, silent);
  expect(await repeatErasures(fresh, options, say)).toEqual([]);
  expect(await addresses(fresh)).toEqual(all);
  expect(await repeatErasures(fresh, { ...options, from: [newer] }, say)).toEqual([]);
  expect(await addresses(fresh)).toEqual(['stays@dara.test']);

  const manifest = join(newer, 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(gone.id, 'everybody'));
  await expect(repeatErasures(fresh, { ...options, from: [newer] }, say)).rejects.toThrow(
    /list of erased persons in .* is damaged/,
  );
});

it('ignores and reports a record of an erasure with another signature', async () => {
  const config = await begun();
  const site = await run(config);
  await person(site, 'stays@dara.test');
  await site.services.files.put('erased/forged.json', Buffer.from('{}'));
  await site.end();
  const problems = await repeatErasures(config, { from: [], isDryRun: false }, silent);
  expect(problems).toEqual([expect.stringMatching(/^erased\/forged\.json in .* was not signed/)]);
  expect(await addresses(config)).toEqual(['stays@dara.test']);
});

it('only the owner can read a backup, also in a folder that all may read', async () => {
  const config = await begun();
  const dir = join(folder, 'readable');
  await mkdir(dir);
  await chmod(dir, 0o755);
  const before = process.umask(0o022);
  try {
    expect(await createBackup(config, dir, silent)).toEqual([]);
  } finally {
    process.umask(before);
  }
  const names = await readdir(dir);
  expect(names).toEqual(expect.arrayContaining(['database.dump', 'census.json', 'manifest.json']));
  for (const name of names) {
    const { mode } = await stat(join(dir, name));
    expect([name, mode & 0o077]).toEqual([name, 0]);
  }
});

it('a backup and a restore that fail say in which step, and name the bucket or the database', async () => {
  const bucket = await openTestBucket();
  const { port } = new URL(bucket.env['S3_ENDPOINT'] ?? '');
  const proxy = await FaultyProxy.open({ host: '127.0.0.1', port: Number(port) });
  const endpoint = `http://127.0.0.1:${proxy.port}`;
  const config = await begun({ ...bucket.env, S3_ENDPOINT: endpoint });
  const dir = join(folder, 'named');
  expect(await createBackup(config, dir, silent)).toEqual([]);
  const cut = (line: string): void => {
    if (line.startsWith('Database:')) proxy.set('cut');
  };
  const named = `the bucket dara at ${endpoint}`;
  const failing = createBackup(config, join(folder, 'named-cut'), cut);
  await expect(failing).rejects.toThrow(`Failed while opening ${named}: `);
  await expect(failing).rejects.toBeInstanceOf(StartError);
  proxy.set('pass');
  const restoring = restoreBackup(config, dir, { force: true }, cut);
  await expect(restoring).rejects.toThrow(`Failed while writing the files to ${named}: `);
  await proxy.close();
  await bucket.close();
  const away = { ...config, databaseUrl: 'postgres://dara:hunter2@127.0.0.1:9/site' };
  const fault = await createBackup(away, join(folder, 'named-away'), silent).catch(
    (error: unknown) => error as Error,
  );
  expect(String(fault)).toContain('Failed while copying the database site at 127.0.0.1:9: ');
  expect(String(fault)).not.toContain('hunter2');
});
