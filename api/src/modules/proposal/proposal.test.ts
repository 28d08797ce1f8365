import { describe, expect, test } from 'vitest';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { PROPOSALS, proposalCalls } from '../../testing/proposal-calls.ts';
import type { ProposalRecord } from './record/proposal.schema.ts';

const site = staffTestApi();
const { send, ok, talent, draft, sent } = proposalCalls(site);

interface Page {
  items: { id: string; title: string; number: string }[];
  total: number;
}
const read = (id: string): Promise<ProposalRecord> => ok(site.staff, 'GET', `/${id}`);

describe('a draft', () => {
  test('has a number of the year, sums and margin', async () => {
    const made = await draft({ discount: 10_000 });
    expect(made.number).toMatch(/^PR-25\d\d-\d{4}$/);
    expect(made).toMatchObject({
      ...{ status: 'Draft', revision: 1, vatRate: 7, whtRate: 3, link: null, chosen: null },
      totals: { subtotal: 100_000, discount: 10_000, taxable: 90_000, vat: 6300, total: 96_300 },
      margin: { cost: 60_606, margin: 29_394 },
      items: [{ amount: 100_000, decision: 'None', isAvailable: true, talentType: 'Actor' }],
    });
    expect(made.totals).toMatchObject({ withholding: 2700, netPayable: 93_600 });
  });

  test('keeps the order of its items, and takes out what is not sent', async () => {
    const [one, two] = [await talent(), await talent()];
    const made = await draft({ items: [{ talentId: one }, { talentId: two, unitPrice: 5 }] });
    const [first, second] = made.items;
    const items = [
      { id: second!.id, talentId: two, unitPrice: 7 },
      { talentId: one, deliverable: 'ไลฟ์' },
    ];
    const saved = await ok<ProposalRecord>(site.staff, 'PUT', `/${made.id}`, { version: 1, items });
    expect(saved.items.map(({ talentId, unitPrice }) => [talentId, unitPrice])).toEqual([
      [two, 7],
      [one, 0],
    ]);
    expect(saved.items[0]!.id).toBe(second!.id);
    expect(saved.items.some(({ id }) => id === first!.id)).toBe(false);
    expect(saved.version).toBe(2);
  });

  test('that is saved unchanged has no new version', async () => {
    const { id, items, title } = await draft();
    const [item] = items;
    const same = {
      ...{ id: item!.id, talentId: item!.talentId, unitPrice: 50_000, cost: 30_303 },
      ...{ quantity: 2, deliverable: 'โพสต์' },
    };
    const saved = await ok<ProposalRecord>(site.staff, 'PUT', `/${id}`, {
      ...{ version: 1, title, items: [same] },
    });
    expect(saved.version).toBe(1);
  });

  test.each([
    ['unitPrice of 0.005', { unitPrice: 0.005 }, 'items.0.unitPrice', 'satang'],
    ['cost of 1.001', { cost: 1.001 }, 'items.0.cost', 'satang'],
    ['unitPrice below 0', { unitPrice: -1 }, 'items.0.unitPrice', 'min'],
    [
      'sum that no column holds',
      { unitPrice: 9_999_999_999, quantity: 999 },
      'items',
      'totalTooHigh',
    ],
  ])('refuses a %s', async (_name, item, field, rule) => {
    const made = await draft();
    const items = [{ talentId: made.items[0]!.talentId, ...item }];
    const answer = await send(site.staff, 'PUT', `/${made.id}`, { version: 1, items });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: object[] }>().errors).toEqual([
      expect.objectContaining({ field, rule }),
    ]);
  });

  test.each([0, 10_000_000, 0.01, 99.99])('takes a price of %d', async (unitPrice) => {
    const made = await draft({ items: [{ talentId: await talent(), unitPrice }] });
    expect(made.totals.subtotal).toBe(unitPrice);
  });

  test('refuses a discount over the subtotal, now and when items leave', async () => {
    const made = await draft({ discount: 100_000 });
    for (const body of [{ discount: 100_000.01 }, { items: [] }]) {
      const answer = await send(site.staff, 'PUT', `/${made.id}`, { version: 1, ...body });
      expect(answer.json()).toMatchObject({
        errors: [{ field: 'discount', rule: 'discountOverSubtotal' }],
      });
    }
  });

  test('refuses a new last day in the past; a stored one may stay', async () => {
    const { id } = await draft();
    const put = (body: object) => send(site.staff, 'PUT', `/${id}`, { version: 1, ...body });
    expect((await put({ validUntil: '2020-01-31' })).json()).toMatchObject({
      errors: [{ field: 'validUntil', rule: 'futureDate' }],
    });
    const stored = { valid_until: '2020-01-31' };
    await site.records.db.updateTable('proposal').set(stored).where('id', '=', id).execute();
    const answer = await put({ validUntil: '2020-01-31', title: 'หน้าหนาว' });
    expect(answer.json()).toMatchObject({ title: 'หน้าหนาว', validUntil: '2020-01-31' });
  });

  test('refuses talents, clients and jobs that are not there, and another client’s job', async () => {
    const nobody = '018cc251-f400-7000-8000-000000000000';
    const job = await site.records.job({ business_profile_id: await site.records.business() });
    const made = await draft();
    for (const [body, field] of [
      [{ items: [{ talentId: nobody }] }, 'items.0.talentId'],
      [{ businessProfileId: nobody }, 'businessProfileId'],
      [{ jobId: job }, 'jobId'],
    ] as const) {
      const answer = await send(site.staff, 'PUT', `/${made.id}`, {
        version: 1,
        discount: 0,
        ...body,
      });
      expect(answer.json()).toMatchObject({ errors: [{ field, rule: 'exist' }] });
    }
  });

  test('of a version that is over is answered with the record as it is now', async () => {
    const { id } = await draft();
    const put = (title: string) => send(site.staff, 'PUT', `/${id}`, { version: 1, title });
    expect((await put('ก')).statusCode).toBe(200);
    expect((await put('ข')).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { title: 'ก', version: 2 },
    });
  });
});

test('a hundred concurrent numbers have neither gaps nor duplicates', async () => {
  const businessProfileId = await site.records.business();
  const last = async () => Number((await draft()).number.split('-')[2]);
  const before = await last();
  const made = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      send(site.staff, 'POST', '', {
        ...{ title: `ที่ ${index}`, businessProfileId, validUntil: '2100-01-31' },
        // Every fifth is refused, late.
        ...(index % 5 === 0 ? { items: [{ talentId: businessProfileId }] } : {}),
      }),
    ),
  );
  const numbers = made
    .filter(({ statusCode }) => statusCode === 201)
    .map((answer) => Number(answer.json<ProposalRecord>().number.split('-')[2]));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 80 }, (_, index) => before + 1 + index),
  );
});

test('a deleted draft is restored; one that is with its client is not deleted', async () => {
  const { id } = await draft();
  expect((await send(site.staff, 'DELETE', `/${id}`)).statusCode).toBe(204);
  expect((await send(site.staff, 'GET', `/${id}`)).statusCode).toBe(404);
  const bin = await ok<Page>(site.staff, 'GET', `${PROPOSALS}?deleted=true&size=100`);
  expect(bin.items.map((row) => row.id)).toContain(id);
  expect((await ok<ProposalRecord>(site.staff, 'POST', `/${id}/restore`)).id).toBe(id);
  const out = await sent();
  expect((await send(site.staff, 'DELETE', `/${out.id}`)).statusCode).toBe(409);
});

test('a copy is a draft with a new number', async () => {
  const { id, proposal } = await sent({ note: 'ราคานี้รวมค่าเดินทาง' });
  const copy = await ok<ProposalRecord>(site.staff, 'POST', `/${id}/duplicate`);
  expect(copy).toMatchObject({ status: 'Draft', revision: 1, note: proposal.note, link: null });
  expect(copy.number).not.toBe(proposal.number);
  expect(copy.items[0]).toMatchObject({ unitPrice: 50_000, cost: 30_303, decision: 'None' });
  expect((await read(id)).status).toBe('Sent');
});
