import { describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { bookingCalls } from '../../../testing/booking-calls.ts';
import { proposalCalls } from '../../../testing/proposal-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';
import type { Booking } from '../../booking/booking.public.ts';
import type { ClientProposal } from '../record/client-proposal.schema.ts';
import type { ProposalRecord } from '../record/proposal.schema.ts';

interface ProposalAuditPage {
  items: { action: string; changes: object[] }[];
}

const site = staffTestApi();
const { send, ok, talent, sent } = proposalCalls(site);
const bookings = bookingCalls(site);
const DAYS = { from: '2027-06-10', to: '2027-06-11' };
const HOLD = { kind: 'Option1', ...DAYS };

type Decision = 'Yes' | 'Backup' | 'No';
interface Given {
  decisions: readonly Decision[];
  talents?: readonly (string | undefined)[];
  /** Fields of the items. */
  items?: readonly object[];
  body?: object;
}

/** A proposal with the client's decisions, accepted by its link. */
async function accepted({ decisions, talents = [], items: fields = [], body = {} }: Given) {
  const talentIds = await Promise.all(decisions.map(async (_, at) => talents[at] ?? talent()));
  const businessProfileId = await site.records.business({ email: 'client@brand.test' });
  const items = talentIds.map((talentId, at) => ({ talentId, unitPrice: 1000, ...fields[at] }));
  const { id, client, proposal } = await sent({ businessProfileId, items, ...body });
  for (const [at, decision] of decisions.entries()) {
    const itemId = proposal.items[at]!.id;
    await ok(null, 'PUT', `${client}/item/${itemId}`, { decision, version: 1 });
  }
  await ok(null, 'POST', `${client}/respond`);
  await ok(null, 'POST', `${client}/accept`);
  const ids = proposal.items.map((item) => item.id);
  return { id, client, ids, talentIds, businessProfileId: proposal.businessProfileId };
}

const book = (id: string, items: object[], who: SignedIn = site.staff) =>
  send(who, 'POST', `/${id}/book`, { items });
/** Codes of the rows; a refused field has its name and rule. */
async function outcomes(asked: ReturnType<typeof book>): Promise<(string | null)[]> {
  const answer = await asked;
  if (answer.statusCode !== 200) return [`${answer.statusCode} ${answer.json().code}`];
  const { results } = answer.json<{
    results: { code: string | null; errors?: { field: string; rule: string }[] }[];
  }>();
  return results.map(({ code, errors = [] }) =>
    code === 'VALIDATION_FAILED'
      ? errors.map(({ field, rule }) => `${field}:${rule}`).join(' ')
      : code,
  );
}
const read = (id: string): Promise<ProposalRecord> => ok(site.staff, 'GET', `/${id}`);
const states = async (id: string) => (await read(id)).items.map(({ lineUp }) => lineUp?.state);
const bookingOf = async (id: string, at: number) => (await read(id)).items[at]!.booking!;
async function fallOut(id: string, at: number): Promise<void> {
  const { id: bookingId } = await bookingOf(id, at);
  const answer = await bookings.ask(site.staff, 'DELETE', `/api/management/booking/${bookingId}`, {
    reason: 'ลาป่วย',
  });
  expect(answer.statusCode).toBe(204);
}
const rowsOf = (proposalId: string) =>
  site.records.db.selectFrom('booking').selectAll().where('proposal_id', '=', proposalId).execute();
const noticesOf = (entityId: string, recipientId: string) =>
  site.records.db
    .selectFrom('notice')
    .select(['kind', 'data'])
    .where('entity_id', '=', entityId)
    .where('recipient_id', '=', recipientId)
    .orderBy('created_at')
    .execute();

describe('booking the chosen talents', () => {
  test('makes a hold or a booking for each Yes, which names the proposal and its job', async () => {
    const businessProfileId = await site.records.business();
    const jobId = await site.records.job({
      ...{ business_profile_id: businessProfileId, shoot_from: DAYS.from, shoot_to: DAYS.to },
    });
    const body = { businessProfileId, jobId };
    const { id, ids, client } = await accepted({ decisions: ['Yes', 'Yes', 'No'], body });
    const before = await read(id);
    expect(before).toMatchObject({ days: DAYS, canBook: true });
    expect(before.items.map(({ lineUp }) => lineUp)).toEqual([
      { state: 'Pending', from: null, to: null, replaces: null },
      { state: 'Pending', from: null, to: null, replaces: null },
      null,
    ]);
    const [first, second] = ids;
    const rows = [
      { itemId: first, ...HOLD },
      { itemId: second, kind: 'Booked', ...DAYS },
    ];
    expect(await outcomes(book(id, rows))).toEqual([null, null]);
    expect(await states(id)).toEqual(['Held', 'Booked', undefined]);
    const { id: bookingId } = await bookingOf(id, 1);
    const made: Booking = (
      await bookings.ask(site.staff, 'GET', `/api/management/booking/${bookingId}`)
    ).json();
    expect(made).toMatchObject({
      ...{ kind: 'Booked', ...DAYS, job: { id: jobId } },
      proposal: { id, number: before.number, title: before.title },
    });
    const seen = await ok<ClientProposal>(null, 'GET', client);
    expect(seen.items.map(({ lineUp }) => lineUp)).toEqual([
      { state: 'Held', ...DAYS, replaces: null },
      { state: 'Booked', ...DAYS, replaces: null },
      null,
    ]);
  });

  test('a refused row names its reason, and the others are booked', async () => {
    const off = await talent({ bookouts: JSON.stringify([DAYS]) });
    const talents = [undefined, undefined, off];
    const { id, ids, talentIds } = await accepted({
      decisions: ['Yes', 'Yes', 'Yes', 'Yes', 'Yes', 'Backup', 'No'],
      talents,
    });
    await bookings.make({ talentId: talentIds[0], ...DAYS, kind: 'Booked' });
    await bookings.make({ talentId: talentIds[1], ...DAYS });
    await site.records.db
      .updateTable('talent')
      .set({ status: 'Archived' })
      .where('id', '=', talentIds[3]!)
      .execute();
    const row = (at: number, more = {}) => ({ itemId: ids[at], ...HOLD, ...more });
    const rows = [row(0), row(1), row(2), row(3), row(4), row(5), row(6)];
    expect(await outcomes(book(id, [...rows, { ...row(0), itemId: newId() }]))).toEqual([
      ...['DAYS_BOOKED', 'OPTION_TAKEN', 'DAY_OFF', 'TALENT_NOT_AVAILABLE', null],
      ...['replaces:required', 'itemId:notAllowed', 'PROPOSAL_NOT_EXIST'],
    ]);
    const again = [row(0, { to: '2027-06-09' }), row(1, { kind: 'Option2' })];
    expect(await outcomes(book(id, [...again, row(2, { onDayOff: true })]))).toEqual([
      ...['to:dateRank', null, null],
    ]);
    expect((await states(id)).slice(0, 5)).toEqual(['Pending', 'Held', 'Held', 'Pending', 'Held']);
  });

  test('a hold that the job already has becomes that of the proposal', async () => {
    const businessProfileId = await site.records.business();
    const jobId = await bookings.jobOf(businessProfileId);
    const talents = [await talent(), await talent()];
    const held = await Promise.all(
      talents.map((talentId) => bookings.make({ talentId, jobId, ...DAYS })),
    );
    const { id, ids } = await accepted({
      decisions: ['Yes', 'Yes'],
      talents,
      body: { businessProfileId, jobId },
    });
    const rows = [
      { itemId: ids[0], ...HOLD },
      { itemId: ids[1], kind: 'Booked', ...DAYS },
    ];
    expect(await outcomes(book(id, rows))).toEqual([null, null]);
    const made = await rowsOf(id);
    expect(new Set(made.map((booking) => booking.id))).toEqual(new Set(held.map((one) => one.id)));
    expect(await states(id)).toEqual(['Held', 'Booked']);
  });

  test('needs an accepted proposal whose job still takes place', async () => {
    const open = await sent();
    const itemId = open.proposal.items[0]!.id;
    expect(await outcomes(book(open.id, [{ itemId, ...HOLD }]))).toEqual([
      '409 INVALID_TRANSITION',
    ]);
    const businessProfileId = await site.records.business();
    const jobId = await bookings.jobOf(businessProfileId);
    const body = { businessProfileId, jobId };
    const { id, ids } = await accepted({ decisions: ['Yes'], body });
    await site.records.db
      .updateTable('job')
      .set({ status: 'Cancelled' })
      .where('id', '=', jobId)
      .execute();
    expect(await outcomes(book(id, [{ itemId: ids[0], ...HOLD }]))).toEqual(['409 JOB_CLOSED']);
    expect(await read(id)).toMatchObject({ canBook: false });
  });
});

describe('a clumsy user', () => {
  test('who double-clicks books each talent once and notifies it once', async () => {
    const { id, ids, talentIds } = await accepted({ decisions: ['Yes', 'Yes'] });
    const person = await site.api.signIn({ permission: 'Talent', talent_id: talentIds[0]! });
    const rows = ids.map((itemId) => ({ itemId, ...HOLD }));
    const both = await Promise.all([outcomes(book(id, rows)), outcomes(book(id, rows))]);
    expect(both).toEqual([
      [null, null],
      [null, null],
    ]);
    const made = await rowsOf(id);
    expect(made).toHaveLength(2);
    const own = made.find(({ talent_id }) => talent_id === talentIds[0])!;
    expect(await noticesOf(own.id, person.id)).toHaveLength(1);
  });

  test('whose dialog is stale gets ALREADY_BOOKED for other days or a firmer booking', async () => {
    const { id, ids } = await accepted({ decisions: ['Yes'] });
    const row = { itemId: ids[0], ...HOLD };
    expect(await outcomes(book(id, [row]))).toEqual([null]);
    expect(await outcomes(book(id, [{ ...row, kind: 'Booked' }]))).toEqual(['ALREADY_BOOKED']);
    expect(await outcomes(book(id, [{ ...row, to: '2027-06-12' }]))).toEqual(['ALREADY_BOOKED']);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('who promotes two backups for one place at the same time gets one of them', async () => {
    const { id, ids } = await accepted({ decisions: ['Yes', 'Backup', 'Backup'] });
    const promote = (at: number) =>
      outcomes(book(id, [{ itemId: ids[at], ...HOLD, replaces: ids[0] }]));
    const codes = (await Promise.all([promote(1), promote(2)])).flat();
    expect(codes.toSorted()).toEqual(['ALREADY_REPLACED', null]);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('who names an item twice books it once', async () => {
    const { id, ids } = await accepted({ decisions: ['Yes'] });
    const row = { itemId: ids[0], ...HOLD };
    expect(await outcomes(book(id, [row, { ...row, itemId: ids[0]!.toUpperCase() }]))).toEqual([
      null,
    ]);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('who sends more rows than a proposal has items, or none, is refused', async () => {
    const { id, ids } = await accepted({ decisions: ['Yes'] });
    for (const count of [0, 61]) {
      const rows = Array.from({ length: count }, () => ({ itemId: ids[0], ...HOLD }));
      expect((await book(id, rows)).statusCode).toBe(400);
    }
  });
});

describe('a dying machine', () => {
  test('that loses the answer after the commit: the retry finds the bookings and makes none', async () => {
    const { id, ids } = await accepted({ decisions: ['Yes', 'Backup'] });
    const row = { itemId: ids[0], ...HOLD };
    expect(await outcomes(book(id, [row]))).toEqual([null]);
    expect(await outcomes(book(id, [row]))).toEqual([null]);
    await fallOut(id, 0);
    const promotion = { itemId: ids[1], ...HOLD, replaces: ids[0] };
    expect(await outcomes(book(id, [promotion]))).toEqual([null]);
    expect(await outcomes(book(id, [promotion]))).toEqual([null]);
    expect((await rowsOf(id)).map(({ status }) => status).toSorted()).toEqual([
      'Active',
      'Cancelled',
    ]);
  });

  test('that stops halfway leaves no promotion without its booking', async () => {
    const { id, ids, talentIds } = await accepted({ decisions: ['Yes', 'Backup'] });
    await bookings.make({ talentId: talentIds[1], ...DAYS, kind: 'Booked' });
    const promotion = { itemId: ids[1], ...HOLD, replaces: ids[0] };
    expect(await outcomes(book(id, [promotion]))).toEqual(['DAYS_BOOKED']);
    expect(await states(id)).toEqual(['Pending', undefined]);
  });
});

describe('a backup', () => {
  test('replaces a talent whose booking ended; history, staff, business and client learn it', async () => {
    const given = await accepted({ decisions: ['Yes', 'Backup', 'Backup'] });
    const { id, ids, client, businessProfileId } = given;
    const business = await site.api.signIn({
      ...{ permission: 'Business', business_profile_id: businessProfileId },
    });
    expect(await outcomes(book(id, [{ itemId: ids[0], kind: 'Booked', ...DAYS }]))).toEqual([null]);
    const early = { itemId: ids[1], ...HOLD, replaces: ids[0] };
    expect(await outcomes(book(id, [early]))).toEqual(['STILL_BOOKED']);
    const colleague = await site.api.signIn({ permission: 'Staff' });
    await fallOut(id, 0);
    expect(await states(id)).toEqual(['Pending', undefined, undefined]);
    const { id: endedId } = await bookingOf(id, 0);
    const heard = await noticesOf(endedId, colleague.id);
    expect(heard.at(-1)).toMatchObject({
      kind: 'BookingChanged',
      data: { status: 'Cancelled', proposalId: id },
    });

    expect(await outcomes(book(id, [{ ...early, kind: 'Booked' }]))).toEqual([null]);
    const record = await read(id);
    expect(record.items.map(({ lineUp }) => lineUp)).toEqual([
      { state: 'Replaced', from: null, to: null, replaces: null },
      { state: 'Booked', ...DAYS, replaces: ids[0] },
      null,
    ]);
    const names = record.items.map(({ talentName }) => talentName!);
    const { items: history } = await ok<ProposalAuditPage>(site.staff, 'GET', `/${id}/audit`);
    expect(history.find(({ action }) => action === 'Promote')?.changes).toEqual([
      { field: 'talent', before: names[0]!.th, after: names[1]!.th },
    ]);
    const replaced = { kind: 'ProposalChanged', data: { status: 'Replaced' } };
    expect(await noticesOf(id, colleague.id)).toContainEqual({
      ...replaced,
      data: expect.objectContaining({
        ...{ status: 'Replaced', talent: names[1], person: names[0] },
      }),
    });
    const told = (await noticesOf(id, business.id)).filter(({ kind }) => kind === replaced.kind);
    expect(told).toMatchObject([replaced]);
    expect(JSON.stringify(told)).not.toContain(names[1]!.th);
    const made = await bookingOf(id, 1);
    // A booking without a job is in no calendar of the business; its notice leads to the proposal.
    expect(await noticesOf(made.id, business.id)).toMatchObject([
      { kind: 'BookingMade', data: { number: record.number, proposalId: id } },
    ]);
    const seen = await ok<ClientProposal>(null, 'GET', client);
    expect(seen.items.map(({ lineUp }) => lineUp)).toEqual(
      record.items.map(({ lineUp }) => lineUp),
    );
    // Of two clicks on two backups one wins.
    const other = { itemId: ids[2], ...HOLD, replaces: ids[0] };
    expect(await outcomes(book(id, [other]))).toEqual(['ALREADY_REPLACED']);
    expect(await outcomes(book(id, [{ itemId: ids[0], ...HOLD }]))).toEqual(['ALREADY_REPLACED']);
    // The replacement can fall out as well.
    await fallOut(id, 1);
    expect(await outcomes(book(id, [{ ...other, replaces: ids[1] }]))).toEqual([null]);
    expect(await states(id)).toEqual(['Replaced', 'Replaced', 'Held']);
  });

  test('replaces only a talent of the same line-up, and only while clients may see it', async () => {
    const { id, ids, talentIds } = await accepted({ decisions: ['Yes', 'Backup', 'No'] });
    const other = await accepted({ decisions: ['Yes'] });
    const promotion = (replaces: string) => book(id, [{ itemId: ids[1], ...HOLD, replaces }]);
    expect(await outcomes(promotion(other.ids[0]!))).toEqual(['PROPOSAL_NOT_EXIST']);
    expect(await outcomes(promotion(ids[2]!))).toEqual(['replaces:notAllowed']);
    expect(await outcomes(promotion(ids[1]!))).toEqual(['replaces:notAllowed']);
    const chosen = { itemId: ids[0], ...HOLD, replaces: ids[1] };
    expect(await outcomes(book(id, [chosen]))).toEqual(['replaces:notAllowed']);
    await site.records.db
      .updateTable('consent')
      .set({ withdrawn_at: new Date() })
      .where('subject', '=', talentIds[1]!)
      .execute();
    expect(await outcomes(promotion(ids[0]!))).toEqual(['TALENT_NOT_AVAILABLE']);
  });

  test('counts in the totals in place of the replaced talent: on the record, for the client and in lists', async () => {
    const items = [1000, 4000, 700].map((unitPrice) => ({ unitPrice }));
    const { id, ids, client } = await accepted({ decisions: ['Yes', 'Backup', 'Yes'], items });
    const sums = async () => {
      const { number, totals, chosen } = await read(id);
      const seen = await ok<ClientProposal>(null, 'GET', client);
      expect(seen.chosen).toEqual(chosen);
      const path = `?keyword=${number}`;
      const list = await ok<{ items: { total: number }[] }>(site.staff, 'GET', path);
      expect(list.items.map(({ total }) => total)).toEqual([chosen!.total]);
      return [totals.subtotal, chosen!.subtotal];
    };
    expect(await sums()).toEqual([5700, 1700]);
    expect(await outcomes(book(id, [{ itemId: ids[0], ...HOLD }]))).toEqual([null]);
    await fallOut(id, 0);
    // The place is still sold until another talent takes it.
    expect(await sums()).toEqual([5700, 1700]);
    const promotion = { itemId: ids[1], ...HOLD, replaces: ids[0] };
    expect(await outcomes(book(id, [promotion]))).toEqual([null]);
    expect(await sums()).toEqual([5700, 4700]);
  });

  test('that was promoted stays named like a Yes when the talent leaves, because that is a contract', async () => {
    const { id, ids, talentIds, client } = await accepted({ decisions: ['Yes', 'Backup'] });
    const promotion = { itemId: ids[1], kind: 'Booked', ...DAYS, replaces: ids[0] };
    expect(await outcomes(book(id, [promotion]))).toEqual([null]);
    await site.records.db
      .updateTable('consent')
      .set({ withdrawn_at: new Date() })
      .where('subject', '=', talentIds[1]!)
      .execute();
    const { items } = await ok<ClientProposal>(null, 'GET', client);
    expect(items[1]!.talentName).not.toBeNull();
  });
});

describe('a thief', () => {
  test('of another business, a talent, an own user and a holder of the link cannot book', async () => {
    const { id, ids, client, businessProfileId, talentIds } = await accepted({
      decisions: ['Yes'],
    });
    const own = await site.api.signIn({
      ...{ permission: 'Business', business_profile_id: businessProfileId },
    });
    const foreign = await site.api.signIn({
      ...{ permission: 'Business', business_profile_id: await site.records.business() },
    });
    const person = await site.api.signIn({ permission: 'Talent', talent_id: talentIds[0]! });
    const rows = [{ itemId: ids[0], ...HOLD }];
    for (const who of [own, foreign, person]) {
      expect(await outcomes(book(id, rows, who))).toEqual(['403 FORBIDDEN']);
    }
    expect((await send(null, 'POST', `/${id}/book`, { items: rows })).statusCode).toBe(401);
    expect((await send(null, 'POST', `${client}/book`, { items: rows })).statusCode).toBe(404);
    expect(await rowsOf(id)).toEqual([]);
  });

  test('who reads for the client learns the line-up, but no booking, note, reason or other client', async () => {
    const { id, ids, client, businessProfileId, talentIds } = await accepted({
      decisions: ['Yes', 'Yes'],
    });
    const rival = await site.records.job({
      ...{ business_profile_id: await site.records.business() },
      title: JSON.stringify({ th: 'งานคู่แข่ง', en: 'Rival job' }),
    });
    const talentId = talentIds[0];
    await bookings.make({ talentId, ...DAYS, kind: 'Option2', jobId: rival, note: 'secret-note' });
    const rows = ids.map((itemId) => ({ itemId, ...HOLD }));
    expect(await outcomes(book(id, rows))).toEqual([null, null]);
    await fallOut(id, 1);
    const own = await site.api.signIn({
      ...{ permission: 'Business', business_profile_id: businessProfileId },
    });
    const { id: bookingId } = await bookingOf(id, 0);
    for (const answer of [await send(null, 'GET', client), await send(own, 'GET', `/${id}`)]) {
      expect(answer.json<ProposalRecord>().items.map(({ lineUp }) => lineUp?.state)).toEqual([
        ...['Held', 'Pending'],
      ]);
      for (const secret of [bookingId, 'secret-note', 'ลาป่วย', 'Rival', 'Cancelled', 'Option'])
        expect(answer.body).not.toContain(secret);
      for (const field of ['days', 'canBook']) expect(answer.json()).not.toHaveProperty(field);
    }
    const foreign = await site.api.signIn({
      ...{ permission: 'Business', business_profile_id: await site.records.business() },
    });
    expect((await send(foreign, 'GET', `/${id}`)).statusCode).toBe(404);
  });

  test('cannot refer to an unknown proposal in a booking', async () => {
    const body = { talentId: await talent(), ...HOLD, proposalId: newId() };
    const asked = bookings.ask(site.staff, 'POST', '/api/management/booking', body);
    expect(await bookings.refusal(asked)).toBe('404 PROPOSAL_NOT_EXIST');
  });
});
