import { describe, expect, test } from 'vitest';
import type { ActorContext } from '../../kernel/record/history.ts';
import { newId } from '../../kernel/new-id.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { bookHire, cancelBookingsOf, clashesOf } from './booking.public.ts';

const site = staffTestApi();
const DAYS = { from: '2027-03-10', to: '2027-03-12' };

const context = (): ActorContext => ({
  actor: { id: site.staff.id, permission: 'Staff' },
  requestId: 'test',
});

async function applied(talentId?: string) {
  const talent = talentId ?? (await site.records.talent());
  const business_profile_id = await site.records.business();
  const jobId = await site.records.job({ business_profile_id });
  const applicationId = newId();
  await site.records.db
    .insertInto('job_application')
    .values({ id: applicationId, job_id: jobId, talent_id: talent })
    .execute();
  return { talentId: talent, jobId, applicationId };
}

type Applied = Awaited<ReturnType<typeof applied>>;

const hire = (of: Applied, days: { from: string | null; to: string | null } = DAYS) =>
  site.api.services.db
    .transaction()
    .execute((trx) => bookHire(site.api.services, context(), { ...of, ...days }, trx));

const bookingsOf = (talentId: string) =>
  site.records.db
    .selectFrom('booking')
    .selectAll()
    .where('talent_id', '=', talentId)
    .orderBy('id')
    .execute();

const option = (of: Applied, kind: 'Option1' | 'Option2', more: object = {}) =>
  site.records.db
    .insertInto('booking')
    .values({
      ...{ id: newId(), talent_id: of.talentId, job_id: of.jobId, kind },
      ...{ from_day: DAYS.from, to_day: DAYS.to, ...more },
    })
    .execute();

describe('a hire', () => {
  test('books the days of the job, notifies talent and staff, and is in the history', async () => {
    const of = await applied();
    const talent = await site.api.signIn({ permission: 'Talent', talent_id: of.talentId });
    const id = await hire(of);
    expect(await bookingsOf(of.talentId)).toMatchObject([
      { id, kind: 'Booked', from_day: DAYS.from, to_day: DAYS.to, status: 'Active', version: 1 },
    ]);
    const notices = await site.records.db
      .selectFrom('notice')
      .select(['recipient_id', 'kind', 'data'])
      .where('entity_id', '=', id)
      .execute();
    const told = (who: string) => notices.find(({ recipient_id }) => recipient_id === who);
    expect(told(talent.id)).toMatchObject({
      kind: 'BookingMade',
      data: { status: 'Booked', ...DAYS, job: { th: 'งาน' } },
    });
    expect(told(talent.id)?.data).not.toHaveProperty('reason');
    expect(told(site.admin.id)).toMatchObject({ kind: 'BookingMade', data: { status: 'Booked' } });
    expect(told(site.staff.id)).toBeUndefined();
    const audit = await site.records.db
      .selectFrom('audit_event')
      .select(['action', 'actor_id'])
      .where('entity_id', '=', id)
      .execute();
    expect(audit).toEqual([{ action: 'Create', actor_id: site.staff.id }]);
  });

  test('without known days books nothing; a single day is both start and end', async () => {
    const of = await applied();
    expect(await hire(of, { from: null, to: null })).toBeNull();
    await hire(of, { from: null, to: '2027-04-01' });
    expect(await bookingsOf(of.talentId)).toMatchObject([
      { from_day: '2027-04-01', to_day: '2027-04-01' },
    ]);
  });

  test('done twice is one booking', async () => {
    const of = await applied();
    const ids = [await hire(of), await hire(of)];
    expect(ids[0]).toBe(ids[1]);
    expect(await bookingsOf(of.talentId)).toHaveLength(1);
  });

  test('makes the option of its job the booking, and gives up the others', async () => {
    const of = await applied();
    await option(of, 'Option1', { expires_at: new Date(Date.now() + 60_000), note: 'ถือคิว' });
    await option(of, 'Option2', { from_day: '2027-03-20', to_day: '2027-03-21' });
    await hire(of);
    expect(await bookingsOf(of.talentId)).toMatchObject([
      { kind: 'Booked', status: 'Active', expires_at: null, note: 'ถือคิว', version: 2 },
      { kind: 'Option2', status: 'Cancelled' },
    ]);
  });

  test('for other days of the same job is a separate booking', async () => {
    const of = await applied();
    await hire(of);
    await hire(of, { from: '2027-03-13', to: '2027-03-13' });
    expect(await bookingsOf(of.talentId)).toHaveLength(2);
  });

  test('on days that are booked for another job is refused, and leaves nothing', async () => {
    const first = await applied();
    await hire(first);
    const second = await applied(first.talentId);
    await expect(hire(second, { from: '2027-03-12', to: '2027-03-14' })).rejects.toThrow(
      expect.objectContaining({ code: 'DAYS_BOOKED' }),
    );
    expect(await bookingsOf(first.talentId)).toHaveLength(1);
  });

  test('over the option of another job notifies staff of the challenge', async () => {
    const first = await applied();
    await option(first, 'Option1');
    await hire(await applied(first.talentId));
    const [challenged] = await bookingsOf(first.talentId);
    expect(challenged).toMatchObject({ kind: 'Option1', status: 'Active' });
    const told = await site.records.db
      .selectFrom('notice')
      .select(['recipient_id', 'data'])
      .where('entity_id', '=', challenged!.id)
      .execute();
    expect(told).toEqual([
      { recipient_id: site.admin.id, data: expect.objectContaining({ status: 'Challenged' }) },
    ]);
  });

  test("of 200 concurrent requests for one talent's day exactly one books", async () => {
    const talentId = await site.records.talent();
    const of: Applied[] = [];
    for (let count = 0; count < 200; count += 1) of.push(await applied(talentId));
    const outcomes = await Promise.allSettled(of.map((each) => hire(each)));
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 199 }, () => 'DAYS_BOOKED'));
    expect(await bookingsOf(talentId)).toHaveLength(1);
  });
});

test('the database refuses a second booking and a second first option by itself', async () => {
  const of = await applied();
  const other = await applied(of.talentId);
  await hire(of);
  await option(of, 'Option1');
  const booked = option(other, 'Option2', { kind: 'Booked' });
  await expect(booked).rejects.toMatchObject({ constraint: 'booking_booked_once' });
  const first = option(other, 'Option1');
  await expect(first).rejects.toMatchObject({ constraint: 'booking_first_option_once' });
  await option(other, 'Option2');
});

test('ending an application cancels its bookings, and a second option moves up', async () => {
  const of = await applied();
  await hire(of);
  await option(await applied(of.talentId), 'Option2');
  const { services } = site.api;
  await services.db
    .transaction()
    .execute((trx) => cancelBookingsOf(services, context(), { ...of, reason: 'Date' }, trx));
  expect(await bookingsOf(of.talentId)).toMatchObject([
    { status: 'Cancelled', status_reason: 'Date' },
    { status: 'Active', kind: 'Option1' },
  ]);
});

test('clashes are bookings, options and bookouts on the days asked about', async () => {
  const of = await applied();
  await hire(of);
  await site.records.db
    .updateTable('talent')
    .set({ bookouts: JSON.stringify([{ from: '2027-03-12', to: '2027-03-15' }]) })
    .where('id', '=', of.talentId)
    .execute();
  const { db } = site.api.services;
  const asked = await clashesOf(db, [of.talentId, newId()], '2027-03-12', '2027-03-20');
  expect(asked).toMatchObject([
    { talentId: of.talentId, kind: 'Booked', ...DAYS, jobId: of.jobId, jobTitle: { th: 'งาน' } },
    { kind: 'Bookout', from: '2027-03-12', to: '2027-03-15', bookingId: null },
  ]);
  const except = { exceptJobId: of.jobId };
  expect(await clashesOf(db, [of.talentId], '2027-03-12', '2027-03-12', except)).toMatchObject([
    { kind: 'Bookout' },
  ]);
  expect(await clashesOf(db, [of.talentId], '2027-03-16', '2027-03-20')).toEqual([]);
});
