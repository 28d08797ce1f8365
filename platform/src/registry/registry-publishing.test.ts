import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '@dara/contract';
import { releaseOf } from '../testing/memory-release.ts';
import { SAMPLE_SITE } from '../testing/sample-site.ts';
import { refusal } from '../testing/refusal.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { storeKey } from './release-store.ts';
import { newestVersion } from './registry.repository.ts';

let opened: Awaited<ReturnType<typeof openTestRegistry>>;
let test: TestRegistry;
beforeAll(async () => {
  opened = await openTestRegistry();
});
afterAll(() => opened.close());
beforeEach(async () => {
  test = await opened.fresh();
});

describe('publishing', () => {
  it('is logged, and registers the release and its client files', async () => {
    const manifest = await test.publish('mf-x', '1.0.0');
    expect(test.logged).toEqual([[{ name: 'mf-x', version: '1.0.0' }, 'release published']]);
    expect(await test.registry.find('mf-x', '1.0.0')).toEqual(manifest);
    expect(await test.registry.find('mf-x', '1.0.1')).toBeUndefined();
    expect(await test.registry.find('mf-y', '1.0.0')).toBeUndefined();
    const [entry] = manifest.files;
    expect(await test.registry.findClientFile('mf-x', 'entry.js')).toEqual({
      integrity: entry?.integrity,
      size: entry?.size,
    });
    for (const [name, file] of [
      ['mf-x', 'server.cjs'],
      ['mf-x', 'gone.js'],
      ['mf-y', 'entry.js'],
    ] as const)
      expect(await test.registry.findClientFile(name, file)).toBeUndefined();
  });

  it('rejects an invalid manifest with its errors', async () => {
    const error = await refusal(test.registry.publish({ ...releaseOf('mf-x', 'one').manifest }));
    expect(error).toMatchObject({ status: 422, code: 'RELEASE_INVALID' });
    expect(error.message).toBe('The release manifest is invalid');
    expect(error.problems).toEqual(['release.json /version "one" is not a semantic version']);
  });

  it('refuses a build for one machine only in production', async () => {
    const local = releaseOf('mf-x', '1.0.0');
    local.manifest.profile = 'local';
    await test.upload(local);
    await test.registry.publish(local.manifest);
    const { registry, upload } = await opened.fresh({ isProduction: true });
    await upload(local);
    const error = await refusal(registry.publish(local.manifest));
    expect([error.status, error.code, error.message]).toEqual([
      422,
      'LOCAL_BUILD',
      'mf-x 1.0.0 was built for one machine: build it again with "npm run build -w mf-x"',
    ]);
    await registry.publish(await upload(releaseOf('mf-x', '1.0.0')));
  });

  it('refuses what can never go live, with every problem and its code', async () => {
    const { manifest } = releaseOf('mf-x', '1.0.0');
    const [first] = manifest.declaration.routes;
    const routes = [
      { ...first!, path: '/API/x' },
      { ...first!, path: '/mf-x', page: 'gone' },
      { ...first!, path: '/mf-x' },
    ];
    const declaration = {
      ...manifest.declaration,
      routes,
      prefixes: ['/'],
      budget: { scriptBytes: 10 },
    };
    const error = await refusal(
      test.publish('mf-x', '1.0.0', {}, { declaration, languages: ['th'] }),
    );
    expect(error).toMatchObject({ status: 422, code: 'RELEASE_INVALID' });
    expect(error.message).toBe('mf-x 1.0.0 was not published: it can never go live');
    expect(error.problems).toEqual([
      expect.stringMatching(/^ADDRESS_REFUSED: route \/API\/x of mf-x begins with \/API/),
      expect.stringMatching(/^ROUTE_INVALID: route \/mf-x names page gone/),
      expect.stringMatching(/^ROUTE_INVALID: route \/mf-x is declared twice/),
      expect.stringMatching(/^LANGUAGE_INCOMPLETE: the messages in en are incomplete/),
      expect.stringMatching(/^BUDGET_EXCEEDED: page home needs \d+ bytes/),
      expect.stringMatching(/^BUDGET_EXCEEDED: page gone needs \d+ bytes/),
    ]);
    // The version is still free.
    await test.publish('mf-x', '1.0.0');
  });

  it('accepts what a later state of the site can make right', async () => {
    await test.ship('mf-y', '1.0.0').catch(() => undefined);
    const { declaration } = releaseOf('mf-x', '1.0.0').manifest;
    const [first] = declaration.routes;
    await test.publish(
      'mf-x',
      '1.0.0',
      {},
      {
        shared: [{ name: 'react', range: '^18.0.0', singleton: true }],
        declaration: {
          ...declaration,
          prefixes: ['/mf-y'],
          routes: [{ ...first!, path: '/mf-y', permission: ['Pilot'] }],
        },
      },
    );
    expect((await refusal(test.registry.promote('mf-x'))).code).toBe('PROMOTION_REFUSED');
  });

  it('needs the languages of the live shell, before that of the last published one', async () => {
    const th = (languages: ['th'] | ['th', 'en']) => ({ site: { ...SAMPLE_SITE, languages } });
    const publish = (name: string) => test.publish(name, '1.0.0', {}, { languages: ['th'] });
    expect((await refusal(publish('mf-a'))).code).toBe('RELEASE_INVALID');
    await test.publish('shell', '1.0.0', {}, { ...th(['th']), languages: ['th'] });
    await publish('mf-a');
    await test.registry.promote('shell');
    await test.publish('shell', '2.0.0', {}, th(['th', 'en']));
    await publish('mf-b');
    await test.registry.promote('shell');
    expect((await refusal(publish('mf-c'))).code).toBe('RELEASE_INVALID');
  });

  it('names the files that were not uploaded, also when they were there before', async () => {
    const { manifest } = releaseOf('mf-x', '1.0.0');
    const error = await refusal(test.registry.publish(manifest));
    expect([error.status, error.code, error.message]).toEqual([
      422,
      'FILES_MISSING',
      'mf-x 1.0.0 was not published: files are missing',
    ]);
    expect(error.problems).toEqual([
      'entry.js was not uploaded',
      'home.js was not uploaded',
      'server.cjs was not uploaded',
    ]);
    await test.upload(releaseOf('mf-x', '1.0.0'));
    test.files.held.clear();
    expect((await refusal(test.registry.publish(manifest))).code).toBe('FILES_MISSING');
  });

  it('refuses a client file with a used name and other content, only within the same remote', async () => {
    await test.publish('mf-x', '1.0.0');
    const other = { 'home.js': 'other();' };
    const error = await refusal(test.publish('mf-x', '1.1.0', other));
    expect([error.status, error.code, error.message]).toEqual([
      409,
      'FILE_NAME_TAKEN',
      'mf-x 1.1.0 was not published: file names must change with their content',
    ]);
    expect(error.problems).toEqual(['home.js (of 1.0.0) has other content']);
    await test.publish('mf-y', '1.0.0', other);
    // A server bundle is found by its release, so another release may use the same name.
    await test.publish('mf-x', '1.2.0', { 'server.cjs': 'other();' });
    expect(await test.registry.list()).toHaveLength(3);
  });

  it('refuses a version that exists', async () => {
    await test.publish('mf-x', '1.0.0');
    const error = await refusal(test.publish('mf-x', '1.0.0'));
    expect([error.status, error.code, error.message]).toEqual([
      409,
      'RELEASE_EXISTS',
      'mf-x 1.0.0 exists already, and a release never changes: raise the version to publish again',
    ]);
  });

  it('of two at the same time accepts one', async () => {
    const manifest = await test.upload(releaseOf('mf-x', '1.0.0'));
    const ended = await Promise.allSettled([
      test.registry.publish(manifest),
      test.registry.publish(manifest),
    ]);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = ended.find((one) => one.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'RELEASE_EXISTS' });
  });

  it('of the same files again restores those that were lost, whatever their order', async () => {
    const manifest = await test.publish('mf-x', '1.0.0');
    const home = manifest.files[1]!;
    test.files.held.delete(storeKey(home.integrity));
    expect(await test.registry.missingFiles(manifest.files.map((file) => file.integrity))).toEqual([
      home.integrity,
    ]);
    expect(test.registry.store.damaged).toEqual(['mf-x/home.js']);
    // Publishing fails before they are uploaded.
    expect((await refusal(test.registry.publish(manifest))).code).toBe('RELEASE_EXISTS');
    await test.upload(releaseOf('mf-x', '1.0.0'));
    test.logged.length = 0;
    await test.registry.publish({ ...manifest, files: manifest.files.toReversed() });
    expect(test.logged).toEqual([[{ name: 'mf-x', version: '1.0.0' }, 'release files restored']]);
    expect(test.registry.store.damaged).toEqual([]);
  });

  it('of the same files restores nothing while one is still missing', async () => {
    const release = releaseOf('mf-x', '1.0.0');
    const { files } = await test.publish('mf-x', '1.0.0');
    test.files.held.clear();
    await test.registry.missingFiles(files.map((file) => file.integrity));
    const [entry] = files;
    await test.registry.putFile('entry.js', entry!.integrity, release.bytes.get('entry.js')!);
    const error = await refusal(test.registry.publish(release.manifest));
    expect(error.code).toBe('RELEASE_EXISTS');
    await test.upload(release);
    await test.registry.publish(release.manifest);
    expect(test.registry.store.damaged).toEqual([]);
  });

  it('of other files under the version restores nothing', async () => {
    const { files: own } = await test.publish('mf-x', '1.0.0');
    test.files.held.clear();
    await test.registry.missingFiles(own.map((file) => file.integrity));
    await test.upload(releaseOf('mf-x', '1.0.0'));
    const other = await test.upload(releaseOf('mf-x', '1.0.0', { 'home.js': 'other();' }));
    expect((await refusal(test.registry.publish(other))).code).toBe('RELEASE_EXISTS');
  });
});

describe('files to upload', () => {
  it('are those that the store lacks and a release needs', async () => {
    const { manifest } = releaseOf('mf-x', '1.0.0');
    const all = manifest.files.map((file) => file.integrity);
    expect(await test.registry.missingFiles(all)).toEqual(all);
    expect(test.registry.store.damaged).toEqual([]);
    await test.upload(releaseOf('mf-x', '1.0.0'));
    expect(await test.registry.missingFiles(all)).toEqual([]);
    expect(test.registry.store.damaged).toEqual([]);
    test.files.held.delete(storeKey(all[2]!));
    expect(await test.registry.missingFiles(all)).toEqual([all[2]]);
  });

  it('include damaged files of the store', async () => {
    const [entry, home] = (await test.publish('mf-x', '1.0.0')).files;
    test.files.held.set(storeKey(home!.integrity), Buffer.from('evil();'));
    expect(await test.registry.missingFiles([entry!.integrity, home!.integrity])).toEqual([
      home!.integrity,
    ]);
  });
});

describe('the list', () => {
  it('is sorted by name, the newest release first, with live releases marked', async () => {
    await test.ship('shell', '1.0.0', {}, { revision: 'abc' });
    await test.ship('mf-x', '1.0.0');
    await test.ship('mf-x', '1.1.0');
    await test.publish('mf-x', '1.2.0');
    const list = await test.registry.list();
    expect(list.map(({ name, version, state, kind }) => [name, version, state, kind])).toEqual([
      ['mf-x', '1.2.0', 'published', 'remote'],
      ['mf-x', '1.1.0', 'live', 'remote'],
      ['mf-x', '1.0.0', 'previous', 'remote'],
      ['shell', '1.0.0', 'live', 'shell'],
    ]);
    expect(list.at(-1)?.revision).toBe('abc');
    expect(list.at(-1)?.publishedAt.getTime()).toBeLessThanOrEqual(list[2]!.publishedAt.getTime());
    expect([
      await test.registry.wasEverLive('mf-x', '1.0.0'),
      await test.registry.wasEverLive('mf-x', '1.2.0'),
      await test.registry.wasEverLive('shell', '1.1.0'),
    ]).toEqual([true, false, false]);
    expect(await newestVersion(test.db, 'mf-x')).toBe('1.2.0');
    expect(await newestVersion(test.db, 'mf-y')).toBeUndefined();
  });
});

describe('the daily check', () => {
  it('reads files of live and previous releases, and names damaged or lost ones', async () => {
    const shell = await test.ship('shell', '1.0.0');
    const old = await test.ship('mf-x', '1.0.0', { 'old.js': 'old();' });
    const live = await test.ship('mf-x', '1.1.0', { 'new.js': 'new();' });
    const idle = await test.publish('mf-x', '1.2.0', { 'idle.js': 'idle();' });
    const last = (manifest: ReleaseManifest) => storeKey(manifest.files.at(-1)!.integrity);
    test.files.held.delete(last(old));
    test.files.held.delete(last(idle));
    test.files.held.set(last(live), Buffer.from('evil();'));
    expect(await test.registry.checkFiles()).toEqual(['mf-x/new.js', 'mf-x/old.js']);
    test.files.held.delete(last(shell));
    expect(await test.registry.checkFiles()).toContain('shell/server.cjs');
    expect((await test.registry.restoreFiles(live)).map(({ name }) => name)).toEqual(['new.js']);
    expect(await test.registry.restoreFiles({ ...live, files: live.files.slice(0, 2) })).toEqual(
      [],
    );
  });

  it('stops reading when it is stopped', async () => {
    await test.ship('shell', '1.0.0');
    const live = await test.ship('mf-x', '1.0.0', { 'new.js': 'new();' });
    test.files.held.delete(storeKey(live.files.at(-1)!.integrity));
    expect(await test.registry.checkFiles(AbortSignal.abort())).toEqual([]);
    expect(await test.registry.checkFiles()).toEqual(['mf-x/new.js']);
  });

  it('is not needed to find missing files of a release', async () => {
    const manifest = await test.publish('mf-x', '1.0.0');
    const home = manifest.files[1]!;
    test.files.held.delete(storeKey(home.integrity));
    test.registry.store.forget(home.integrity);
    expect(await test.registry.restoreFiles(manifest)).toEqual([home]);
    expect(test.registry.store.damaged).toEqual(['mf-x/home.js']);
  });

  it('reports nothing missing that is restored from another variant', async () => {
    const manifest = await test.publish('mf-x', '1.0.0');
    const entry = manifest.files[0]!;
    test.files.held.delete(storeKey(entry.integrity));
    test.registry.store.forget(entry.integrity);
    expect(await test.registry.restoreFiles(manifest)).toEqual([]);
    expect(test.registry.store.damaged).toEqual([]);
    expect(test.files.held.has(storeKey(entry.integrity))).toBe(true);
  });
});
