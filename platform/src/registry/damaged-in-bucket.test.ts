import { join } from 'node:path';
import { createFolderFileStore } from '@dara/backend';
import { openTestBucket, until, type TestBucket } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishFolder, readReleaseFolder } from '../deploy/release-folder.ts';
import { route, writeRemote } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { storeKey } from './release-store.ts';

const SCRIPT = 'entry.1-0-0.js';

let bucket: TestBucket;
let site: TestSite;
beforeAll(async () => {
  bucket = await openTestBucket();
  site = await createTestSite({ findCopy: async () => undefined, env: bucket.env });
  await site.shipShell();
  await site.ship('mf-x', [route('/x')]);
  await site.ship('mf-y', [route('/y')]);
});
afterAll(async () => {
  await site.close();
  await bucket.close();
});

/** Overwrites variants of a remote's script, which has no local copy; returns the key of the plain one. */
async function damage(name: string, ...suffixes: string[]): Promise<string> {
  const { files } = (await site.registry.find(name, '1.0.0'))!;
  const key = storeKey(files.find((file) => file.name === SCRIPT)!.integrity);
  const disk = createFolderFileStore(join(site.services.config.dataDir, 'local-releases'));
  await until(async () => (await disk.stat(key)) !== null);
  for (const suffix of ['', '.br', '.gz']) await disk.delete(key + suffix);
  for (const suffix of suffixes) await site.services.files.put(key + suffix, Buffer.from('evil'));
  return key;
}

async function asked(name: string) {
  const { statusCode, body, headers } = await site.get(`/assets/${name}/${SCRIPT}`);
  return [statusCode, body.includes('evil'), headers['cache-control']];
}
const SOUND = [200, false, 'public, max-age=31536000, immutable'];

it('a release file that was changed in the bucket is restored from another of its forms', async () => {
  const key = await damage('mf-x', '');
  expect(await asked('mf-x')).toEqual(SOUND);
  expect(String(await site.services.files.get(key))).not.toContain('evil');
});

it('one without a good form is refused until it is published again', async () => {
  await damage('mf-y', '', '.br', '.gz');
  expect(await asked('mf-y')).toEqual([503, false, 'no-store']);
  expect(site.registry.store.damaged).toEqual([`mf-y/${SCRIPT}`]);
  const again = await writeRemote(join(site.folder, 'again'), 'mf-y', [route('/y')]);
  await publishFolder(site.target, (await readReleaseFolder(again))!);
  expect(await asked('mf-y')).toEqual(SOUND);
  expect(site.registry.store.damaged).toEqual([]);
});
