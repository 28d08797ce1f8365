import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentCache, type Outcome } from './document-cache.ts';
import { StoredDocument } from './stored-document.ts';

let cache: DocumentCache;
beforeEach(() => {
  cache = new DocumentCache();
});

const pageOf = (shown: string): Outcome => ({
  kind: 'page',
  document: new StoredDocument(200, shown),
});
const make = async (): Promise<Outcome> => pageOf('small');

describe('a document', () => {
  let document: StoredDocument;
  beforeEach(() => {
    document = new StoredDocument(200, 'หน้า');
  });

  it('is compressed once for each requested encoding', async () => {
    const plain = Buffer.from('หน้า', 'utf8');
    expect(await document.bytes('identity')).toEqual(plain);
    const [br, gzip] = [await document.bytes('br'), await document.bytes('gzip')];
    expect(brotliDecompressSync(br)).toEqual(plain);
    expect(gunzipSync(gzip)).toEqual(plain);
    expect(await document.bytes('br')).toBe(br);
    expect(document.size).toBe(plain.length);
  });

  it('shares its compressed forms only with a document of the same content', async () => {
    const br = await document.bytes('br');
    const [same, other] = [new StoredDocument(200, 'หน้า'), new StoredDocument(200, 'other')];
    for (const next of [same, other]) next.takeForms(document);
    expect(await same.bytes('br')).toBe(br);
    expect(await other.bytes('br')).not.toBe(br);
    expect([await document.compressBest(), await document.compressBest()]).toEqual([true, false]);
    expect(brotliDecompressSync(await document.bytes('br')).toString()).toBe('หน้า');
  });

  it('is identified by its content', () => {
    expect(document.etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(new StoredDocument(404, 'หน้า').etag).toBe(document.etag);
    expect(new StoredDocument(200, 'other').etag).not.toBe(document.etag);
  });
});

describe('in bounded memory', () => {
  const get = async (key: string, from = make) => (await cache.get(key, from)).state;

  it('caches 2000 documents and evicts the least recently used one', async () => {
    for (let index = 0; index < 2000; index += 1) await get(`/${index}`);
    expect(cache.load.entries).toBe(2000);
    expect(await get('/0')).toBe('hit');
    expect(await get('/one more')).toBe('miss');
    expect(cache.load.entries).toBe(2000);
    expect(await get('/0')).toBe('hit');
    expect(await get('/1')).toBe('miss');
  });

  it('keeps 64 MiB, compressed forms included, and nothing that is larger by itself', async () => {
    const ofMebibytes = (size: number, more = 0) => {
      // The overhead of a document is part of the sum.
      const text = 'x'.repeat(Math.floor((size * 2 ** 20 - 200) / 1.5) + more);
      return async (): Promise<Outcome> => pageOf(text);
    };
    for (let index = 0; index < 4; index += 1) await get(`/${index}`, ofMebibytes(16));
    expect(cache.load.entries).toBe(4);
    expect(cache.load.bytes).toBeLessThanOrEqual(64 * 2 ** 20);
    expect(cache.load.bytes).toBeGreaterThan(64 * 2 ** 20 - 8);
    await get('/small');
    expect(cache.load).toMatchObject({ entries: 4 });
    cache.snapshotChanged(() => false);
    expect(cache.load).toEqual({ entries: 0, bytes: 0 });
    expect(await get('/large', ofMebibytes(64))).toBe('miss');
    expect(await get('/large', ofMebibytes(64))).toBe('hit');
    expect(await get('/larger', ofMebibytes(64, 1))).toBe('miss');
    expect(await get('/larger', ofMebibytes(64, 1))).toBe('miss');
  });
});
