import { describe, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import {
  BOOKING_DAYS as DAYS,
  BOOKING_PATH as PATH,
  bookingCalls,
} from '../../testing/booking-calls.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { lockTalentDays } from './booking-talent.ts';
import type { Booking } from './booking.schema.ts';

const site = staffTestApi();
const { ask, make, refusal, jobOf } = bookingCalls(site);
const read = async (id: string): Promise<Booking> =>
  (await ask(site.staff, 'GET', `${PATH}/${id}`)).json();

describe('options and bookings', () => {
  test('hold days for a talent, with job, note and expiry', async () => {
    const talentId = await site.records.talent({ display_name: 'Nara' });
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const jobId = await jobOf();
    const made = await make({ talentId, jobId, note: ' รอลูกค้า ', expiresAt });
    expect(made).toMatchObject({
      ...DAYS,
      ...{ kind: 'Option1', status: 'Active', note: 'รอลูกค้า', expiresAt },
      talent: { id: talentId, name: { th: 'Nara' } },
      job: { id: jobId, title: { th: 'งาน' }, companyName: { th: 'บริษัท' } },
    });
    expect(await read(made.id)).toEqual(made);
  });

  test.each([
    ['Booked', 'Booked', '409 DAYS_BOOKED'],
    ['Booked', 'Option1', '409 DAYS_BOOKED'],
    ['Option1', 'Option1', '409 OPTION_TAKEN'],
    ['Booked', 'Option2', null],
    ['Option1', 'Option2', null],
    ['Option1', 'Booked', null],
    ['Option2', 'Option2', null],
    ['Option2', 'Option1', null],
  ] as const)('where there is %s, %s is answered %p', async (there, wanted, expected) => {
    const talentId = await site.records.talent();
    await make({ talentId, kind: there });
    const body = { talentId, from: DAYS.to, to: '2027-05-20', kind: wanted };
    const answer = ask(site.staff, 'POST', PATH, body);
    if (expected) expect(await refusal(answer)).toBe(expected);
    else expect((await answer).statusCode).toBe(201);
    expect(
      (await ask(site.staff, 'POST', PATH, { ...body, from: '2027-05-21', to: '2027-05-21' }))
        .statusCode,
    ).toBe(201);
  });

  test('on a declared day off need a confirmation, when made and when moved there', async () => {
    const bookouts = JSON.stringify([{ from: '2029-02-01', to: '2029-02-03' }]);
    const talentId = await site.records.talent({ bookouts });
    const off = { talentId, from: '2029-02-03', to: '2029-02-05', kind: 'Option1' };
    expect(await refusal(ask(site.staff, 'POST', PATH, off))).toBe('409 DAY_OFF');
    const made = await make({ ...off, onDayOff: true });
    // Unmoved it needs no second confirmation.
    const change = { from: off.from, to: off.to, kind: 'Booked', version: made.version };
    const booked = await ask(site.staff, 'PUT', `${PATH}/${made.id}`, change);
    expect(booked.statusCode).toBe(200);
    const moved = { ...change, from: '2029-02-02', version: made.version + 1 };
    expect(await refusal(ask(site.staff, 'PUT', `${PATH}/${made.id}`, moved))).toBe('409 DAY_OFF');
    const confirmed = { ...moved, onDayOff: true };
    expect((await ask(site.staff, 'PUT', `${PATH}/${made.id}`, confirmed)).statusCode).toBe(200);
  });

  test.each([
    [{ from: '2027-05-12', to: '2027-05-10' }, 'to:dateRank'],
    [{ from: '2027-01-01', to: '2028-02-01' }, 'to:maxDays'],
    [{ from: '0001-01-01', to: '0001-01-01' }, 'from:dateRank to:dateRank'],
    [{ expiresAt: '2020-01-01T00:00:00.000Z' }, 'expiresAt:future'],
  ])('%j is refused as %s', async (body, fields) => {
    const talentId = await site.records.talent();
    const sent = { talentId, ...DAYS, kind: 'Option1', ...body };
    expect(await refusal(ask(site.staff, 'POST', PATH, sent))).toBe(
      `400 VALIDATION_FAILED ${fields}`,
    );
  });

  test('need a talent that may be booked and a job that is not cancelled', async () => {
    const body = { ...DAYS, kind: 'Option1' };
    const to = (talentId: string, more = {}) =>
      refusal(ask(site.staff, 'POST', PATH, { ...body, talentId, ...more }));
    expect(await to(newId())).toBe('404 TALENT_NOT_EXIST');
    const archived = await site.records.talent({ status: 'Archived' });
    expect(await to(archived)).toBe('409 TALENT_NOT_AVAILABLE');
    const talentId = await site.records.talent();
    expect(await to(talentId, { jobId: newId() })).toBe('404 JOB_NOT_EXIST');
    const business_profile_id = await site.records.business();
    const jobId = await site.records.job({ business_profile_id, status: 'Cancelled' });
    expect(await to(talentId, { jobId })).toBe('400 VALIDATION_FAILED jobId:notAllowed');
  });

  test('of 20 concurrent requests for one day one gets it', async () => {
    const talentId = await site.records.talent();
    const body = { talentId, ...DAYS, kind: 'Option1' };
    const calls = Array.from({ length: 20 }, () => ask(site.staff, 'POST', PATH, body));
    const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(19);
  });

  // Of different kinds, so no constraint of the table keeps them apart: the lock alone does.
  test('an option waits for a booking of the same day that is being written, and is refused', async () => {
    const talentId = await site.records.talent();
    const { db } = site.api.services;
    let refused: Promise<string> | undefined;
    await db.transaction().execute(async (trx) => {
      await lockTalentDays(trx, talentId);
      const days = { from_day: DAYS.from, to_day: DAYS.to };
      const booked = { id: newId(), talent_id: talentId, kind: 'Booked' as const, ...days };
      await trx.insertInto('booking').values(booked).execute();
      const body = { talentId, ...DAYS, kind: 'Option1' };
      refused = refusal(ask(site.staff, 'POST', PATH, body));
      // Long enough to write the option, were it not held up.
      await new Promise((done) => setTimeout(done, 300));
    });
    expect(await refused).toBe('409 DAYS_BOOKED');
  });
});

describe('changing', () => {
  const sent = (booking: Booking, change: object) => ({
    ...{ from: booking.from, to: booking.to, kind: booking.kind, version: booking.version },
    ...{ note: booking.note, expiresAt: booking.expiresAt, ...change },
  });

  test('an option into a booking keeps its days and ends its expiry', async () => {
    const talentId = await site.records.talent();
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const option = await make({ talentId, expiresAt });
    const answer = await ask(
      site.staff,
      'PUT',
      `${PATH}/${option.id}`,
      sent(option, { kind: 'Booked' }),
    );
    expect(answer.json()).toMatchObject({ ...DAYS, kind: 'Booked', expiresAt: null, version: 2 });
    const loosened = sent({ ...option, version: 2 }, { kind: 'Option1' });
    expect(await refusal(ask(site.staff, 'PUT', `${PATH}/${option.id}`, loosened))).toBe(
      '409 INVALID_TRANSITION',
    );
  });

  test('of a stale version is refused with what is there', async () => {
    const option = await make({ talentId: await site.records.talent() });
    const url = `${PATH}/${option.id}`;
    await ask(site.staff, 'PUT', url, sent(option, { note: 'ก' }));
    const stale = await ask(site.admin, 'PUT', url, sent(option, { note: 'ข' }));
    expect(stale.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { note: 'ก', version: 2 },
    });
  });

  test('days frees the others for who waits, and refuses taken ones', async () => {
    const talentId = await site.records.talent();
    const first = await make({ talentId });
    const second = await make({ talentId, kind: 'Option2' });
    await make({ talentId, kind: 'Option1', from: '2027-06-01', to: '2027-06-01' });
    const url = `${PATH}/${first.id}`;
    const taken = sent(first, { from: '2027-06-01', to: '2027-06-02' });
    expect(await refusal(ask(site.staff, 'PUT', url, taken))).toBe('409 OPTION_TAKEN');
    const free = sent(first, { from: '2027-06-02', to: '2027-06-02' });
    expect((await ask(site.staff, 'PUT', url, free)).statusCode).toBe(200);
    expect(await read(second.id)).toMatchObject({ kind: 'Option1', version: 2 });
  });

  test('giving up an option moves the second up; what is given up stays so', async () => {
    const talentId = await site.records.talent();
    const first = await make({ talentId });
    const second = await make({ talentId, kind: 'Option2' });
    const url = `${PATH}/${first.id}`;
    expect(await refusal(ask(site.staff, 'DELETE', url, { version: 9 }))).toBe(
      '409 VERSION_CONFLICT',
    );
    const gone = await ask(site.staff, 'DELETE', url, { version: 1, reason: 'ลูกค้าเลื่อนถ่าย' });
    expect(gone.statusCode).toBe(204);
    expect((await ask(site.staff, 'DELETE', url, { version: 1 })).statusCode).toBe(204);
    expect(await read(first.id)).toMatchObject({ status: 'Cancelled', reason: 'ลูกค้าเลื่อนถ่าย' });
    expect(await read(second.id)).toMatchObject({ kind: 'Option1' });
    const { items } = (await ask(site.staff, 'GET', `${url}/audit`)).json<{
      items: { action: string; changes: { field: string }[] }[];
    }>();
    expect(items.map(({ action }) => action)).toEqual(['Cancel', 'Create']);
    // By the names that the audit log has words for.
    const told = items.map(({ changes }) => changes.map(({ field }) => field).sort());
    expect(told).toEqual([
      ['status', 'statusReason'],
      ['from', 'jobId', 'kind', 'talentId', 'to'],
    ]);
    const again = sent({ ...first, version: 2 }, {});
    expect(await refusal(ask(site.staff, 'PUT', url, again))).toBe('409 INVALID_TRANSITION');
  });
});
