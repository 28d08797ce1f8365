import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { Assets } from './assets.ts';

const MEBIBYTE = 2 ** 20;
const integrityOf = (file: string): string => `sha384-${file.padEnd(64, '0')}`;

let app: FastifyInstance;
/** Number of requests to the registry for a name, and to the store for a file. */
let asked: { names: number; files: number };
let damaged: Set<string>;
let missed: string[];
let bytesOf: (integrity: string, encoding: string) => Buffer | undefined;

beforeEach(async () => {
  asked = { names: 0, files: 0 };
  damaged = new Set();
  missed = [];
  bytesOf = (integrity, encoding) =>
    encoding === 'identity' ? Buffer.from(integrity.slice(7, 20)) : undefined;
  const registry = {
    findClientFile: async (_name: string, file: string) => {
      asked.names += 1;
      return file.startsWith('unknown') ? undefined : { integrity: integrityOf(file) };
    },
    store: {
      read: async (integrity: string, encoding: string) => {
        asked.files += 1;
        return bytesOf(integrity, encoding);
      },
      isDamaged: (integrity: string) => damaged.has(integrity),
    },
  } as unknown as Registry;
  const assets = new Assets(registry, (integrity) => missed.push(integrity));
  app = Fastify();
  app.get<{ Params: { name: string; file: string } }>('/assets/:name/:file', (request, reply) =>
    assets.answer(request, reply),
  );
  await app.ready();
});
afterEach(() => app.close());

const get = (file: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/assets/mf-x/${file}`, headers });

describe('a release file', () => {
  it.each([
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.mjs', 'text/javascript; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.js.map', 'application/json; charset=utf-8'],
    ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['a.txt', 'text/plain; charset=utf-8'],
    ['a.svg', 'image/svg+xml; charset=utf-8'],
    ['a.PNG', 'image/png'],
    ['a.jpg', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['a.gif', 'image/gif'],
    ['a.webp', 'image/webp'],
    ['a.avif', 'image/avif'],
    ['a.ico', 'image/x-icon'],
    ['a.woff2', 'font/woff2'],
    ['a.html', 'application/octet-stream'],
  ])('%s is %s, for ever, and runs nothing', async (file, type) => {
    const { headers } = await get(file);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      vary: 'accept-encoding',
      etag: `"${integrityOf(file).slice(7, 34)}"`,
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is answered 304 if the client has it', async () => {
    const { headers } = await get('a.js');
    const again = await get('a.js', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('a.js', { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('is sent in an accepted encoding, plain if the store has no other', async () => {
    bytesOf = (_integrity, encoding) =>
      encoding === 'br' ? undefined : Buffer.from(`in ${encoding}`);
    const br = await get('a.js', { 'accept-encoding': 'br' });
    expect([br.body, br.headers['content-encoding']]).toEqual(['in identity', undefined]);
    const gzip = await get('a.js', { 'accept-encoding': 'gzip' });
    expect([gzip.body, gzip.headers['content-encoding']]).toEqual(['in gzip', 'gzip']);
  });

  it('an unpublished file is 404, and looked up again each time', async () => {
    expect((await get('unknown.js')).statusCode).toBe(404);
    expect((await get('unknown.js')).statusCode).toBe(404);
    expect(asked).toEqual({ names: 2, files: 0 });
    expect(missed).toEqual([]);
  });

  it('a missing file is logged and looked up again at the next request', async () => {
    bytesOf = () => undefined;
    expect((await get('a.js')).statusCode).toBe(404);
    expect(missed).toEqual([integrityOf('a.js')]);
    bytesOf = () => Buffer.from('back');
    expect((await get('a.js')).body).toBe('back');
  });

  it('a damaged file is refused for a while and not reported as missing', async () => {
    bytesOf = () => undefined;
    damaged.add(integrityOf('a.js'));
    expect((await get('a.js')).json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    expect(missed).toEqual([]);
  });
});

describe('in bounded memory', () => {
  it('10,000 names are known, and the oldest is forgotten for one more', async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `${index}.js`);
    for (const name of names) await get(name);
    expect(asked.names).toBe(10_000);
    for (const name of names.slice(0, 2)) await get(name);
    expect(asked.names).toBe(10_000);
    await get('one-more.js');
    await get('0.js');
    expect(asked.names).toBe(10_001);
    await get('2.js');
    expect(asked.names).toBe(10_002);
  });

  it('files take 48 MiB, and one that is larger by itself is read each time', async () => {
    // Each takes slightly more than its bytes.
    const mebibyte = Buffer.alloc(MEBIBYTE - 100);
    bytesOf = () => mebibyte;
    const names = Array.from({ length: 48 }, (_, index) => `${index}.js`);
    for (const name of [...names, ...names]) await get(name);
    expect(asked.files).toBe(48);
    await get('one-more.js');
    await get('1.js');
    expect(asked.files).toBe(49);
    await get('0.js');
    expect(asked.files).toBe(50);
    const most = Buffer.alloc(48 * MEBIBYTE - 100);
    bytesOf = () => most;
    await get('most.js');
    await get('most.js');
    expect(asked.files).toBe(51);
    const tooMuch = Buffer.alloc(48 * MEBIBYTE - 99);
    bytesOf = () => tooMuch;
    await get('too-much.js');
    await get('too-much.js');
    expect(asked.files).toBe(53);
  });
});
