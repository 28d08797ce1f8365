import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { testSite } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import type { SavedShortlist, SavedShortlists } from './saved-shortlist.schema.ts';

const site = testSite();
let businessId: string;
let owner: SignedIn;
let talents: string[];

const member = (business_profile_id: string) =>
  site.api.signIn({ permission: 'Business', business_profile_id });

beforeAll(async () => {
  talents = [];
  for (const name of ['Saved one', 'Saved two', 'Saved three'])
    talents.push(await site.records.talent({ display_name: name }));
});
beforeEach(async () => {
  businessId = await site.records.business();
  owner = await member(businessId);
});

async function call(who: SignedIn | undefined, method: string, path = '', payload?: object) {
  const answer = await site.api.app.inject({
    ...{ method: method as 'GET', url: `/api/business/shortlist${path}` },
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });
  const { statusCode: status, body } = answer;
  return {
    status,
    json: (body ? JSON.parse(body) : undefined) as SavedShortlist & { code: string },
  };
}

const noted = (...ids: string[]) => ids.map((id, at) => ({ id, note: at === 0 ? ' tall ' : '' }));
const save = async (name: string, ...ids: string[]) =>
  (await call(owner, 'POST', '', { name, talents: noted(...ids) })).json;
const list = async (who = owner) =>
  ((await call(who, 'GET')).json as unknown as SavedShortlists).items;

test('keeps name, order and notes for all members of the business', async () => {
  const [one, two, three] = talents as [string, string, string];
  const saved = await save('  Tea film ', two, one, two, three);
  expect(saved).toMatchObject({ name: 'Tea film', version: 1 });
  const inOrder = [
    { id: two, note: 'tall' },
    { id: one, note: '' },
    { id: three, note: '' },
  ];
  expect(saved.talents).toEqual(inOrder);
  const colleague = await member(businessId);
  expect((await call(colleague, 'GET', `/${saved.id}`)).json.talents).toEqual(inOrder);
  const change = { name: 'Tea', talents: noted(three, two), version: 1 };
  const { json } = await call(colleague, 'PUT', `/${saved.id}`, change);
  expect(json).toMatchObject({
    name: 'Tea',
    version: 2,
    talents: noted(three, two).map(({ id, note }) => ({ id, note: note.trim() })),
  });
  const renamed = await call(owner, 'PUT', `/${saved.id}`, { name: 'Iced tea', version: 2 });
  expect(renamed.json).toMatchObject({ name: 'Iced tea', version: 3, talents: json.talents });
  expect(await list()).toMatchObject([{ id: saved.id, name: 'Iced tea', count: 2, version: 3 }]);
  expect((await call(owner, 'DELETE', `/${saved.id}`)).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('refuses an outdated change with the list as it is', async () => {
  const { id } = await save('First', talents[0]!);
  await call(owner, 'PUT', `/${id}`, { name: 'Second', version: 1 });
  const { status, json } = await call(owner, 'PUT', `/${id}`, { name: 'Third', version: 1 });
  expect(status).toBe(409);
  expect(json).toMatchObject({ code: 'VERSION_CONFLICT', current: { name: 'Second', version: 2 } });
});

test('belongs to its business: others are told that it does not exist', async () => {
  const { id } = await save('Ours', talents[0]!);
  const stranger = await member(await site.records.business());
  for (const [method, path, body] of [
    ['GET', `/${id}`],
    ['PUT', `/${id}`, { name: 'Mine', version: 1 }],
    ['DELETE', `/${id}`],
    ['GET', '/nonsense'],
  ] as const) {
    const { status, json } = await call(stranger, method, path, body);
    expect([status, json.code]).toEqual([404, 'SHORTLIST_NOT_EXIST']);
  }
  expect(await list(stranger)).toEqual([]);
  expect(await list()).toMatchObject([{ name: 'Ours' }]);
  expect((await call(undefined, 'GET')).status).toBe(401);
  const staff = await site.api.signIn({ permission: 'Staff' });
  expect((await call(staff, 'GET', `/${id}`)).status).toBe(403);
});

test('takes public talents only, and keeps who was public once', async () => {
  const hidden = await site.records.talent({ display_name: `Hides ${newId()}` });
  const never = await site.records.talent({ display_name: `Never ${newId()}`, status: 'Archived' });
  const { id, talents: stored } = await save('Film', hidden, never, newId(), talents[0]!);
  expect(stored.map((one) => one.id)).toEqual([hidden, talents[0]]);
  const archived = { status: 'Archived' } as const;
  await site.records.db.updateTable('talent').set(archived).where('id', '=', hidden).execute();
  const given = noted(talents[1]!, hidden, never);
  const { json } = await call(owner, 'PUT', `/${id}`, { talents: given, version: 1 });
  expect(json.talents.map((one) => one.id)).toEqual([talents[1], hidden]);
  expect(Object.keys(json.talents[1]!)).toEqual(['id', 'note']);
  expect((await save('Other', hidden)).talents).toEqual([]);
});

test('is bounded: lists, talents, notes and names', async () => {
  for (let at = 0; at < 50; at++) await save(`List ${at}`);
  const more = await call(owner, 'POST', '', { name: 'One more', talents: [] });
  expect([more.status, more.json.code]).toEqual([409, 'SHORTLISTS_FULL']);
  expect(await list()).toHaveLength(50);
  const talent = { id: newId(), note: '' };
  for (const body of [
    { name: 'x', talents: Array.from({ length: 31 }, () => ({ id: newId(), note: '' })) },
    { name: 'x', talents: [{ ...talent, note: 'x'.repeat(201) }] },
    { name: ' ', talents: [] },
    { name: 'x'.repeat(101), talents: [] },
    { name: 'x', talents: [{ ...talent, stars: 5 }] },
  ]) {
    expect((await call(owner, 'POST', '', body)).status).toBe(400);
  }
});

test('is for approved businesses only', async () => {
  const pending = await member(await site.records.business({ status: 'Pending' }));
  const { status, json } = await call(pending, 'POST', '', { name: 'Film', talents: [] });
  expect([status, json.code]).toEqual([409, 'BUSINESS_NOT_APPROVED']);
});
