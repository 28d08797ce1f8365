import { daysFrom } from '@dara/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today, yearsBefore } from '../../../kernel/age.ts';
import { newId } from '../../../kernel/new-id.ts';
import { createRecords, type Records } from '../../../testing/records.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TalentPage } from './talent.schema.ts';

let api: TestApi;
let records: Records;
/** `day(3)` is in three days. */
const day = (count: number): string => daysFrom(today(), count);

interface Held {
  kind?: 'Option1' | 'Option2' | 'Booked';
  status?: 'Active' | 'Cancelled' | 'Lapsed';
  deleted_at?: Date;
}

async function hold(talentId: string, from: number, to: number, row: Held = {}): Promise<void> {
  const days = { from_day: day(from), to_day: day(to) };
  await records.db
    .insertInto('booking')
    .values({ id: newId(), talent_id: talentId, kind: 'Booked', ...days, ...row })
    .execute();
}

beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  const named = (display_name: string, row = {}) => records.talent({ display_name, ...row });
  await named('free');
  await hold(await named('booked'), 10, 12);
  await hold(await named('option'), 10, 10, { kind: 'Option1' });
  await hold(await named('second option'), 12, 14, { kind: 'Option2' });
  await named('off', { bookouts: JSON.stringify([{ from: day(1), to: day(11) }]) });
  await hold(await named('cancelled'), 10, 12, { status: 'Cancelled' });
  await hold(await named('lapsed'), 10, 12, { kind: 'Option1', status: 'Lapsed' });
  await hold(await named('deleted'), 10, 12, { deleted_at: new Date() });
  await hold(await named('next week'), 17, 19);
  const off = JSON.stringify([{ from: day(1), to: day(30) }]);
  const birthday = yearsBefore(today(), 12);
  await hold(await named('child', { birthday, bookouts: off }), 10, 12);
  await hold(await named('unknown age', { birthday: null }), 10, 12);
  await hold(await named('of age today', { birthday: yearsBefore(today(), 18) }), 10, 12);
  await hold(await named('of age tomorrow', { birthday: yearsBefore(day(1), 18) }), 10, 12);
});
afterAll(() => api.close());

async function found(from: number | null, to: number | null, more = ''): Promise<TalentPage> {
  const query = new URLSearchParams({ size: '50', sortByColumn: 'DisplayName' });
  if (from !== null) query.set('freeFrom', day(from));
  if (to !== null) query.set('freeTo', day(to));
  const answer = await api.app.inject(`/api/talent?${query}${more}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<TalentPage>();
}
const names = ({ items }: TalentPage, availability: string) =>
  items.filter((item) => item.availability === availability).map(({ displayName }) => displayName);

describe('who is free on some days', () => {
  test('has neither option, booking nor day off then; minors are asked for', async () => {
    const page = await found(12, 13);
    expect(names(page, 'Free')).toEqual(
      ['cancelled', 'deleted', 'free', 'lapsed', 'next week', 'off', 'option'].sort(),
    );
    expect(names(page, 'Ask')).toEqual(['child', 'of age tomorrow', 'unknown age']);
    expect(page.total).toBe(10);
    expect(names(await found(9, 11), 'Free')).toEqual(
      ['cancelled', 'deleted', 'free', 'lapsed', 'next week', 'second option'].sort(),
    );
  });

  test('on one day alone, named by either end', async () => {
    const both = names(await found(14, 14), 'Free');
    expect(both).not.toContain('second option');
    expect(names(await found(14, null), 'Free')).toEqual(both);
    expect(names(await found(null, 14), 'Free')).toEqual(both);
  });

  test('is found by a keyword too, and tells nothing of why another is not', async () => {
    const page = await found(10, 12, '&keyword=option');
    expect(page).toMatchObject({ items: [], total: 0 });
    expect(JSON.stringify(await found(12, 13))).not.toMatch(/booking|bookout|Option1|from_day/i);
    expect(JSON.stringify(await found(null, null))).not.toContain('availability');
  });

  test.each([
    ['a day that is over', -1, 3, 'freeFrom', 'futureDate'],
    ['an end before the start', 5, 4, 'freeTo', 'dateRank'],
    ['a day in more than a year', 1, 366, 'freeTo', 'maxDays'],
  ])('%s is refused', async (_what, from, to, field, rule) => {
    const answer = await api.app.inject(`/api/talent?freeFrom=${day(from)}&freeTo=${day(to)}`);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field, rule }] });
  });

  test.each(['freeFrom=2026-02-31', 'freeFrom=soon', 'freeFrom=', 'freeFrom=0000-00-00'])(
    '%s is refused',
    async (query) => {
      expect((await api.app.inject(`/api/talent?${query}`)).statusCode).toBe(400);
    },
  );

  test.each(['/api/management/talent', '/api/management/talent/export'])(
    'is for visitors only: %s',
    async (path) => {
      const { headers } = await api.signIn({ permission: 'Staff' });
      const url = `${path}?freeFrom=${day(3)}`;
      expect((await api.app.inject({ url, headers })).statusCode).toBe(400);
    },
  );
});
