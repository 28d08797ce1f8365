import { expect, vi, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import type { ApiAnswer, ApiCall } from './protocol.ts';

const call = (path: string): ApiCall => ({ method: 'GET', path, headers: {} });
const answer = (body: string, status = 200): ApiAnswer => ({ status, headers: {}, body });

test('sends one request for concurrent and following pages', async () => {
  const api = vi.fn(async ({ path }: ApiCall) => answer(path));
  const cache = new ResponseCache(api);
  const [one, two] = await Promise.all([cache.call(call('/api/a')), cache.call(call('/api/a'))]);
  expect([one.body, two.body]).toEqual(['/api/a', '/api/a']);
  await cache.call(call('/api/a'));
  await cache.call(call('/api/b'));
  expect(api).toHaveBeenCalledTimes(2);
});

test('requests again after a while', async () => {
  let now = 0;
  const api = vi.fn(async () => answer('x'));
  const cache = new ResponseCache(api, { now: () => now });
  await cache.call(call('/api/a'));
  now = 9_999;
  await cache.call(call('/api/a'));
  expect(api).toHaveBeenCalledTimes(1);
  now = 10_000;
  await cache.call(call('/api/a'));
  expect(api).toHaveBeenCalledTimes(2);
});

test('requests again after 5 seconds without change events', async () => {
  let now = 100_000;
  let heardAt = now;
  const api = vi.fn(async () => answer('x'));
  const cache = new ResponseCache(api, { now: () => now, heardAt: () => heardAt });
  await cache.call(call('/api/a'));
  now += 4999;
  await cache.call(call('/api/a'));
  expect(api).toHaveBeenCalledTimes(1);
  now += 1;
  await cache.call(call('/api/a'));
  expect(api).toHaveBeenCalledTimes(2);
  now += 6000;
  heardAt = now;
  await cache.call(call('/api/a'));
  expect(api).toHaveBeenCalledTimes(2);
});

test('keeps no failure', async () => {
  const api = vi.fn(async () => answer('down', 503));
  const cache = new ResponseCache(api);
  await cache.call(call('/api/a'));
  await cache.call(call('/api/a'));
  expect(api).toHaveBeenCalledTimes(2);
});

test('neither returns nor caches old responses after a content change', async () => {
  const waiting: ((answer: ApiAnswer) => void)[] = [];
  const cache = new ResponseCache(() => new Promise((resolve) => waiting.push(resolve)));
  const early = cache.call(call('/api/a'));
  cache.contentChanged();
  const late = cache.call(call('/api/a'));
  waiting[1]?.(answer('new'));
  expect((await late).body).toBe('new');
  waiting[0]?.(answer('old'));
  expect((await early).body).toBe('old');
  expect((await cache.call(call('/api/a'))).body).toBe('new');
});

test('caches 1000 responses and evicts the least recently used one', async () => {
  const api = vi.fn(async ({ path }: ApiCall) => answer(path));
  const cache = new ResponseCache(api);
  const paths = Array.from({ length: 1000 }, (_, index) => `/api/${index}`);
  for (const path of [...paths, ...paths]) await cache.call(call(path));
  expect(api).toHaveBeenCalledTimes(1000);
  await cache.call(call('/api/one-more'));
  await cache.call(call('/api/1'));
  expect(api).toHaveBeenCalledTimes(1001);
  await cache.call(call('/api/0'));
  expect(api).toHaveBeenCalledTimes(1002);
});

test('keeps 16 MiB of answers and none that is larger by itself', async () => {
  const ofMebibytes = (size: number, more = 0) => 'x'.repeat(size * 2 ** 19 - 100 + more);
  const bodies: Record<string, string> = {
    '/api/large': ofMebibytes(16),
    '/api/larger': ofMebibytes(16, 1),
    '/api/half': ofMebibytes(8),
    '/api/other-half': ofMebibytes(8),
  };
  const api = vi.fn(async ({ path }: ApiCall) => answer(bodies[path] ?? ''));
  const cache = new ResponseCache(api);
  const asks = async (...paths: string[]) => {
    const before = api.mock.calls.length;
    for (const path of paths) await cache.call(call(path));
    return api.mock.calls.length - before;
  };
  expect(await asks('/api/larger', '/api/larger')).toBe(2);
  expect(await asks('/api/large', '/api/large')).toBe(1);
  expect(await asks('/api/half', '/api/other-half', '/api/half', '/api/other-half')).toBe(2);
  expect(await asks('/api/small', '/api/other-half')).toBe(1);
  expect(await asks('/api/half')).toBe(1);
});

test('the cache key contains the whole request', async () => {
  const api = vi.fn(async () => answer('x'));
  const cache = new ResponseCache(api);
  const one: ApiCall = { method: 'GET', path: '/api/a', headers: {} };
  const calls: ApiCall[] = [
    one,
    { ...one, method: 'POST' },
    { ...one, path: '/api/b' },
    { ...one, headers: { 'accept-language': 'en' } },
    { ...one, body: 'x' },
  ];
  for (const each of [...calls, ...calls]) await cache.call(each);
  expect(api).toHaveBeenCalledTimes(calls.length);
});

test('a failed request is repeated for all that waited for it', async () => {
  const api = vi.fn<() => Promise<ApiAnswer>>().mockRejectedValueOnce(new Error('cut'));
  api.mockResolvedValue(answer('x'));
  const cache = new ResponseCache(api);
  const both = await Promise.allSettled([cache.call(call('/api/a')), cache.call(call('/api/a'))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.call(call('/api/a'))).body).toBe('x');
  expect(api).toHaveBeenCalledTimes(2);
});
