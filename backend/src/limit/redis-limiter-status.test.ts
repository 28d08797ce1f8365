import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeRedis, type FakeRedis } from '../testing/fake-redis.ts';
import { until } from '../testing/until.ts';
import type { Limit, Limiter } from './limiter.ts';
import { createRedisLimiter } from './redis-limiter.ts';

const limit: Limit = { name: 'guess', max: 2, windowMs: 600_000 };
const AWAY = expect.stringContaining('Redis does not answer');
const BACK = 'Redis is available, limits are shared by all instances';

let server: FakeRedis;
let limiter: Limiter | undefined;
/** Status changes in order. */
let said: unknown[][];
beforeEach(async () => {
  said = [];
  server = await startFakeRedis();
});
afterEach(async () => {
  await limiter?.close();
  await server.stop();
});

async function open(): Promise<Limiter> {
  const tell = (...line: unknown[]) => void said.push(line);
  const log = { warn: tell, info: tell };
  limiter = await createRedisLimiter(server.url, { log, secret: 'the same for all instances' });
  return limiter;
}
const isOk = (one: Limiter) => one.status().state === 'ok';

test('a start without Redis reports the reason once, and the recovery', async () => {
  await server.stop();
  const one = await open();
  const reason = expect.stringContaining('ECONNREFUSED');
  expect(one.status()).toEqual({ store: 'redis', state: 'degraded', reason });
  await one.hit(limit, 'a');
  const before = said.length;
  await server.start();
  await until(() => isOk(one));
  await one.hit(limit, 'a');
  expect(before).toBe(1);
  expect(said).toEqual([[{ reason }, AWAY], [BACK]]);
});

test('reports a connection lost while idle, and the next', async () => {
  const one = await open();
  expect(said).toEqual([[BACK]]);
  server.end();
  await until(() => said.length === 3);
  expect(said.slice(1)).toEqual([[{ reason: 'the connection is closed' }, AWAY], [BACK]]);
  expect(isOk(one)).toBe(true);
});

test('a refusal is an answer: the connection stays, and counts again with the next', async () => {
  const one = await open();
  await one.hit(limit, 'a');
  const { connections } = server;
  server.mood = 'refuse';
  for (let hit = 2; hit <= 4; hit += 1) {
    expect((await one.hit(limit, 'a')).count).toBe(hit);
    const reason = 'OOM command not allowed';
    expect(one.status()).toMatchObject({
      state: 'degraded',
      reason: expect.stringMatching(reason),
    });
  }
  server.mood = 'answer';
  expect((await one.hit(limit, 'a')).count).toBe(2);
  expect(isOk(one)).toBe(true);
  expect(server.connections).toBe(connections);
  // At the start, at the first of three refusals, and at the first success after them.
  expect(said).toEqual([[BACK], [expect.anything(), AWAY], [BACK]]);
});

test('closing is no fault', async () => {
  const one = await open();
  await one.close();
  await until(() => server.open === 0);
  await one.hit(limit, 'a');
  expect(said).toEqual([[BACK]]);
});
