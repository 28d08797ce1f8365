import { until } from '@dara/backend/testing';
import { expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { expireBookingHolds } from './expire-booking-holds.job.ts';

const site = staffTestApi();
const PAST = new Date(Date.now() - 1000);
const FUTURE = new Date(Date.now() + 3_600_000);

async function option(talentId: string, more: object = {}): Promise<string> {
  const id = newId();
  await site.records.db
    .insertInto('booking')
    .values({
      ...{ id, talent_id: talentId, kind: 'Option1' },
      ...{ from_day: '2027-05-10', to_day: '2027-05-12', ...more },
    })
    .execute();
  return id;
}

const stateOf = async (id: string) => {
  const { kind, status } = await site.records.db
    .selectFrom('booking')
    .select(['kind', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${kind} ${status}`;
};

const noticesOf = (id: string) =>
  site.records.db
    .selectFrom('notice')
    .select(['recipient_id', 'kind', 'data'])
    .where('entity_id', '=', id)
    .execute();

test('an option lapses once its time is over, staff and talent hear of it once, and the second moves up', async () => {
  const talentId = await site.records.talent();
  const talent = await site.api.signIn({ permission: 'Talent', talent_id: talentId });
  const first = await option(talentId, { expires_at: PAST, note: 'secret-note' });
  const late = await option(talentId, { kind: 'Option2', expires_at: PAST });
  const second = await option(talentId, { kind: 'Option2', expires_at: FUTURE });
  const third = await option(talentId, { kind: 'Option2' });
  expect(await expireBookingHolds(site.api.services)).toEqual(
    expect.arrayContaining([first, late]),
  );
  expect(await expireBookingHolds(site.api.services)).toEqual([]);
  const states = await Promise.all([first, late, second, third].map(stateOf));
  expect(states.filter((state) => state.endsWith('Lapsed'))).toHaveLength(2);
  expect(states.slice(2)).toEqual(['Option1 Active', 'Option2 Active']);
  const told = await noticesOf(first);
  const kinds = Object.fromEntries(told.map(({ recipient_id, kind }) => [recipient_id, kind]));
  expect(kinds).toEqual({
    [site.staff.id]: 'BookingLapsed',
    [site.admin.id]: 'BookingLapsed',
    [talent.id]: 'BookingLapsed',
  });
  const own = told.find(({ recipient_id }) => recipient_id === talent.id);
  expect(own?.data).toEqual({ from: '2027-05-10', to: '2027-05-12', status: 'Lapsed', job: null });
  const moved = await noticesOf(second);
  expect(moved.map(({ recipient_id }) => recipient_id)).not.toContain(talent.id);
});

test('an expired option blocks nothing, even before the job has run', async () => {
  const talentId = await site.records.talent();
  const lapsed = await option(talentId, { expires_at: PAST });
  const answer = await site.api.app.inject({
    method: 'POST',
    url: '/api/management/booking',
    headers: site.staff.headers,
    payload: { talentId, from: '2027-05-10', to: '2027-05-10', kind: 'Option1' },
  });
  expect(answer.statusCode).toBe(201);
  expect(await stateOf(lapsed)).toBe('Option1 Lapsed');
});

test.each([
  ['Completed', 'Option1', '2027-05-10', 'Cancelled'],
  ['Completed', 'Booked', '2027-05-10', 'Active'],
  ['Cancelled', 'Booked', '2027-05-10', 'Cancelled'],
  ['Cancelled', 'Booked', '2020-05-10', 'Active'],
  ['Closed', 'Option1', '2027-05-10', 'Active'],
] as const)(
  'of a job that is %s, %s from %s on becomes %s',
  async (status, kind, from, expected) => {
    const business_profile_id = await site.records.business();
    const job_id = await site.records.job({ business_profile_id, status });
    const id = await option(await site.records.talent(), { kind, job_id, from_day: from });
    await expireBookingHolds(site.api.services);
    expect(await stateOf(id)).toBe(`${kind} ${expected}`);
  },
);

test('the job waits for the next option and is done when it is due', async () => {
  const id = await option(await site.records.talent(), { expires_at: PAST });
  site.api.services.jobs.start();
  await until(async () => (await stateOf(id)).endsWith('Lapsed'));
  expect(await stateOf(id)).toBe('Option1 Lapsed');
});
