import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Redis } from 'ioredis';
import { createLogger } from '../log/logger.ts';
import { startFakeRedis, type FakeRedis } from '../testing/fake-redis.ts';
import { until } from '../testing/until.ts';
import type { Limit, Limiter } from './limiter.ts';
import { createRedisLimiter, reconnectMs } from './redis-limiter.ts';

const limit: Limit = { name: 'guess', max: 2, windowMs: 600_000 };
const account: Limit = { ...limit, name: 'account', hasTrustedKeys: true };
const options = { log: createLogger('silent'), secret: 'the same for all instances' };

const limiters: Limiter[] = [];
async function instance(url: string): Promise<Limiter> {
  const limiter = await createRedisLimiter(url, options);
  limiters.push(limiter);
  return limiter;
}
afterEach(async () => {
  for (const limiter of limiters.splice(0)) await limiter.close();
});

interface Running {
  url: string;
  end(): Promise<void>;
}

async function standIn(): Promise<Running> {
  const server = await startFakeRedis();
  return { url: server.url, end: () => server.stop() };
}

const BINARY = '/usr/bin/redis-server';

async function realRedis(): Promise<Running> {
  const dir = mkdtempSync(join(tmpdir(), 'dara-redis-'));
  const path = join(dir, 'redis.sock');
  const given = ['--port', '0', '--unixsocket', path, '--save', '', '--dir', dir];
  const server = spawn(BINARY, given, { stdio: 'ignore' });
  await until(() => existsSync(path));
  return {
    url: path,
    async end() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

// Machines with Redis test a real server as well.
const servers = [
  ['a stand-in', standIn] as const,
  ...(existsSync(BINARY) ? [['redis-server', realRedis] as const] : []),
];

describe.each(servers)('with %s', (_name, start) => {
  let server: Running;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.end());

  test('all instances count together', async () => {
    const [first, second] = [await instance(server.url), await instance(server.url)];
    expect(first.status()).toEqual({ store: 'redis', state: 'ok' });
    for (const one of [limit, account]) {
      expect((await first.hit(one, 'a')).count).toBe(1);
      expect((await second.hit(one, 'a')).count).toBe(2);
      const refused = await first.hit(one, 'a');
      expect(refused).toMatchObject({ isAllowed: false, count: 3 });
      expect(refused.retryAfterS).toBeGreaterThan(0);
      await second.refund(one, 'a');
      expect((await first.hit(one, 'a', 4)).count).toBe(6);
      await second.reset(one, 'a');
      expect((await first.hit(one, 'a')).count).toBe(1);
      await first.reset(one, 'a');
    }
  });

  test('untrusted keys use a bounded number of Redis keys', async () => {
    const limiter = await instance(server.url);
    const hits = Array.from({ length: 500 }, (_, index) => limiter.hit(limit, `made up ${index}`));
    await Promise.all(hits);
    const other = await instance(server.url);
    expect((await other.hit(limit, 'made up 7')).count).toBeGreaterThanOrEqual(2);
    expect((await other.hit({ ...limit, name: 'other' }, 'made up 7')).count).toBe(1);
    expect((await other.hit(limit, 'somebody else')).count).toBe(1);
  });

  test('local counts never reach Redis', async () => {
    const own: Limit = { name: 'own', max: 2, windowMs: 600_000, isPerInstance: true };
    const shared: Limit = { ...own, isPerInstance: false };
    const [first, second] = [await instance(server.url), await instance(server.url)];
    await first.hit(shared, 'a', 3);
    await first.reset(own, 'a');
    expect((await first.hit(own, 'a')).count).toBe(1);
    expect((await second.hit(own, 'a')).count).toBe(1);
    await first.refund(own, 'a');
    expect((await first.hit(own, 'a')).count).toBe(1);
    // Neither refunded nor reset, nor counted with others.
    expect((await second.hit(shared, 'a')).count).toBe(4);
  });

  test('a closed limiter does not use Redis and stores no counts', async () => {
    const limiter = await instance(server.url);
    await limiter.hit(limit, 'closing', 2);
    await limiter.close();
    expect((await limiter.hit(limit, 'closing')).count).toBe(1);
  });
});

if (existsSync(BINARY)) {
  test('every key in redis-server expires, and none contains the counted identity', async () => {
    const server = await realRedis();
    const redis = new Redis(server.url);
    const limiter = await instance(server.url);
    await limiter.hit(limit, 'somebody@dara.test');
    await limiter.hit(account, 'an-id');
    const keys = await redis.keys('*');
    expect(keys.sort()).toEqual([
      'dara:limit:account:an-id',
      expect.stringMatching(/guess:\d{1,6}$/),
    ]);
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
    redis.disconnect();
    await server.end();
  });
}

test('waits longer for each new connection, two seconds at most', () => {
  expect([1, 2, 3, 4, 5, 100].map(reconnectMs)).toEqual([200, 400, 800, 1600, 2000, 2000]);
});

describe('a Redis that fails', () => {
  let server: FakeRedis;
  beforeEach(async () => {
    server = await startFakeRedis();
  });
  afterEach(async () => {
    for (const limiter of limiters.splice(0)) await limiter.close();
    await server.stop();
  });

  const isDegraded = (limiter: Limiter) => limiter.status().state === 'degraded';

  test.each<[string, (server: FakeRedis) => Promise<void> | void]>([
    ['hangs', (one) => void (one.mood = 'hang')],
    ['refuses every command', (one) => void (one.mood = 'refuse')],
    ['resets its connections and is gone', (one) => one.stop()],
  ])('%s: the own counts go on, and the shared ones come back', async (_name, fail) => {
    const limiter = await instance(server.url);
    await limiter.hit(limit, 'a');
    await limiter.hit(limit, 'a');
    await fail(server);
    // Counts of shared slots are also counted locally.
    expect(await limiter.hit(limit, 'a')).toMatchObject({ isAllowed: false, count: 3 });
    await until(() => isDegraded(limiter));
    expect(limiter.status()).toMatchObject({ store: 'redis', reason: expect.any(String) });
    await limiter.refund(limit, 'a');
    await limiter.reset(limit, 'a');
    expect((await limiter.hit(limit, 'a')).count).toBe(1);

    if (server.mood === 'answer') await server.start();
    server.mood = 'answer';
    await until(async () => {
      await limiter.hit(limit, 'b');
      return !isDegraded(limiter);
    });
    expect((await limiter.hit(limit, 'a')).count).toBeGreaterThan(2);
  });

  test('a hanging Redis is tried once, not by every sign-in', async () => {
    const limiter = await instance(server.url);
    server.mood = 'hang';
    await limiter.hit(limit, 'a');
    const before = server.connections;
    for (let index = 0; index < 1000; index += 1) await limiter.hit(limit, `b${index}`);
    // Answered locally: a thousand waits would have had time for many new connections.
    expect(server.connections - before).toBeLessThan(20);
  });

  test('a start without Redis uses local counts, reports it, and uses Redis once available', async () => {
    await server.stop();
    const limiter = await instance(server.url);
    expect(isDegraded(limiter)).toBe(true);
    for (let hit = 1; hit <= 3; hit += 1) {
      expect((await limiter.hit(limit, 'a')).isAllowed).toBe(hit <= 2);
    }
    await server.start();
    await until(() => !isDegraded(limiter));
  });

  test('a start with one that hangs ends, too', async () => {
    server.mood = 'hang';
    expect(isDegraded(await instance(server.url))).toBe(true);
  });
});
