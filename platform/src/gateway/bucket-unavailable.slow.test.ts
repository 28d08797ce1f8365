import { join } from 'node:path';
import { createFolderFileStore } from '@dara/backend';
import { FaultyProxy, openTestBucket, until, type TestBucket } from '@dara/backend/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { storeKey } from '../registry/release-form.ts';
import type { Site } from '../site.ts';
import { route } from '../testing/fixture-release.ts';
import { createOtherInstance, createTestSite, type TestSite } from '../testing/test-site.ts';

const ENTRY = 'entry.1-0-0.js';
const SCRIPT = `/assets/mf-x/${ENTRY}`;

let bucket: TestBucket;
let proxy: FaultyProxy;
let site: TestSite;
let started: Site | undefined;

beforeAll(async () => {
  bucket = await openTestBucket();
  const { hostname, port } = new URL(bucket.env['S3_ENDPOINT']!);
  proxy = await FaultyProxy.open({ host: hostname, port: Number(port) });
  const env = { ...bucket.env, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` };
  site = await createTestSite({ findCopy: async () => undefined, env });
  await site.shipShell();
  await site.ship('mf-x', [route('/x')]);
  const { deployed } = await site.registry.deployments();
  const files = [...deployed.values()].flatMap(({ live }) => live.files);
  await until(async () => {
    const here = new Set(await disk().list(''));
    return files.every(({ integrity }) => here.has(storeKey(integrity)));
  });
});
afterEach(async () => {
  proxy.set('pass');
  await started?.app.close();
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await bucket.close();
});

const disk = () => createFolderFileStore(join(site.services.config.dataDir, 'local-releases'));

/** A new instance with empty caches. */
async function start(): Promise<Site> {
  started = await createOtherInstance(site);
  return started;
}

async function get({ app }: Site, url: string, encoding = 'identity') {
  const headers = { 'accept-encoding': encoding };
  const { statusCode, rawPayload } = await app.inject({ method: 'GET', url, headers });
  return { statusCode, rawPayload };
}

it('a new process serves scripts and pages of live releases without its bucket', async () => {
  const before = await Promise.all([get(site, SCRIPT), get(site, SCRIPT, 'br')]);
  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  proxy.set('cut');
  const other = await start();
  expect(await Promise.all([get(other, SCRIPT), get(other, SCRIPT, 'br')])).toEqual(before);
  const page = await get(other, '/x');
  expect([page.statusCode, String(page.rawPayload)]).toEqual([
    200,
    expect.stringContaining('mf-x 1.0.0'),
  ]);
});

it('a file that was tampered with on the disk is refused, and served once it is fetched again', async () => {
  const { files } = (await site.registry.find('mf-x', '1.0.0'))!;
  const key = storeKey(files.find(({ name }) => name === ENTRY)!.integrity);
  const good = await disk().get(key);
  await disk().put(key, Buffer.from('evil();'));
  proxy.set('cut');
  const other = await start();
  expect((await get(other, SCRIPT)).statusCode).toBe(503);
  proxy.set('pass');
  await until(async () => (await get(other, SCRIPT)).statusCode === 200);
  expect((await get(other, SCRIPT)).rawPayload).toEqual(good);
  await other.app.close();
  await start();
  await until(async () => (await disk().get(key))?.equals(good!) ?? false);
});
