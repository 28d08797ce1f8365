import { expect, test } from '@jest/globals';
import { addressKey } from './address-key.ts';
import type { Limit } from './limiter.ts';
import { createMemoryLimiter } from './memory-limiter.ts';

const limit: Limit = { name: 'guess', max: 2, windowMs: 10_000 };
const own: Limit = { ...limit, name: 'account', isOwnKeys: true };

test('allows so many in a window, gives the wait, and begins anew', async () => {
  let now = 0;
  const limiter = createMemoryLimiter(() => now);
  expect((await limiter.hit(limit, 'a')).isAllowed).toBe(true);
  expect((await limiter.hit(limit, 'a')).isAllowed).toBe(true);
  now = 4000;
  expect(await limiter.hit(limit, 'a')).toEqual({ isAllowed: false, count: 3, retryAfterS: 6 });
  expect((await limiter.hit(limit, 'b')).isAllowed).toBe(true);
  expect((await limiter.hit(own, 'a')).isAllowed).toBe(true);
  now = 10_000;
  expect((await limiter.hit(limit, 'a')).isAllowed).toBe(true);
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

test('a flood of keys pushes out neither its own kind nor another', async () => {
  const limiter = createMemoryLimiter(() => 0);
  for (let guess = 0; guess < 3; guess += 1) {
    await limiter.hit(limit, 'locked');
    await limiter.hit(own, 'locked');
  }
  for (let index = 0; index < 60_000; index += 1) await limiter.hit(limit, `made up ${index}`);
  // Exactly: in a window that is shared with others it would be refused as well.
  expect(await limiter.hit(limit, 'locked')).toMatchObject({ isAllowed: false, count: 4 });
  expect(await limiter.hit(own, 'locked')).toMatchObject({ isAllowed: false, count: 4 });
  // A further record of the site is counted by itself as before.
  expect((await limiter.hit(own, 'other')).count).toBe(1);
});

test('a full space counts on, never too little, and in bounded memory', async () => {
  let now = 0;
  const limiter = createMemoryLimiter(() => now);
  for (let index = 0; index < 20_000; index += 1) await limiter.hit(limit, `first ${index}`);
  now = 5000;
  for (let guess = 1; guess <= 3; guess += 1) {
    expect((await limiter.hit(limit, 'late')).isAllowed).toBe(guess <= 2);
  }
  // Once there is room, what was counted is not forgotten.
  now = 10_000;
  expect((await limiter.hit(limit, 'late')).isAllowed).toBe(false);
  now = 15_000;
  expect((await limiter.hit(limit, 'late')).count).toBe(1);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is limited as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
