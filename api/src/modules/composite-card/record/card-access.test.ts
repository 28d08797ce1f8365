import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { cardCalls } from '../../../testing/card-calls.ts';
import { createRecords, type Records } from '../../../testing/records.ts';
import type { Problem } from '../../../testing/talent-calls.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/test-api.ts';

type Person = 'Talent' | 'Other' | 'Business' | 'Stranger' | 'Staff' | 'Admin';

let api: TestApi;
let records: Records;
let id: string;
let cardId: string;
let jobId: string;
const people = {} as Record<Person, SignedIn>;

const { address, send } = cardCalls(() => api);

beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  id = await records.talent();
  cardId = await records.photoCard(id, { is_default: true });
  const business = async (row: string) =>
    api.signIn({ permission: 'Business', business_profile_id: row });
  const business_profile_id = await records.business();
  jobId = await records.job({ business_profile_id });
  people.Talent = await api.signIn({ permission: 'Talent', talent_id: id });
  people.Other = await api.signIn({ permission: 'Talent', talent_id: await records.talent() });
  people.Business = await business(business_profile_id);
  people.Stranger = await business(await records.business());
  people.Staff = await api.signIn({ permission: 'Staff' });
  people.Admin = await api.signIn({ permission: 'Admin' });
  const apply = { compositeCardId: cardId };
  const applied = await send(people.Talent, 'POST', `/api/job/${jobId}/apply`, apply);
  if (applied.statusCode !== 201) throw new Error(applied.body);
});
afterAll(() => api.close());

type Rights = Record<Person, true | number>;
const OWN: Rights = {
  Talent: true,
  Other: 404,
  Business: 403,
  Stranger: 403,
  Staff: true,
  Admin: true,
};
/** With the id of a job to which the card was sent. */
const SENT: Rights = { ...OWN, Business: true, Stranger: 404 };

type Call = [
  'GET' | 'POST' | 'PUT' | 'DELETE',
  () => string,
  object | undefined,
  /** What who may call is answered: bodies are refused in the end, so that nothing changes. */
  number,
  Rights,
];

const WIDTH = 'width=200&side=front';
const CALLS: [string, Call][] = [
  ['reading', ['GET', () => `/${cardId}`, undefined, 200, OWN]],
  ['reading what was sent', ['GET', () => `/${cardId}?jobId=${jobId}`, undefined, 200, SENT]],
  ['printing', ['GET', () => `/${cardId}/pdf`, undefined, 200, OWN]],
  ['printing what was sent', ['GET', () => `/${cardId}/pdf?jobId=${jobId}`, undefined, 200, SENT]],
  ['a picture', ['GET', () => `/${cardId}/png?${WIDTH}`, undefined, 200, OWN]],
  [
    'a picture of what was sent',
    ['GET', () => `/${cardId}/png?${WIDTH}&jobId=${jobId}`, undefined, 200, SENT],
  ],
  ['what the editor knows', ['GET', () => '/options', undefined, 200, OWN]],
  ['drawing a draft', ['POST', () => '/drawing', { template: 'None' }, 400, OWN]],
  ['making', ['POST', () => '', { data: {} }, 400, OWN]],
  ['changing', ['PUT', () => `/${cardId}`, { data: {} }, 400, OWN]],
  ['copying', ['POST', () => `/${cardId}/duplicate`, { name: '' }, 400, OWN]],
  ['deleting', ['DELETE', () => `/${newId()}`, undefined, 404, OWN]],
  ['restoring', ['POST', () => `/${newId()}/restore`, undefined, 404, OWN]],
];

describe.each(CALLS)('%s', (_name, [method, path, body, good, rights]) => {
  test('without a token', async () => {
    expect((await send(null, method, address(id, path()), body)).statusCode).toBe(401);
  });

  test.each(Object.keys(rights) as Person[])('as %s', async (person) => {
    const answer = await send(people[person], method, address(id, path()), body);
    const right = rights[person];
    expect(answer.statusCode).toBe(right === true ? good : right);
    const missing = path().includes('jobId') && person === 'Stranger' ? 'CARD' : 'TALENT';
    if (right === 404) expect(answer.json<Problem>().code).toBe(`${missing}_NOT_EXIST`);
    if (right === 403) expect(answer.json<Problem>().code).toBe('FORBIDDEN');
  });

  test('of an unknown talent, and of an invalid id', async () => {
    for (const talentId of [newId(), 'x', encodeURIComponent("' OR 1=1--")]) {
      const answer = await send(people.Talent, method, address(talentId, path()), body);
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'TALENT_NOT_EXIST']);
    }
  });
});

const REFUSING: [string, 'GET' | 'PUT' | 'DELETE' | 'POST', string, object | undefined][] = [
  ['reading', 'GET', '', undefined],
  ['printing', 'GET', '/pdf', undefined],
  ['a picture', 'GET', '/png', undefined],
  ['changing', 'PUT', '', { data: { version: 1, name: 'Stolen' } }],
  ['copying', 'POST', '/duplicate', {}],
  ['deleting', 'DELETE', '', undefined],
  ['restoring', 'POST', '/restore', undefined],
];

test.each(REFUSING)(
  "%s another talent's card under one's own id does not exist",
  async (_name, method, path, body) => {
    const others = await records.card(await records.talent(), { name: 'Mine' });
    for (const wrong of [others, newId(), 'x']) {
      const answer = await send(people.Talent, method, address(id, `/${wrong}${path}`), body);
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'CARD_NOT_EXIST']);
    }
    const { name, deleted_at } = await records.db
      .selectFrom('composite_card')
      .select(['name', 'deleted_at'])
      .where('id', '=', others)
      .executeTakeFirstOrThrow();
    expect([name, deleted_at]).toEqual(['Mine', null]);
  },
);

test('the list of one talent is for staff; a talent sees its own, whatever it asks for', async () => {
  const otherId = await records.talent();
  const others = await records.card(otherId);
  const list = async (person: Person, query: string) => {
    const url = `/api/management/talent/compositecards?${query}`;
    const { items } = (await send(people[person], 'GET', url)).json<{ items: { id: string }[] }>();
    return items.map((card) => card.id);
  };
  expect(await list('Staff', `talentId=${otherId}`)).toEqual([others]);
  expect(await list('Staff', 'talentId=x')).toEqual([]);
  expect(await list('Talent', `talentId=${otherId}&self=false`)).toEqual([cardId]);
});

test('a visitor has no file of a shared card', async () => {
  await records.db
    .updateTable('composite_card')
    .set({ shared: true })
    .where('id', '=', cardId)
    .execute();
  const shown = await send(null, 'GET', `/api/talent/${id}/compositecard/${cardId}`);
  expect(shown.statusCode).toBe(200);
  for (const file of ['pdf', 'png']) {
    expect((await send(null, 'GET', address(id, `/${cardId}/${file}`))).statusCode).toBe(401);
    const url = `/api/talent/${id}/compositecard/${cardId}/${file}`;
    expect((await send(null, 'GET', url)).statusCode).toBe(404);
  }
});
