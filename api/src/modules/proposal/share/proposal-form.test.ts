import { describe, expect, test } from 'vitest';
import { proposalCalls } from '../../../testing/proposal-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { ClientProposal } from '../record/client-proposal.schema.ts';

const site = staffTestApi();
const { ok, sent, send, talent } = proposalCalls(site);
const open = (client: string): Promise<ClientProposal> => ok(null, 'GET', client);
const pageOf = (client: string): string => client.replace('/api', '');
type Headers = Record<string, string>;

/** Sends a form as a page of the site does without scripts. */
const post = (
  path: string,
  fields: Record<string, string> = {},
  headers: Headers = { 'sec-fetch-site': 'same-origin' },
) =>
  site.api.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** Where a form leads. */
async function ledTo(...args: Parameters<typeof post>): Promise<string> {
  const { statusCode, headers } = await post(...args);
  expect(statusCode).toBe(303);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
  return String(headers.location);
}

const told = async (id: string): Promise<number> =>
  (
    await site.records.db
      .selectFrom('notice')
      .select('id')
      .where('entity_id', '=', id)
      .where('recipient_id', '=', site.staff.id)
      .execute()
  ).length;

test('a client answers with forms, and each returns to its place on the page', async () => {
  const items = [{ talentId: await talent(), unitPrice: 40_000 }];
  const { client, id } = await sent({ items });
  const page = pageOf(client);
  const { id: item } = (await open(client)).items[0]!;
  const form = `${client}/form`;
  const no = { decision: 'No', reason: 'Budget', comment: 'สองบรรทัด\r\nจริง ๆ', version: '1' };
  expect(await ledTo(`${form}/item/${item}`, no)).toBe(`${page}#item-${item}`);
  expect((await open(client)).items[0]).toMatchObject({
    ...{ decision: 'No', reason: 'Budget', comment: 'สองบรรทัด\nจริง ๆ', version: 2 },
  });
  const yes = { decision: 'Yes', reason: '', comment: '', version: '2' };
  await ledTo(`${form}/item/${item}`, yes);
  expect((await open(client)).items[0]).toMatchObject({ decision: 'Yes', comment: null });
  // In the language of the page that the form stood on.
  expect(await ledTo(`${form}/respond?lang=en`)).toBe(`${page}?lang=en#outcome`);
  expect(await ledTo(`${form}/accept`)).toBe(`${page}#outcome`);
  expect(await open(client)).toMatchObject({ status: 'Accepted', canAnswer: false });
  // Viewed, answered, accepted.
  expect(await told(id)).toBe(3);
});

test('declines with a reason', async () => {
  const { client } = await sent();
  const [item] = (await open(client)).items;
  await ledTo(`${client}/form/item/${item!.id}`, { decision: 'No', version: '1' });
  await ledTo(`${client}/form/respond`);
  const reason = await ledTo(`${client}/form/decline`, { reason: ' ' });
  expect(reason).toBe(`${pageOf(client)}?problem=VALIDATION_FAILED&rule=required#answers`);
  await ledTo(`${client}/form/decline`, { reason: 'งบไม่พอ' });
  expect(await open(client)).toMatchObject({ status: 'Declined', statusReason: 'งบไม่พอ' });
});

describe('a client without JavaScript', () => {
  test('that sends everything twice, or again after "back", changes it once', async () => {
    const { client, id } = await sent();
    const [item] = (await open(client)).items;
    const path = `${client}/form/item/${item!.id}`;
    const yes = { decision: 'Yes', version: '1' };
    const twice = await Promise.all([ledTo(path, yes), ledTo(path, yes)]);
    const steps = ['respond', 'accept'];
    for (const step of steps) {
      twice.push(...(await Promise.all([1, 2].map(() => ledTo(`${client}/form/${step}`)))));
    }
    expect(twice.filter((address) => address.includes('problem'))).toEqual([]);
    expect(await told(id)).toBe(3);
    // Of an old page: it says so, and the outcome stands.
    expect(await ledTo(path, { decision: 'No', version: '2' })).toContain('PROPOSAL_CLOSED');
    expect(await ledTo(`${client}/form/decline`, { reason: 'x' })).toContain('PROPOSAL_CLOSED');
    expect(await open(client)).toMatchObject({ status: 'Accepted' });
  });

  test('of two tabs the second one is told that the first has answered', async () => {
    const { client } = await sent();
    const [item] = (await open(client)).items;
    const path = `${client}/form/item/${item!.id}`;
    await ledTo(path, { decision: 'Yes', version: '1' });
    const late = await ledTo(path, { decision: 'No', version: '1' });
    expect(late).toBe(
      `${pageOf(client)}?problem=VERSION_CONFLICT&item=${item!.id}#item-${item!.id}`,
    );
    expect((await open(client)).items[0]).toMatchObject({ decision: 'Yes' });
  });

  test.each([
    [{ decision: 'Maybe', version: '1' }, 'rule=enum'],
    [{ decision: 'Yes', version: 'one' }, 'rule=type'],
    [{ decision: 'Yes', version: '1', comment: 'x'.repeat(5001) }, 'rule=maxLength&limit='],
    [{ decision: 'Yes', version: '1', cost: '1' }, 'rule=unknown'],
    [{ decision: 'Yes' }, 'rule=required'],
  ])('that sends %o is redirected with the error', async (fields, problem) => {
    const { client } = await sent();
    const [item] = (await open(client)).items;
    const address = await ledTo(
      `${client}/form/item/${item!.id}`,
      fields as Record<string, string>,
    );
    expect(address).toContain(`?problem=VALIDATION_FAILED&${problem}`);
    expect((await open(client)).items[0]).toMatchObject({ decision: 'None' });
  });
});

describe('a thief', () => {
  test.each<[string, Headers]>([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['from another site in an old browser', { origin: 'https://evil.test' }],
    ['from a page without an origin in an old browser', { origin: 'null' }],
  ])('who sends the form %s changes nothing', async (_from, headers) => {
    const { client } = await sent();
    const [item] = (await open(client)).items;
    const fields = { decision: 'Yes', version: '1' };
    const address = await ledTo(`${client}/form/item/${item!.id}`, fields, headers);
    expect(address).toContain('?problem=FORBIDDEN');
    expect((await open(client)).items[0]).toMatchObject({ decision: 'None', version: 1 });
  });

  test('guessing a token reveals as much as its page, with the same limit', async () => {
    const guess = 'y'.repeat(22);
    const tried = [];
    for (let at = 0; at < 31; at += 1)
      tried.push(await ledTo(`/api/proposal/${guess}/form/accept`));
    expect(new Set(tried.slice(0, 30))).toEqual(new Set([`/proposal/${guess}#answers`]));
    expect(tried[30]).toBe(`/proposal/${guess}?problem=RATE_LIMITED#answers`);
    const hostile = encodeURIComponent('//evil.test/?a');
    expect(await ledTo(`/api/proposal/${hostile}/form/accept`)).toMatch(/^\/proposal\/%2F%2Fevil/);
    const limit = { name: 'proposal-link', max: 30, windowMs: 600_000 };
    await site.api.services.limiter.reset(limit, '127.0.0.1');
  });

  test('who has a link without its passcode answers nothing, and tries it ten times', async () => {
    const { client } = await sent({}, { passcode: '4821' });
    const page = pageOf(client);
    const unlock = (passcode: string) => post(`${client}/form/unlock`, { passcode });
    expect(await ledTo(`${client}/form/accept`)).toBe(`${page}#answers`);
    const wrong = await unlock('1111');
    expect(wrong.headers.location).toBe(`${page}?problem=PASSCODE_WRONG#answers`);
    expect(wrong.headers['set-cookie']).toBeUndefined();
    const right = await unlock('4821');
    expect(right.headers.location).toBe(page);
    const [calls, document] = right.headers['set-cookie'] as string[];
    expect(calls).toMatch(/; HttpOnly; Path=\/api; SameSite=Strict$/);
    expect(document).toMatch(/; HttpOnly; Path=\/proposal\/[\w-]{22}; SameSite=Lax$/);
    const cookie = calls!.split(';')[0]!;
    expect((await send(null, 'GET', client, undefined, cookie)).statusCode).toBe(200);
    for (let tried = 0; tried < 10; tried += 1) await unlock('1111');
    expect((await unlock('4821')).headers).not.toHaveProperty('set-cookie');
    expect((await send(null, 'GET', client, undefined, cookie)).json()).toMatchObject({
      code: 'LINK_LOCKED',
    });
  });
});

test('a prefetch by a server does not count as viewed by the client', async () => {
  const { client, id } = await sent();
  const headers = { 'sec-purpose': 'prefetch' };
  await site.api.app.inject({ method: 'GET', url: client, headers });
  expect(await ok(site.staff, 'GET', `/${id}`)).toMatchObject({ status: 'Sent' });
  await open(client);
  expect(await ok(site.staff, 'GET', `/${id}`)).toMatchObject({ status: 'Viewed' });
});
