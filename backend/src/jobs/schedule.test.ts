import { expect, test } from 'vitest';
import { nextTime } from './schedule.ts';

test('times are in Bangkok time on every server', async () => {
  const next = (cron: string, after: string) => nextTime(cron, new Date(after));
  expect(await next('30 4 * * *', '2026-01-01T00:00:00Z')).toEqual(
    new Date('2026-01-01T21:30:00Z'),
  );
  expect(await next('0 0 1 1 *', '2025-12-31T16:59:59Z')).toEqual(new Date('2025-12-31T17:00:00Z'));
  // The first time after it, never the moment itself.
  expect(await next('*/10 * * * *', '2026-01-01T00:10:00Z')).toEqual(
    new Date('2026-01-01T00:20:00Z'),
  );
});
