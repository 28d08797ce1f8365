import { describe, expect, test } from 'vitest';
import type { Limit, Limiter } from './limiter.ts';
import { createMemoryLimiter } from './memory-limiter.ts';

const limit: Limit = { name: 'guess', max: 2, windowMs: 10_000 };
const own: Limit = { ...limit, name: 'account', hasTrustedKeys: true };

const MADE_UP_KEYS = 20_000;
const OWN_KEYS = 50_000;
const SHARED_WINDOWS = 4096;

let made = 0;
const newKey = (): string => `made up ${(made += 1)}`;

async function hitNew(limiter: Limiter, one: Limit, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) await limiter.hit(one, newKey());
}

const countOf = async (limiter: Limiter, one: Limit, key: string): Promise<number> =>
  (await limiter.hit(one, key)).count;

/** Adds keys until one shares the window of this one; returns whether that happened. */
async function isShared(
  limiter: Limiter,
  one: Limit,
  key: string,
  tries: number,
): Promise<boolean> {
  let expected = (await countOf(limiter, one, key)) + 1;
  for (let index = 1; index <= tries; index += 1) {
    await limiter.hit(one, newKey());
    if (index % 64 !== 0) continue;
    if ((await countOf(limiter, one, key)) !== expected) return true;
    expected += 1;
  }
  return false;
}
/** One of these further keys shares the window, except once in millions of runs. */
const becomesShared = (limiter: Limiter, one: Limit, key: string) =>
  isShared(limiter, one, key, 16 * SHARED_WINDOWS);
/** Certain if it passes; detects sharing in nineteen of twenty cases. */
const staysAlone = async (limiter: Limiter, one: Limit, key: string) =>
  !(await isShared(limiter, one, key, 3 * SHARED_WINDOWS));

test('allows the limit in a window, returns the wait, and starts again', async () => {
  let now = 0;
  const limiter = createMemoryLimiter(() => now);
  expect(limiter.status()).toEqual({ store: 'memory', state: 'ok' });
  expect((await limiter.hit(limit, 'a')).isAllowed).toBe(true);
  expect((await limiter.hit(limit, 'a')).isAllowed).toBe(true);
  now = 4000;
  expect(await limiter.hit(limit, 'a')).toEqual({ isAllowed: false, count: 3, retryAfterS: 6 });
  expect((await limiter.hit(limit, 'b')).isAllowed).toBe(true);
  expect((await limiter.hit(own, 'a')).isAllowed).toBe(true);
  now = 9_999;
  expect(await limiter.hit(limit, 'a')).toEqual({ isAllowed: false, count: 4, retryAfterS: 1 });
  now = 10_000;
  expect(await limiter.hit(limit, 'a')).toEqual({ isAllowed: true, count: 1, retryAfterS: 10 });
});

test('an attempt can be taken back, weigh more, and a key be forgotten', async () => {
  const limiter = createMemoryLimiter();
  expect((await limiter.hit(limit, 'a', 2)).isAllowed).toBe(true);
  await limiter.refund(limit, 'a');
  expect((await limiter.hit(limit, 'a')).isAllowed).toBe(true);
  expect((await limiter.hit(limit, 'a')).isAllowed).toBe(false);
  await limiter.reset(limit, 'a');
  expect((await limiter.hit(limit, 'a')).isAllowed).toBe(true);
});

test('nothing is taken back that was not counted', async () => {
  let now = 0;
  const limiter = createMemoryLimiter(() => now);
  await limiter.refund(limit, 'never seen');
  await limiter.hit(limit, 'a');
  for (let refund = 0; refund < 3; refund += 1) await limiter.refund(limit, 'a');
  expect(await countOf(limiter, limit, 'a')).toBe(1);
  now = 10_000;
  await limiter.refund(limit, 'a');
  expect(await countOf(limiter, limit, 'a')).toBe(1);
});

test('counts end with the limiter', async () => {
  const limiter = createMemoryLimiter(() => 0);
  await limiter.hit(limit, 'a');
  await limiter.close();
  expect(await countOf(limiter, limit, 'a')).toBe(1);
});

test('a flood of keys pushes out neither its own kind nor another', async () => {
  const limiter = createMemoryLimiter(() => 0);
  for (let guess = 0; guess < 3; guess += 1) {
    await limiter.hit(limit, 'locked');
    await limiter.hit(own, 'locked');
  }
  await hitNew(limiter, limit, 2 * MADE_UP_KEYS);
  // Exact: in a shared window it would be refused as well.
  expect(await limiter.hit(limit, 'locked')).toMatchObject({ isAllowed: false, count: 4 });
  expect(await limiter.hit(own, 'locked')).toMatchObject({ isAllowed: false, count: 4 });
  // A further record of the site is still counted separately.
  expect((await limiter.hit(own, 'other')).count).toBe(1);
});

describe('a full space', () => {
  test.each([
    ['keys that strangers make up', limit, MADE_UP_KEYS],
    ['records of the site', own, OWN_KEYS],
  ])(
    'counts a limited number of %s exactly and further ones together',
    async (_what, one, room) => {
      const last = createMemoryLimiter(() => 0);
      await hitNew(last, one, room - 1);
      expect(await staysAlone(last, one, 'last')).toBe(true);
      const tooMany = createMemoryLimiter(() => 0);
      await hitNew(tooMany, one, room);
      expect(await becomesShared(tooMany, one, 'one too many')).toBe(true);
    },
  );

  test('spreads further keys, so that few are counted together', async () => {
    const limiter = createMemoryLimiter(() => 0);
    await hitNew(limiter, limit, MADE_UP_KEYS);
    const counts: number[] = [];
    for (let index = 0; index < 100; index += 1)
      counts.push(await countOf(limiter, limit, newKey()));
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(50);
  });

  test('counts on, never too little, and exactly once there is room', async () => {
    let now = 0;
    const limiter = createMemoryLimiter(() => now);
    await hitNew(limiter, limit, MADE_UP_KEYS);
    now = 5000;
    for (let guess = 1; guess <= 3; guess += 1) {
      expect((await limiter.hit(limit, 'late')).isAllowed).toBe(guess <= 2);
    }
    // Once there is room, earlier counts remain, and no other key shares them.
    now = 10_000;
    expect(await limiter.hit(limit, 'late')).toMatchObject({ isAllowed: false, count: 4 });
    await hitNew(limiter, limit, MADE_UP_KEYS);
    expect(await staysAlone(limiter, limit, 'late')).toBe(true);
    now = 15_000;
    expect((await limiter.hit(limit, 'late')).count).toBe(1);
  });

  test('evicts immediately, and then at most once a second', async () => {
    let now = 0;
    const limiter = createMemoryLimiter(() => now);
    await hitNew(limiter, limit, MADE_UP_KEYS);
    now = 9500;
    await limiter.hit(limit, 'finds none');
    now = 10_499;
    expect(await becomesShared(limiter, limit, 'too early')).toBe(true);
    now = 10_500;
    await limiter.hit(limit, 'in time');
    await hitNew(limiter, limit, MADE_UP_KEYS);
    expect(await staysAlone(limiter, limit, 'in time')).toBe(true);
  });
});
