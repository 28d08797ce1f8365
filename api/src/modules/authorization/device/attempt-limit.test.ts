import type { Limit, Limiter } from '@dara/backend';
import { createMemoryLimiter } from '@dara/backend/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  countAtAccount,
  countAtAddress,
  countAtDevice,
  countRefreshAtAddress,
  countRefreshOfSession,
  countResetMail,
  type CountedAttempt,
} from './attempt-limit.ts';

const windowMs = 15 * 60_000;
const IP = '10.40.0.1';

let limiter: Limiter;
beforeEach(() => {
  limiter = createMemoryLimiter();
});

/** How often a key has been counted, told by counting once more and taking it back. */
async function countOf(name: string, key: string, hasTrustedKeys = false): Promise<number> {
  const limit: Limit = { name, max: 1, windowMs, hasTrustedKeys };
  const { count } = await limiter.hit(limit, key);
  await limiter.refund(limit, key);
  return count - 1;
}

type Count = (limiter: Limiter) => Promise<CountedAttempt | void>;

test.each<[string, number, string, Count]>([
  ['sign-in-address', 60, IP, (one) => countAtAddress(one, IP)],
  ['sign-in-account', 10, 'an-id', (one) => countAtAccount(one, 'an-id', 'a@dara.test')],
  ['sign-in-unknown', 10, 'a@dara.test', (one) => countAtAccount(one, undefined, 'a@dara.test')],
  ['sign-in-device', 10, 'an-id', (one) => countAtDevice(one, 'an-id')],
  ['reset-mail', 5, 'a@dara.test', (one) => countResetMail(one, 'a@dara.test')],
  ['refresh-address', 600, IP, (one) => countRefreshAtAddress(one, IP)],
  ['refresh-session', 30, 'an-id', (one) => countRefreshOfSession(one, 'an-id')],
])('%s: the %ith is let through, the next is refused until the window ends', async (...given) => {
  const [name, max, key, count] = given;
  for (let index = 0; index < max; index += 1) await count(limiter);
  expect(await countOf(name, key)).toBe(max);
  const refusal: unknown = await count(limiter).catch((error: unknown) => error);
  const isAccount = name === 'sign-in-account' || name === 'sign-in-unknown';
  expect(refusal).toMatchObject({ code: isAccount ? 'SIGN_IN_LOCKED' : 'RATE_LIMITED' });
  const { retryAfterS } = refusal as { retryAfterS: number };
  expect(retryAfterS).toBeGreaterThan(windowMs / 1000 - 60);
  expect(retryAfterS).toBeLessThanOrEqual(windowMs / 1000);
});

describe('a right password', () => {
  test('takes back its own attempt at the address, not those before it', async () => {
    for (let index = 0; index < 3; index += 1) await countAtAddress(limiter, IP);
    await (await countAtAddress(limiter, IP)).succeeded();
    expect(await countOf('sign-in-address', IP)).toBe(3);
  });

  test('forgets all at the account or the browser', async () => {
    for (const [name, count] of [
      ['sign-in-account', () => countAtAccount(limiter, 'an-id', 'a@dara.test')],
      ['sign-in-device', () => countAtDevice(limiter, 'an-id')],
    ] as const) {
      for (let index = 0; index < 3; index += 1) await count();
      await (await count()).succeeded();
      expect(await countOf(name, 'an-id')).toBe(0);
    }
  });

  test('does so at all that it counted at', async () => {
    const address = await countAtAddress(limiter, IP);
    await address.and(await countAtAccount(limiter, 'an-id', 'a@dara.test')).succeeded();
    expect(await countOf('sign-in-address', IP)).toBe(0);
    expect(await countOf('sign-in-account', 'an-id')).toBe(0);
  });
});

test('addresses without an account count apart from each other and from accounts, in any spelling', async () => {
  for (const email of ['A@Dara.test', ' a@dara.test ']) {
    await countAtAccount(limiter, undefined, email);
    await countResetMail(limiter, email);
  }
  await countAtAccount(limiter, undefined, 'b@dara.test');
  expect(await countOf('sign-in-unknown', 'a@dara.test')).toBe(2);
  expect(await countOf('sign-in-unknown', 'b@dara.test')).toBe(1);
  expect(await countOf('reset-mail', 'a@dara.test')).toBe(2);
  expect(await countOf('sign-in-account', 'a@dara.test')).toBe(0);
});
