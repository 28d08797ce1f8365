import { describe, expect, test } from 'vitest';
import {
  BOOKING_DAYS as DAYS,
  BOOKING_PATH as PATH,
  bookingCalls,
} from '../../testing/booking-calls.ts';
import { proposalCalls } from '../../testing/proposal-calls.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import type { BookingCalendar } from './booking.schema.ts';

const site = staffTestApi();
const { ask, make, refusal, jobOf } = bookingCalls(site);

describe('reading', () => {
  const list = async (who: SignedIn, query: string): Promise<BookingCalendar> =>
    (await ask(who, 'GET', `${PATH}?${query}`)).json();

  test('is of the days asked for, by talent, job, kind and status', async () => {
    const talentId = await site.records.talent({
      bookouts: JSON.stringify([{ from: '2027-07-02', to: '2027-07-03' }]),
    });
    const jobId = await jobOf();
    const days = { from: '2027-06-28', to: '2027-07-01' };
    const booked = await make({ talentId, kind: 'Booked', ...days, jobId });
    const option = await make({ talentId, kind: 'Option2', from: '2027-07-31', to: '2027-08-02' });
    const gone = await make({ talentId, from: '2027-07-05', to: '2027-07-05' });
    await ask(site.staff, 'DELETE', `${PATH}/${gone.id}`, {});
    const july = `from=2027-07-01&to=2027-07-31&talentId=${talentId}`;
    const { items, bookouts, total } = await list(site.staff, july);
    expect(items.map(({ id }) => id)).toEqual([booked.id, option.id]);
    expect(bookouts).toEqual([{ talentId, from: '2027-07-02', to: '2027-07-03' }]);
    expect(total).toBe(2);
    const ids = async (more: string) =>
      (await list(site.staff, `${july}&${more}`)).items.map(({ id }) => id);
    expect(await ids('kind=Option2&kind=Option1')).toEqual([option.id]);
    expect(await ids(`jobId=${jobId}`)).toEqual([booked.id]);
    expect(await ids('status=Cancelled')).toEqual([gone.id]);
    const long = ask(site.staff, 'GET', `${PATH}?from=2027-01-01&to=2027-05-01`);
    expect(await refusal(long)).toBe('400 VALIDATION_FAILED to:maxDays');
  });

  test('a business sees only bookings of its own jobs, without internal data, and cannot write', async () => {
    const business_profile_id = await site.records.business();
    const talentId = await site.records.talent({
      bookouts: JSON.stringify([{ from: '2027-09-01', to: '2027-09-09' }]),
    });
    const days = { from: '2027-09-10', to: '2027-09-10' };
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const proposal = await proposalCalls(site).draft();
    const inner = { note: 'secret-note', expiresAt, proposalId: proposal.id };
    const own = await make({
      talentId,
      ...days,
      jobId: await jobOf(business_profile_id),
      ...inner,
    });
    expect(own.proposal).toEqual({
      ...{ id: proposal.id, number: proposal.number, title: proposal.title },
    });
    const other = await make({ talentId, ...days, kind: 'Option2', jobId: await jobOf() });
    const none = await make({ talentId, ...days, kind: 'Option2' });
    const business = await site.api.signIn({ permission: 'Business', business_profile_id });
    const range = 'from=2027-09-01&to=2027-09-30';
    const seen = await list(business, range);
    expect(seen).toMatchObject({
      total: 1,
      bookouts: [],
      items: [{ id: own.id, note: null, expiresAt: null, proposal: null }],
    });
    expect(JSON.stringify(seen)).not.toContain('secret-note');
    for (const { id } of [other, none]) {
      expect(await refusal(ask(business, 'GET', `${PATH}/${id}`))).toBe('404 BOOKING_NOT_EXIST');
    }
    expect((await ask(business, 'GET', `${PATH}/${own.id}`)).statusCode).toBe(200);
    const nobody = await site.api.signIn({ permission: 'Business' });
    expect(await list(nobody, range)).toEqual({ items: [], bookouts: [], total: 0 });
    const url = `${PATH}/${own.id}`;
    const clash = `${PATH}/clash?talentId=${talentId}&from=2027-09-01&to=2027-09-01`;
    const talent = await site.api.signIn({ permission: 'Talent', talent_id: talentId });
    for (const who of [business, talent]) {
      for (const [method, path] of [
        ['POST', PATH],
        ['PUT', url],
        ['DELETE', url],
        ['GET', clash],
        ['GET', `${url}/ics`],
        ['GET', `${url}/audit`],
      ] as const) {
        const answer = await ask(who, method, path, method === 'GET' ? undefined : {});
        expect([method, path, answer.statusCode]).toEqual([method, path, 403]);
      }
    }
    expect((await ask(talent, 'GET', url)).statusCode).toBe(403);
  });

  test('conflicts are returned before anything is saved', async () => {
    const talentId = await site.records.talent();
    const option = await make({ talentId });
    const clash = (more: string) =>
      ask(
        site.staff,
        'GET',
        `${PATH}/clash?talentId=${talentId}&from=2027-05-12&to=2027-05-13${more}`,
      );
    expect((await clash('')).json()).toMatchObject({
      items: [{ kind: 'Option1', bookingId: option.id, ...DAYS }],
    });
    expect((await clash(`&exceptId=${option.id}`)).json()).toEqual({ items: [] });
  });
});
