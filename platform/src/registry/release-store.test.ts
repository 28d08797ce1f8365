import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseOf } from '../testing/memory-release.ts';
import { refusal } from '../testing/refusal.ts';
import { FORMS, bytes, integrity, key, testReleaseStore } from '../testing/test-release-store.ts';
import { integrityOf } from './integrity.ts';
import { storeKey } from './release-store.ts';

let { files, store, logged, findCopy, stored, corrupt } = testReleaseStore();
beforeEach(() => {
  ({ files, store, logged, findCopy, stored, corrupt } = testReleaseStore());
});

const EVIL = Buffer.from('evil();');

describe('the place of a file', () => {
  it('is derived from an integrity hash', () => {
    expect(integrityOf(Buffer.from('dara'))).toBe(
      'sha384-aPyjuJFgbgVoq/7+bJcaltmIs3zv28vf6pkIPigUUCTHclNd2X9hcH7mPoNEH5//',
    );
  });

  it('is named by its hash, in a folder of its first two digits', () => {
    const digest = `sha384-${Buffer.from('ab12'.padEnd(96, '0'), 'hex').toString('base64')}`;
    expect(storeKey(digest)).toBe(`releases/ab/${'ab12'.padEnd(96, '0')}`);
  });

  it('has compressed forms beside it, which unpack to the same', async () => {
    await store.put('a.js', integrity, bytes);
    expect(stored()).toEqual(FORMS.map((form) => key + form));
    expect(brotliDecompressSync(files.held.get(`${key}.br`)!)).toEqual(bytes);
    expect(gunzipSync(files.held.get(`${key}.gz`)!)).toEqual(bytes);
    expect(files.held.get(key)).toEqual(bytes);
  });

  it('takes the Brotli form that a build made', async () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
    const made = brotliCompressSync(bytes, { params });
    await store.put('a.js', integrity, bytes, made);
    expect(files.held.get(`${key}.br`)).toEqual(made);
    expect(stored()).toEqual(FORMS.map((form) => key + form));
  });

  it.each([
    ['of another file', brotliCompressSync(EVIL)],
    ['of more than the file', brotliCompressSync(Buffer.concat([bytes, EVIL]))],
    ['that does not unpack', EVIL],
    ['followed by other bytes', Buffer.concat([brotliCompressSync(bytes), Buffer.from('evil')])],
    ['followed by another', Buffer.concat([brotliCompressSync(bytes), brotliCompressSync(EVIL)])],
    ['larger than the file', Buffer.concat([brotliCompressSync(bytes), bytes])],
  ])('makes its own in place of one %s', async (_what, brotli) => {
    await store.put('a.js', integrity, bytes, brotli);
    const stored = files.held.get(`${key}.br`)!;
    expect(stored.length).toBeLessThan(bytes.length);
    expect(brotliDecompressSync(stored)).toEqual(bytes);
    expect(stored.includes('evil')).toBe(false);
  });

  it.each([
    ['a.js', true],
    ['a.mjs', true],
    ['a.css', true],
    ['a.json', true],
    ['a.svg', true],
    ['a.js.map', true],
    ['a.txt', true],
    ['a.html', true],
    ['a.xml', true],
    ['a.webmanifest', true],
    ['a.cjs', false],
    ['a.js.woff2', false],
    ['a.png', false],
    ['ajs', false],
  ])('of %s has them: %s', async (name, isCompressed) => {
    await store.put(name, integrity, bytes);
    expect(stored()).toHaveLength(isCompressed ? 3 : 1);
  });

  it.each([
    [511, 1],
    [512, 3],
  ])('has them from 512 bytes on: %i bytes are stored in %i forms', async (size, forms) => {
    const small = Buffer.alloc(size, 'x');
    await store.put('a.js', integrityOf(small), small);
    expect(stored()).toHaveLength(forms);
  });

  it('is written last, so that an existing file has its compressed forms', async () => {
    const put = vi.spyOn(files, 'put');
    await store.put('a.js', integrity, bytes);
    expect(put.mock.calls.at(-1)?.[0]).toBe(key);
  });

  it('stores nothing that does not match its hash', async () => {
    const error = await refusal(store.put('a.js', integrity, Buffer.from('other')));
    expect(error).toMatchObject({ status: 422, code: 'INTEGRITY_MISMATCH' });
    expect(error.message).toBe(
      'a.js is not the file that release.json describes: its sha384 differs',
    );
    expect(error.problems).toEqual([
      `a.js: expected ${integrity}, found ${integrityOf(Buffer.from('other'))}`,
    ]);
    expect(stored()).toEqual([]);
  });
});

describe('existing files', () => {
  it('are looked up once, and again after the cache was cleared', async () => {
    expect(await store.has(integrity)).toBe(false);
    files.held.set(key, bytes);
    expect([await store.has(integrity), await store.has(integrity)]).toEqual([true, true]);
    expect(files.asked).toEqual([key, key]);
    store.forget(integrity);
    files.held.delete(key);
    expect(await store.has(integrity)).toBe(false);
  });

  it('is known without asking once it was written', async () => {
    await store.put('a.js', integrity, bytes);
    expect(await store.has(integrity)).toBe(true);
    expect(files.asked).toEqual([]);
  });

  it('of a release are listed by name, from the cache or the store', async () => {
    const { manifest, bytes: contents } = releaseOf('mf-x', '1.0.0');
    for (const file of manifest.files.slice(0, 2))
      await store.put(file.name, file.integrity, contents.get(file.name)!);
    expect(await store.missing(manifest)).toEqual(['server.cjs']);
    files.held.clear();
    expect(await store.missing(manifest)).toEqual(['server.cjs']);
    expect(await store.missingUncached(manifest)).toEqual(['entry.js', 'home.js', 'server.cjs']);
  });
});

describe('a file that is read', () => {
  beforeEach(() => store.put('a.js', integrity, bytes));

  it('are returned in the requested encoding', async () => {
    expect(await store.read(integrity)).toEqual(bytes);
    for (const [encoding, form] of [['br', '.br'] as const, ['gzip', '.gz'] as const])
      expect(await store.read(integrity, encoding)).toEqual(files.held.get(key + form));
    expect(logged).toEqual([]);
  });

  it('is not there in a form that was never made, which is no fault', async () => {
    files.held.delete(`${key}.br`);
    expect(await store.read(integrity, 'br')).toBeUndefined();
    expect([logged, store.damaged]).toEqual([[], []]);
    expect(findCopy).not.toHaveBeenCalled();
  });

  it('that were lost are restored from other variants and logged', async () => {
    files.held.delete(key);
    expect(await store.read(integrity, 'identity', 'mf-x/a.js')).toEqual(bytes);
    expect(logged).toEqual([
      ['warn', { file: 'mf-x/a.js', integrity }, 'damaged release file was restored'],
    ]);
    expect(files.held.get(key)).toEqual(bytes);
  });

  it('and was lost altogether is not there, which is not damage', async () => {
    files.held.clear();
    expect(await store.has(integrity)).toBe(true);
    expect(await store.read(integrity)).toBeUndefined();
    expect([logged, store.damaged]).toEqual([[], []]);
    // Its cached state is cleared.
    expect(await store.has(integrity)).toBe(false);
  });

  it.each([
    ['identity', ''],
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)('in a damaged %s form is restored in it', async (encoding, form) => {
    const sound = files.held.get(key + form);
    corrupt(form);
    expect(await store.read(integrity, encoding, 'a.js')).toEqual(sound);
    expect(files.held.get(key + form)).toEqual(sound);
    expect(store.damaged).toEqual([]);
  });

  it('in a compressed form of something else is refused, though it unpacks', async () => {
    const other = brotliCompressSync(Buffer.from('evil();'));
    files.held.set(`${key}.br`, other);
    expect(await store.read(integrity, 'br', 'a.js')).not.toEqual(other);
  });
});
