import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseOf } from '../testing/memory-release.ts';
import { FORMS, bytes, integrity, key, testReleaseStore } from '../testing/test-release-store.ts';
import { ReleaseStore } from './release-store.ts';

let { files, store, logged, findCopy, stored, corrupt } = testReleaseStore();
beforeEach(() => {
  ({ files, store, logged, findCopy, stored, corrupt } = testReleaseStore());
});

describe('a file whose forms are all damaged', () => {
  const heard: string[] = [];
  beforeEach(async () => {
    heard.length = 0;
    store.onDamage((of) => heard.push(of));
    await store.put('a.js', integrity, bytes);
    corrupt(...FORMS);
  });

  it('is treated as missing, and reported once by name', async () => {
    for (const encoding of ['br', 'identity', 'gzip'] as const)
      expect(await store.read(integrity, encoding, 'mf-x/a.js')).toBeUndefined();
    expect(await store.has(integrity)).toBe(false);
    expect([store.isDamaged(integrity), store.damaged]).toEqual([true, ['mf-x/a.js']]);
    expect(heard).toEqual([integrity]);
    expect(logged).toEqual([
      ['error', { file: 'mf-x/a.js', integrity }, 'release file is damaged and is not served'],
    ]);
  });

  it('works without a listener', async () => {
    const silent = new ReleaseStore({ files, log: { error: () => undefined } as never });
    expect(await silent.read(integrity)).toBeUndefined();
    expect(silent.damaged).toEqual([integrity]);
  });

  it('is restored from a good copy, once for concurrent requests', async () => {
    findCopy.mockImplementation(async () => bytes);
    const all = await Promise.all(
      Array.from({ length: 5 }, () => store.read(integrity, 'identity', 'a.js')),
    );
    expect(all).toEqual(Array.from({ length: 5 }, () => bytes));
    expect(findCopy.mock.calls).toEqual([[integrity]]);
    expect(gunzipSync(files.held.get(`${key}.gz`)!)).toEqual(bytes);
    corrupt(...FORMS);
    expect(await store.read(integrity, 'identity', 'a.js')).toEqual(bytes);
    expect(findCopy).toHaveBeenCalledTimes(2);
  });

  it('is not taken from a copy of something else', async () => {
    findCopy.mockImplementation(async () => Buffer.from('other'));
    expect(await store.read(integrity, 'identity', 'a.js')).toBeUndefined();
    expect(store.damaged).toEqual(['a.js']);
  });

  it('is sent even if the restored copy cannot be stored', async () => {
    findCopy.mockImplementation(async () => bytes);
    files.isFull = true;
    expect(await store.read(integrity, 'identity', 'a.js')).toEqual(bytes);
    expect(logged.at(-1)).toEqual([
      'error',
      { err: new Error('no space left'), file: 'a.js' },
      'failed to store a restored release file',
    ]);
  });

  it('gets its compressed forms again where it had them, whatever it is called', async () => {
    findCopy.mockImplementation(async () => bytes);
    await store.read(integrity);
    expect(gunzipSync(files.held.get(`${key}.gz`)!)).toEqual(bytes);
    files.held.clear();
    corrupt('');
    await store.read(integrity);
    expect(stored()).toEqual([key]);
  });

  it('is intact after another upload, which is reported once', async () => {
    await store.read(integrity, 'identity', 'a.js');
    const manifest = { ...releaseOf('mf-x', '1.0.0').manifest };
    manifest.files = [{ ...manifest.files[0]!, integrity }];
    expect(store.takeRestored(manifest)).toBe(false);
    await store.put('a.js', integrity, bytes);
    expect([store.damaged, await store.has(integrity)]).toEqual([[], true]);
    expect([store.takeRestored(manifest), store.takeRestored(manifest)]).toEqual([true, false]);
    await store.put('a.js', integrity, bytes);
    expect(store.takeRestored(manifest)).toBe(false);
  });

  it('is sound again when another instance has restored it', async () => {
    await store.read(integrity, 'identity', 'a.js');
    files.held.set(key, bytes);
    expect(await store.has(integrity)).toBe(true);
    expect(store.damaged).toEqual([]);
  });

  it('stays reported while only a compressed form is intact', async () => {
    await store.read(integrity, 'identity', 'a.js');
    store.markMissing(integrity, 'another name');
    expect(store.damaged).toEqual(['a.js']);
    files.held.set(`${key}.br`, brotliCompressSync(bytes));
    await store.read(integrity, 'br', 'a.js');
    expect(store.damaged).toEqual(['a.js']);
  });
});

describe('a check', () => {
  it('restores all variants, and returns whether it succeeded', async () => {
    await store.put('a.js', integrity, bytes);
    const sound = FORMS.map((form) => files.held.get(key + form));
    corrupt('.br', '.gz');
    expect(await store.check(integrity, 'a.js')).toBe(true);
    expect(FORMS.map((form) => files.held.get(key + form))).toEqual(sound);
    corrupt('.gz');
    expect(await store.check(integrity, 'a.js')).toBe(true);
    expect(FORMS.map((form) => files.held.get(key + form))).toEqual(sound);
    corrupt(...FORMS);
    expect(await store.check(integrity, 'a.js')).toBe(false);
  });

  it('lists missing files alphabetically', () => {
    store.markMissing('sha384-2', 'b.js');
    store.markMissing('sha384-1', 'a.js');
    expect(store.damaged).toEqual(['a.js', 'b.js']);
  });
});
