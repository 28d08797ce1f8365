import { describe, expect, test } from 'vitest';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { proposalCalls } from '../../../testing/proposal-calls.ts';
import type { ClientProposal } from '../record/client-proposal.schema.ts';
import type { ProposalRecord } from '../record/proposal.schema.ts';

const site = staffTestApi();
const { send, ok, talent, sent, sendOut } = proposalCalls(site);
const open = (client: string): Promise<ClientProposal> => ok(null, 'GET', client);
const codeOf = async (answer: ReturnType<typeof send>): Promise<string> => {
  const { statusCode, body } = await answer;
  return `${statusCode} ${(JSON.parse(body || '{}') as { code?: string }).code ?? ''}`.trim();
};

/** What staff were told, by the ends of their keys. */
async function notices(id: string): Promise<{ kind: string; key: string }[]> {
  const rows = await site.records.db
    .selectFrom('notice')
    .select(['kind', 'event_key'])
    .where('entity_id', '=', id)
    .where('recipient_id', '=', site.staff.id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind, event_key }) => ({ kind, key: event_key.slice(id.length + 1) }));
}

test('a client answers on its phone, and staff hear of each step once', async () => {
  const items = await Promise.all(
    [40_000, 60_000].map(async (unitPrice) => ({ talentId: await talent(), unitPrice })),
  );
  const { id, client, proposal } = await sent({ items, discount: 10_000 });
  expect(proposal).toMatchObject({ status: 'Sent', link: { state: 'Live', hasPasscode: false } });
  const seen = await open(client);
  expect(seen).toMatchObject({ status: 'Viewed', canAnswer: true, canDecide: false, changes: [] });
  await open(client);
  const [one, two] = seen.items;
  const answer = { decision: 'Yes', comment: 'ชอบมาก', version: 1 };
  const chosen = await ok<ClientProposal>(null, 'PUT', `${client}/item/${one!.id}`, answer);
  // The whole discount is for both: one of them takes its share.
  expect(chosen.chosen).toMatchObject({ subtotal: 40_000, discount: 4000, total: 38_520 });
  await ok(null, 'PUT', `${client}/item/${one!.id}`, answer);
  const no = { decision: 'No', reason: 'Budget', version: 1 };
  await ok(null, 'PUT', `${client}/item/${two!.id}`, no);
  expect(await codeOf(send(null, 'POST', `${client}/accept`))).toBe('409 INVALID_TRANSITION');
  expect(await ok(null, 'POST', `${client}/respond`)).toMatchObject({ canDecide: true });
  await ok(null, 'POST', `${client}/respond`);
  expect(await ok(null, 'POST', `${client}/accept`)).toMatchObject({ status: 'Accepted' });
  // Read again it shows what was accepted, and takes no answer.
  expect(await open(client)).toMatchObject({ status: 'Accepted', canAnswer: false });
  expect(await codeOf(send(null, 'PUT', `${client}/item/${two!.id}`, { ...no, version: 2 }))).toBe(
    '410 PROPOSAL_CLOSED',
  );
  expect(await codeOf(send(null, 'POST', `${client}/decline`, { reason: 'x' }))).toBe(
    '410 PROPOSAL_CLOSED',
  );
  expect(await codeOf(send(null, 'POST', `${client}/accept`))).toBe('200');
  expect((await notices(id)).map(({ kind }) => kind)).toEqual([
    'ProposalViewed',
    'ProposalAnswered',
    'ProposalAnswered',
  ]);
  const row = await ok<ProposalRecord>(site.staff, 'GET', `/${id}`);
  expect(row.items.map(({ decision, reason }) => [decision, reason])).toEqual([
    ['Yes', null],
    ['No', 'Budget'],
  ]);
});

test('a change after sending notifies again', async () => {
  const { id, client } = await sent();
  const [item] = (await open(client)).items;
  expect(await codeOf(send(null, 'POST', `${client}/respond`))).toBe('400 VALIDATION_FAILED');
  const put = (decision: string, version: number) =>
    ok(null, 'PUT', `${client}/item/${item!.id}`, { decision, version });
  await put('No', 1);
  await ok(null, 'POST', `${client}/respond`);
  await put('Yes', 2);
  await ok(null, 'POST', `${client}/respond`);
  expect((await notices(id)).filter(({ kind }) => kind === 'ProposalAnswered')).toHaveLength(2);
});

test('of two tabs the stale one gets the current state', async () => {
  const { client } = await sent();
  const [item] = (await open(client)).items;
  const put = (decision: string) =>
    send(null, 'PUT', `${client}/item/${item!.id}`, { decision, version: 1 });
  expect((await put('Yes')).statusCode).toBe(200);
  expect((await put('No')).json()).toMatchObject({
    code: 'VERSION_CONFLICT',
    current: { decision: 'Yes', version: 2 },
  });
});

test('accepting takes a Yes, and declining a reason', async () => {
  const { client } = await sent();
  const [item] = (await open(client)).items;
  await ok(null, 'PUT', `${client}/item/${item!.id}`, { decision: 'Backup', version: 1 });
  await ok(null, 'POST', `${client}/respond`);
  expect((await send(null, 'POST', `${client}/accept`)).json()).toMatchObject({
    errors: [{ field: 'decision', rule: 'noneChosen' }],
  });
  expect(await codeOf(send(null, 'POST', `${client}/decline`, { reason: ' ' }))).toBe(
    '400 VALIDATION_FAILED',
  );
  expect(await ok(null, 'POST', `${client}/decline`, { reason: 'งบไม่พอ' })).toMatchObject({
    status: 'Declined',
    statusReason: 'งบไม่พอ',
  });
});

describe('a link', () => {
  test('that is guessed is not found, and guessing is limited', async () => {
    const guess = () => codeOf(send(null, 'GET', `/api/proposal/${'x'.repeat(22)}`));
    const { client } = await sent();
    await open(client);
    const answers = [];
    for (let tried = 0; tried < 31; tried += 1) answers.push(await guess());
    expect(new Set(answers.slice(0, 30))).toEqual(new Set(['404 PROPOSAL_NOT_EXIST']));
    expect(answers[30]).toBe('429 RATE_LIMITED');
    await site.api.services.limiter.reset(
      { name: 'proposal-link', max: 30, windowMs: 600_000 },
      '127.0.0.1',
    );
  });

  test('that has expired, was revoked, replaced or cancelled is over', async () => {
    const expired = await sent();
    await site.records.db
      .updateTable('proposal_link')
      .set({ expires_at: new Date(0) })
      .where('proposal_id', '=', expired.id)
      .execute();
    expect(await codeOf(send(null, 'GET', expired.client))).toBe('410 LINK_EXPIRED');
    const late = await sent();
    await site.records.db
      .updateTable('proposal')
      .set({ valid_until: '2020-01-01' })
      .where('id', '=', late.id)
      .execute();
    expect(await codeOf(send(null, 'GET', late.client))).toBe('410 LINK_EXPIRED');
    const ends = {
      revoke: (id: string) => ok(site.staff, 'POST', `/${id}/revoke`, {}),
      revise: (id: string) => ok(site.staff, 'POST', `/${id}/revise`, {}),
      send: (id: string) => sendOut(id),
      cancel: (id: string) =>
        ok(site.staff, 'PUT', `/${id}/status`, { status: 'Cancelled', reason: 'ลูกค้าเลื่อนงาน' }),
    };
    for (const end of Object.values(ends)) {
      const { id, client } = await sent();
      await open(client);
      await end(id);
      expect(await codeOf(send(null, 'GET', client))).toBe('410 LINK_REVOKED');
      expect(await codeOf(send(null, 'POST', `${client}/respond`))).toBe('410 LINK_REVOKED');
    }
  });

  test('is stored as a hash, and is in no log line or history', async () => {
    const { id, client } = await sent();
    const token = client.split('/').at(-1)!;
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const rows = await site.records.db.selectFrom('proposal_link').selectAll().execute();
    const audits = await site.records.db
      .selectFrom('audit_event')
      .selectAll()
      .where('entity_id', '=', id)
      .execute();
    expect(JSON.stringify([rows, audits])).not.toContain(token);
  });

  test('with a passcode opens with it; after ten wrong ones it is locked and staff know', async () => {
    const { id, client } = await sent({}, { passcode: 'ลับ-1234' });
    expect(await codeOf(send(null, 'GET', client))).toBe('403 PASSCODE_REQUIRED');
    const unlock = (passcode: string) => send(null, 'POST', `${client}/unlock`, { passcode });
    for (let tried = 0; tried < 3; tried += 1) {
      expect(await codeOf(unlock('ผิด'))).toBe('403 PASSCODE_WRONG');
    }
    const opened = await unlock('ลับ-1234');
    expect(opened.statusCode).toBe(204);
    const cookie = String(opened.headers['set-cookie']).split(';')[0]!;
    expect(await codeOf(send(null, 'GET', client, undefined, cookie))).toBe('200');
    const forged = `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(await codeOf(send(null, 'GET', client, undefined, forged))).toBe(
      '403 PASSCODE_REQUIRED',
    );
    const tries = await Promise.all(Array.from({ length: 12 }, () => codeOf(unlock('ผิด'))));
    expect(tries.filter((one) => one === '403 PASSCODE_WRONG')).toHaveLength(9);
    expect(await codeOf(unlock('ลับ-1234'))).toBe('410 LINK_LOCKED');
    expect(await codeOf(send(null, 'GET', client, undefined, cookie))).toBe('410 LINK_LOCKED');
    expect((await notices(id)).filter(({ kind }) => kind === 'ProposalChanged')).toHaveLength(1);
    const { link } = await ok<ProposalRecord>(site.staff, 'GET', `/${id}`);
    expect(link).toMatchObject({ state: 'Locked', hasPasscode: true });
  });
});

test('staff who look at the link do not count as the client', async () => {
  const { client, id } = await sent();
  await ok(site.staff, 'GET', client);
  expect((await ok<ProposalRecord>(site.staff, 'GET', `/${id}`)).status).toBe('Sent');
});
