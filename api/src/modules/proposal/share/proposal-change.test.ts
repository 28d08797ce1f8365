import { expect, test } from 'vitest';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { proposalCalls } from '../../../testing/proposal-calls.ts';
import type { ClientProposal } from '../record/client-proposal.schema.ts';
import type { ProposalRecord } from '../record/proposal.schema.ts';

const site = staffTestApi();
const { send, ok, talent, draft, sent, sendOut } = proposalCalls(site);
const open = (client: string): Promise<ClientProposal> => ok(null, 'GET', client);

test.each([
  ['is deactivated', { active: false }],
  ['is deleted', { deleted_at: new Date() }],
  ['withdraws its consent', null],
])('a talent that %s is no longer available, and counts in no total', async (_how, row) => {
  const [gone, stays] = [await talent(), await talent()];
  const items = [
    { talentId: gone, unitPrice: 30_000 },
    { talentId: stays, unitPrice: 20_000 },
  ];
  const { client } = await sent({ items });
  const { db } = site.records;
  if (row) await db.updateTable('talent').set(row).where('id', '=', gone).execute();
  else {
    await db
      .updateTable('consent')
      .set({ withdrawn_at: new Date() })
      .where('subject', '=', gone)
      .where('purpose', '=', 'ClientSharing')
      .execute();
  }
  const seen = await open(client);
  expect(seen.items.map(({ isAvailable }) => isAvailable)).toEqual([false, true]);
  expect(seen.totals.subtotal).toBe(20_000);
  expect(seen.items[0]!.image).toBeNull();
  const item = `${client}/item/${seen.items[0]!.id}`;
  expect((await send(null, 'GET', `${item}/card`)).json()).toMatchObject({
    code: 'CARD_NOT_EXIST',
  });
  expect((await send(null, 'PUT', item, { decision: 'Yes', version: 1 })).json()).toMatchObject({
    errors: [{ field: 'decision', rule: 'talentUnavailable' }],
  });
});

test('nobody is sent who has not agreed to be shown to clients', async () => {
  const talentId = await site.records.talent();
  const { id } = await draft({ items: [{ talentId }] });
  expect((await send(site.staff, 'POST', `/${id}/send`, {})).json()).toMatchObject({
    errors: [{ field: 'items.0.talentId', rule: 'talentUnavailable' }],
  });
});

test('a revision keeps what was answered to what stays, and says what changed', async () => {
  const items = await Promise.all(
    [10_000, 20_000].map(async (unitPrice) => ({ talentId: await talent(), unitPrice })),
  );
  const { id, client } = await sent({ items });
  for (const item of (await open(client)).items) {
    await ok(null, 'PUT', `${client}/item/${item.id}`, { decision: 'Yes', version: 1 });
  }
  const taken = await ok<ProposalRecord>(site.staff, 'POST', `/${id}/revise`, {});
  expect(taken).toMatchObject({ status: 'Draft', revision: 2, link: { state: 'Revoked' } });
  const [first, second] = taken.items;
  const kept = { id: first!.id, talentId: first!.talentId, unitPrice: 10_000 };
  const cheaper = { id: second!.id, talentId: second!.talentId, unitPrice: 15_000 };
  await ok(site.staff, 'PUT', `/${id}`, { version: taken.version, items: [kept, cheaper] });
  const { link } = await sendOut(id);
  const seen = await open(`/api/proposal/${link.split('/').at(-1)!}`);
  expect(seen.items.map(({ decision }) => decision)).toEqual(['Yes', 'None']);
  expect(seen.changes).toEqual([
    expect.objectContaining({ field: 'total', before: 32_100, after: 26_750 }),
    expect.objectContaining({ field: 'unitPrice', before: 20_000, after: 15_000 }),
  ]);
  const revisions = await ok<{ items: { revision: number; answers: object[] }[] }>(
    ...([site.staff, 'GET', `/${id}/revision`] as const),
  );
  expect(revisions.items.map(({ revision, answers }) => [revision, answers.length])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});
