import { beforeAll, describe, expect, test } from 'vitest';
import { readPdfTexts } from '../../../testing/pdf.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';
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

test('a talent without consent is not sent to clients', async () => {
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

describe('the name of a talent who withdrew', () => {
  const NAMES = /ดาวเรือง|Daoruang/;
  let businessProfileId: string;
  let business: SignedIn;
  beforeAll(async () => {
    businessProfileId = await site.records.business({ email: 'client@brand.test' });
    business = await site.api.signIn({
      ...{ permission: 'Business', business_profile_id: businessProfileId },
    });
  });

  const db = () => site.records.db;
  let count = 0;
  const named = () =>
    talent({
      display_name: `ดาวเรือง ${(count += 1)}`,
      nick_name: JSON.stringify({ th: 'ดาวเรือง', en: 'Daoruang' }),
    });
  const setTalent = (id: string, row: object) =>
    db().updateTable('talent').set(row).where('id', '=', id).execute();
  const endConsent = (id: string, purpose: 'ClientSharing' | 'PublicProfile') =>
    db()
      .updateTable('consent')
      .set({ withdrawn_at: new Date() })
      .where('subject', '=', id)
      .where('purpose', '=', purpose)
      .execute();

  const pdfOf = async (who: SignedIn, id: string): Promise<string> => {
    const answer = await send(who, 'GET', `/${id}/pdf?language=en`);
    return (await readPdfTexts(answer.rawPayload)).join(' ');
  };
  /** All that a client is answered about a proposal. */
  const told = async (id: string, client: string): Promise<string> => {
    const bodies = [];
    for (const [who, path] of [
      [null, client],
      [business, `/${id}`],
      [business, `/${id}/revision`],
    ] as const) {
      const answer = await send(who, 'GET', path);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      bodies.push(answer.body);
    }
    return [...bodies, await pdfOf(business, id)].join('\n');
  };

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['archived', (id) => setTalent(id, { status: 'Archived' })],
    ['deactivated', (id) => setTalent(id, { active: false })],
    ['deleted', (id) => setTalent(id, { deleted_at: new Date() })],
    ['no longer shown to clients', (id) => endConsent(id, 'ClientSharing')],
    ['no longer public', (id) => setTalent(id, { public_consent: false })],
    [
      'declined by a guardian',
      (id) => setTalent(id, { birthday: '2015-01-01', guardian_confirmed_at: null }),
    ],
  ])('is in no answer to the client and no PDF: %s', async (_how, withdraw) => {
    const talentId = await named();
    const { id, client } = await sent({
      ...{ businessProfileId, items: [{ talentId, unitPrice: 30_000 }] },
    });
    const seen = await open(client);
    await ok(null, 'PUT', `${client}/item/${seen.items[0]!.id}`, {
      decision: 'Backup',
      version: 1,
    });
    expect(await told(id, client)).toMatch(NAMES);
    await withdraw(talentId);
    expect(await told(id, client)).not.toMatch(NAMES);
    expect((await open(client)).items[0]).toMatchObject({ talentName: null, image: null });
    expect(await pdfOf(business, id)).toContain('No longer available');
    expect((await send(site.staff, 'GET', `/${id}`)).body).toMatch(NAMES);
    expect((await send(site.staff, 'GET', `/${id}/revision`)).body).toMatch(NAMES);
  });

  test('is in no change to the client once the talent was taken out', async () => {
    const talentId = await named();
    const stays = { talentId: await talent(), unitPrice: 10_000 };
    const { id } = await sent({ businessProfileId, items: [{ talentId }, stays] });
    const taken = await ok<ProposalRecord>(site.staff, 'POST', `/${id}/revise`, {});
    const items = [{ ...stays, id: taken.items[1]!.id }];
    await ok(site.staff, 'PUT', `/${id}`, { version: taken.version, items });
    const { link } = await sendOut(id);
    const client = `/api/proposal/${link.split('/').at(-1)!}`;
    expect(await told(id, client)).toMatch(NAMES);
    await endConsent(talentId, 'ClientSharing');
    expect(await told(id, client)).not.toMatch(NAMES);
  });

  test.each(['Expired', 'Cancelled', 'Declined', 'Accepted'] as const)(
    'is hidden where the proposal is %s, but for a talent who was sold',
    async (status) => {
      const talentId = await named();
      const { id } = await sent({ businessProfileId, items: [{ talentId }] });
      await db().updateTable('proposal').set({ status }).where('id', '=', id).execute();
      await endConsent(talentId, 'ClientSharing');
      expect((await send(business, 'GET', `/${id}`)).body).not.toMatch(NAMES);
      expect(await pdfOf(business, id)).not.toMatch(NAMES);
      const sold = db().updateTable('proposal_item').set({ decision: 'Yes' });
      await sold.where('proposal_id', '=', id).execute();
      const isSold = status === 'Accepted';
      const bodies = [(await send(business, 'GET', `/${id}`)).body, await pdfOf(business, id)];
      expect(bodies.map((body) => NAMES.test(body))).toEqual([isSold, isSold]);
    },
  );
});
