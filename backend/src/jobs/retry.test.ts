import { expect, test } from 'vitest';
import { RETRY_FOR_A_DAY, retryWait } from './retry.ts';

test('waits double up to the longest, each spread by a half', () => {
  const waits = (random: number) =>
    Array.from({ length: 10 }, (_, retries) =>
      retryWait(RETRY_FOR_A_DAY, { retries, ageS: 0 }, random),
    );
  expect(waits(0.5)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  expect(waits(0)).toEqual([4, 8, 15, 30, 60, 120, 240, 480, 675, 675]);
  expect(waits(1)).toEqual([6, 13, 25, 50, 100, 200, 400, 800, 1125, 1125]);
  expect(retryWait(RETRY_FOR_A_DAY, { retries: 90, ageS: 0 }, 0.5)).toBe(900);
});

test('ends with its time', () => {
  expect(retryWait(RETRY_FOR_A_DAY, { retries: 3, ageS: 86_399 }, 0.5)).toBe(40);
  expect(retryWait(RETRY_FOR_A_DAY, { retries: 3, ageS: 86_400 }, 0.5)).toBeNull();
  expect(retryWait({ ...RETRY_FOR_A_DAY, forS: 0 }, { retries: 0, ageS: 0 }, 0.5)).toBeNull();
});
