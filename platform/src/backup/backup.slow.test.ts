import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateApi } from '@dara/api';
import { createPicturedTalent } from '@dara/api/testing';
import { createServices, listen, loadConfig, lastBackup, type Config } from '@dara/backend';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDatabase, dropDatabase, openTestBucket } from '@dara/backend/testing';
import { announce } from '../cli/target.ts';
import { publishFolder, readReleaseFolder } from '../deploy/release-folder.ts';
import { buildSite, migratePlatform, type Site } from '../site.ts';
import { writeShell } from '../testing/fixture-release.ts';
import { createBackup } from './create-backup.ts';
import { readManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup, verifySite } from './verify-backup.ts';

// Each test opens several embedded databases from nothing, which a loaded machine takes long for.
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
/** A configuration of a site that was migrated and has nothing yet; making the first takes as long as a first start. */
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

/** A configuration of a site that is nowhere yet. */
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

async function fill({ registry, refresh, services }: Running) {
  const release = await readReleaseFolder(await writeShell(join(folder, randomUUID())));
  await publishFolder(registry, release!);
  await registry.promote('shell');
  await refresh();
  return createPicturedTalent(services);
}

/** What visitors see of the talent, its picture and the release. */
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

it('a site that is destroyed comes back from its backup, made while it ran', async () => {
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

it('a site whose bucket is lost comes back in another one', async () => {
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
  const picture = entries.find(({ path }) => path.includes('/original.'))?.path ?? '';
  await appendFile(join(whole, picture), 'x');
  const { problems } = await verifyBackup(whole);
  expect(problems).toEqual([`${picture} is damaged`]);
  await expect(restoreBackup(await nowhere(), whole, keep, silent)).rejects.toThrow(/is damaged/);

  const store = join(config.dataDir, 'files');
  await rm(join(config.dataDir, picture));
  await appendFile(join(store, 'forgotten'), 'x');
  const lost = `${picture.slice('files/'.length)} is missing, of picture ${imageId}`;
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

it('hands the embedded database to the bearer of the token on this machine alone', async () => {
  const site = await run(await begun());
  const url = '/_dara/backup/database';
  const ask = async (options: object) => (await site.app.inject({ url, ...options })).statusCode;
  const kind = site.services.database.kind;
  expect(await ask({})).toBe(kind === 'pglite' ? 401 : 404);
  expect(await ask({ remoteAddress: '203.0.113.9' })).toBe(404);
  expect(await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
  await site.end();
});
