import { expect, test } from '@jest/globals';
import { createMemoryLimiter, createRedisLimiter } from './limiter.ts';

const limit = { max: 2, windowMs: 10_000 };

test('allows so many in a window, tells the wait, and begins anew', async () => {
  let now = 0;
  const limiter = createMemoryLimiter(() => now);
  expect((await limiter.hit('a', limit)).isAllowed).toBe(true);
  expect((await limiter.hit('a', limit)).isAllowed).toBe(true);
  now = 4000;
  expect(await limiter.hit('a', limit)).toEqual({ isAllowed: false, retryAfterS: 6 });
  expect((await limiter.hit('b', limit)).isAllowed).toBe(true);
  now = 10_000;
  expect((await limiter.hit('a', limit)).isAllowed).toBe(true);
});

test('an attempt can be taken back, and a key forgotten', async () => {
  const limiter = createMemoryLimiter();
  await limiter.hit('a', limit);
  await limiter.hit('a', limit);
  await limiter.refund('a');
  expect((await limiter.hit('a', limit)).isAllowed).toBe(true);
  expect((await limiter.hit('a', limit)).isAllowed).toBe(false);
  await limiter.reset('a');
  expect((await limiter.hit('a', limit)).isAllowed).toBe(true);
});

test('a flood of keys does not grow without bound, and the newest keep counting', async () => {
  const limiter = createMemoryLimiter();
  for (let index = 0; index < 60_000; index += 1) await limiter.hit(`key${index}`, limit);
  await limiter.hit('key59999', limit);
  expect((await limiter.hit('key59999', limit)).isAllowed).toBe(false);
});

test('a wrong REDIS_URL is told at start', async () => {
  await expect(createRedisLimiter('redis://127.0.0.1:4119')).rejects.toThrow(
    'REDIS_URL: cannot connect',
  );
}, 20_000);
