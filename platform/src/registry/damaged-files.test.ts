import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { until } from '@dara/backend/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtCopy } from '../deploy/built-copy.ts';
import { publishFolder, readReleaseFolder } from '../deploy/release-folder.ts';
import { route, writeRemote } from '../testing/fixture-release.ts';
import { refusal } from '../testing/refusal.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { storeKey, type FindCopy } from './release-store.ts';

const ENTRY = 'entry.1-0-0.js';
const FORMS = ['', '.br', '.gz'];

let site: TestSite;
let findCopy: FindCopy = async () => undefined;
beforeAll(async () => {
  site = await createTestSite({ findCopy: (integrity) => findCopy(integrity) });
  await site.shipShell();
});
afterAll(() => site.close());

/** A separate remote for each test. */
let name = '';
let count = 0;
beforeEach(async () => {
  findCopy = async () => undefined;
  count += 1;
  name = `mf-t${count}`;
  await site.ship(name, routes());
});
afterEach(() => {
  vi.restoreAllMocks();
});

const path = () => `/t${count}`;
const routes = () => [route(path())];
const url = () => `/assets/${name}/${ENTRY}`;
const damagedFiles = () =>
  site.registry.store.damaged.filter((file) => file.startsWith(`${name}/`));

async function keyOf(file = ENTRY): Promise<string> {
  const { files } = (await site.registry.find(name, '1.0.0'))!;
  return storeKey(files.find((one) => one.name === file)!.integrity);
}

async function damage(forms: readonly string[], file?: string): Promise<void> {
  const key = await keyOf(file);
  for (const form of forms) await site.services.files.put(key + form, Buffer.from('evil();'));
}

async function publishAgain(): Promise<void> {
  const dir = await writeRemote(join(site.folder, `${name}-again`), name, routes());
  await publishFolder(site.target, (await readReleaseFolder(dir))!);
  await site.refresh();
}

describe('a release file that does not match its hash', () => {
  it.each(['identity', 'br', 'gzip'])(
    'is refused as %s, kept by nothing, and named',
    async (encoding) => {
      await damage(FORMS);
      const logged = vi.spyOn(site.services.log, 'error');
      const answer = await site.get(url(), { 'accept-encoding': encoding });
      const { 'cache-control': caching, 'retry-after': after } = answer.headers;
      expect([answer.statusCode, caching, after]).toEqual([503, 'no-store', '60']);
      expect(answer.body).not.toContain('evil');
      expect(logged.mock.calls).toContainEqual([
        expect.objectContaining({ file: `${name}/${ENTRY}` }),
        'release file is damaged and is not served',
      ]);
      expect(damagedFiles()).toEqual([`${name}/${ENTRY}`]);
      const ready = await site.get('/api/health/ready');
      expect([ready.statusCode, ready.json()]).toMatchObject([
        200,
        { status: 'degraded', checks: { releaseFiles: false } },
      ]);
    },
  );

  it.each([
    ['plain', ''],
    ['brotli', '.br'],
    ['gzip', '.gz'],
  ])('is restored from its other forms when the %s one is damaged', async (_form, suffix) => {
    await damage([suffix]);
    const encoding = { '': 'identity', '.br': 'br', '.gz': 'gzip' }[suffix];
    const answer = await site.get(url(), { 'accept-encoding': encoding });
    expect([answer.statusCode, answer.headers['content-encoding'] ?? 'identity']).toEqual([
      200,
      encoding,
    ]);
    const kept = (await site.services.files.get((await keyOf()) + suffix))!;
    expect(kept.equals(Buffer.from('evil();'))).toBe(false);
    expect(damagedFiles()).toEqual([]);
  });

  it('is restored from the build it came from, compressed forms included', async () => {
    const root = join(site.folder, `${name}-workspace`);
    await mkdir(root);
    await writeFile(join(root, 'package.json'), JSON.stringify({ workspaces: [name] }));
    await writeRemote(join(root, name, 'dist'), name, routes());
    findCopy = (integrity) => builtCopy(integrity, root);
    await damage(FORMS);
    const answer = await site.get(url(), { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    const brotli = (await site.services.files.get(`${await keyOf()}.br`))!;
    expect(brotliDecompressSync(brotli).toString()).toContain(`/* ${name} 1.0.0 */`);
  });

  it('is restored by publishing the same version again, which is refused when nothing was wrong', async () => {
    expect((await refusal(publishAgain())).code).toBe('RELEASE_EXISTS');
    await damage(FORMS);
    expect((await site.get(url())).statusCode).toBe(503);
    await publishAgain();
    const answer = await site.get(url());
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(damagedFiles()).toEqual([]);
    expect((await refusal(publishAgain())).code).toBe('RELEASE_EXISTS');
  });

  it('is found damaged by publishing again even if it was never read', async () => {
    await damage(FORMS);
    await publishAgain();
    expect((await site.get(url())).statusCode).toBe(200);
  });

  it('never changes the content of a version', async () => {
    await damage(FORMS);
    await site.get(url());
    const dir = await writeRemote(join(site.folder, `${name}-other`), name, routes(), {
      client: 'other();',
    });
    const error = await refusal(site.publishDir(dir));
    expect(error.code).toBe('RELEASE_EXISTS');
  });
});

describe('the daily check', () => {
  it('finds unread and lost files by name', async () => {
    await damage([''], 'home.1-0-0.js');
    await site.services.files.delete(await keyOf('messages-th.1-0-0.js'));
    await site.registry.checkFiles();
    expect(damagedFiles()).toEqual([`${name}/home.1-0-0.js`, `${name}/messages-th.1-0-0.js`]);
    await publishAgain();
    await site.registry.checkFiles();
    expect(damagedFiles()).toEqual([]);
  });
});

describe('a damaged server bundle', () => {
  it('does not run; the page does without it until it is restored', async () => {
    await damage([''], 'server.1-0-0.cjs');
    await site.registry.checkFiles();
    expect(damagedFiles()).toEqual([`${name}/server.1-0-0.cjs`]);
    await site.refresh();
    expect((await site.get(path())).body).toContain('<div id="dara-root"></div>');
    await publishAgain();
    await until(async () => (await site.get(`${path()}?page=2`)).body.includes(`${name} 1.0.0`));
  });
});
