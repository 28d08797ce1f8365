import { expect, jest, test } from '@jest/globals';
import { AnswerCache } from './answer-cache.ts';
import type { ApiAnswer, ApiCall } from './protocol.ts';

const call = (path: string): ApiCall => ({ method: 'GET', path, headers: {} });
const answer = (body: string, status = 200): ApiAnswer => ({ status, headers: {}, body });

test('asks once for what many pages show, side by side and soon after', async () => {
  const api = jest.fn(async ({ path }: ApiCall) => answer(path));
  const cache = new AnswerCache(api);
  const [one, two] = await Promise.all([cache.call(call('/api/a')), cache.call(call('/api/a'))]);
  expect([one.body, two.body]).toEqual(['/api/a', '/api/a']);
  await cache.call(call('/api/a'));
  await cache.call(call('/api/b'));
  expect(api).toHaveBeenCalledTimes(2);
});

test('asks again after a while', async () => {
  let now = 0;
  const api = jest.fn(async () => answer('x'));
  const cache = new AnswerCache(api, () => now);
  await cache.call(call('/api/a'));
  now = 9_999;
  await cache.call(call('/api/a'));
  expect(api).toHaveBeenCalledTimes(1);
  now = 10_000;
  await cache.call(call('/api/a'));
  expect(api).toHaveBeenCalledTimes(2);
});

test('keeps no failure', async () => {
  const api = jest.fn(async () => answer('down', 503));
  const cache = new AnswerCache(api);
  await cache.call(call('/api/a'));
  await cache.call(call('/api/a'));
  expect(api).toHaveBeenCalledTimes(2);
});

test('after a change of content nothing of before is given, nor kept when it comes late', async () => {
  const waiting: ((answer: ApiAnswer) => void)[] = [];
  const cache = new AnswerCache(() => new Promise((resolve) => waiting.push(resolve)));
  const early = cache.call(call('/api/a'));
  cache.contentChanged();
  const late = cache.call(call('/api/a'));
  waiting[1]?.(answer('new'));
  expect((await late).body).toBe('new');
  waiting[0]?.(answer('old'));
  expect((await early).body).toBe('old');
  expect((await cache.call(call('/api/a'))).body).toBe('new');
});
