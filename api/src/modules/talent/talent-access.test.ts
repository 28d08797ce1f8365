import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../domain/new-id.ts';
import { createRecords, type Records } from '../../testing/records.ts';
import { talentCalls, type Problem } from '../../testing/talent-calls.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let records: Records;
const people = {} as Record<'Talent' | 'Other' | 'Business' | 'Staff' | 'Admin', SignedIn>;
let id: string;
let workId: string;
beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  id = await records.talent({ status: 'Pending' });
  workId = await records.work(id);
  people.Talent = await api.signIn({ permission: 'Talent', talent_id: id });
  people.Other = await api.signIn({ permission: 'Talent', talent_id: await records.talent() });
  people.Business = await api.signIn({
    permission: 'Business',
    business_profile_id: await records.business(),
  });
  people.Staff = await api.signIn({ permission: 'Staff' });
  people.Admin = await api.signIn({ permission: 'Admin' });
});
afterAll(() => api.close());

const { send } = talentCalls(() => api);

/** What a call answers to who may make it, with a body that it refuses in the end, so that nothing changes. */
const REFUSED_LATER = 400;
const OWN = { Talent: true, Other: 404, Business: 403, Staff: true, Admin: true } as const;
const STAFF = { Talent: 403, Other: 403, Business: 403, Staff: true, Admin: true } as const;
const ADMIN = { Talent: 403, Other: 403, Business: 403, Staff: 403, Admin: true } as const;

type Call = [
  'GET' | 'POST' | 'PUT' | 'DELETE',
  () => string,
  object | undefined,
  number,
  typeof OWN | typeof STAFF | typeof ADMIN,
];

const CALLS: [string, Call][] = [
  ['detail', ['GET', () => `/${id}`, undefined, 200, OWN]],
  ['update', ['PUT', () => `/${id}`, { data: {} }, REFUSED_LATER, OWN]],
  ['create', ['POST', () => '', { data: {} }, REFUSED_LATER, STAFF]],
  ['status', ['PUT', () => `/${id}/status`, { status: 'Nice' }, REFUSED_LATER, OWN]],
  ['adding a work', ['POST', () => `/${id}/work`, {}, REFUSED_LATER, OWN]],
  ['changing a work', ['PUT', () => `/${id}/work/${workId}`, { data: {} }, REFUSED_LATER, OWN]],
  ['removing a work', ['DELETE', () => `/${id}/work/${newId()}`, undefined, 404, OWN]],
  ['history', ['GET', () => `/${id}/audit`, undefined, 200, ADMIN]],
  ['bulk', ['POST', () => '/bulk', {}, REFUSED_LATER, STAFF]],
  ['restore', ['POST', () => `/${newId()}/restore`, undefined, 404, ADMIN]],
  ['delete', ['DELETE', () => `/${newId()}`, undefined, 404, ADMIN]],
];

describe.each(CALLS)('%s', (_name, [method, path, body, good, rights]) => {
  test('without a token', async () => {
    expect((await send(null, method, path(), body)).statusCode).toBe(401);
  });

  test.each(Object.entries(rights))('by %s', async (who, right) => {
    const answer = await send(people[who as keyof typeof people], method, path(), body);
    expect(answer.statusCode).toBe(right === true ? good : right);
    if (right === 403) expect(answer.json<Problem>().code).toBe('FORBIDDEN');
    if (right === 404) expect(answer.json<Problem>().code).toBe('TALENT_NOT_EXIST');
  });
});

test("another's status does not exist for a talent", async () => {
  const answer = await send(people.Other, 'PUT', `/${id}/status`, { status: 'Pending' });
  expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'TALENT_NOT_EXIST']);
});

test.each(['abc', newId()])('%s does not exist, not even for staff', async (unknown) => {
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PUT', '', { data: { version: 1 } }],
    ['PUT', '/status', { status: 'Approved' }],
    ['POST', '/work', { talentType: 'Actor' }],
    ['PUT', `/work/${workId}`, { data: { version: 1 } }],
    ['DELETE', `/work/${workId}`, undefined],
    ['DELETE', '', undefined],
    ['POST', '/restore', undefined],
  ] as const) {
    const answer = await send(people.Admin, method, `/${unknown}${path}`, body);
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'TALENT_NOT_EXIST']);
  }
});

test('the history tells who changed what, before and after, the latest first', async () => {
  const talentId = await records.talent({ height: 160 });
  const own = await api.signIn({ permission: 'Talent', talent_id: talentId, first_name: 'ฟ้า' });
  await send(own, 'PUT', `/${talentId}`, {
    data: { height: 165, password: 'Another1', version: 1 },
  });
  await send(people.Staff, 'POST', `/${talentId}/work`, { talentType: 'Singer' });
  await send(people.Admin, 'DELETE', `/${talentId}`);
  const other = await records.talent();
  await send(people.Staff, 'PUT', `/${other}`, { data: { height: 170, version: 1 } });
  const answer = await send(people.Admin, 'GET', `/${talentId}/audit?size=2`);
  expect(answer.json()).toMatchObject({
    items: [
      { action: 'Delete', actor: { id: people.Admin.id }, permission: 'Admin', changes: [] },
      { action: 'WorkCreate', changes: [{ field: 'talentType', before: null, after: 'Singer' }] },
    ],
    page: 1,
    size: 2,
    total: 3,
  });
  const second = await send(people.Admin, 'GET', `/${talentId}/audit?size=2&page=2`);
  expect(second.json().items).toMatchObject([
    {
      action: 'Update',
      actor: { id: own.id },
      permission: 'Talent',
      changes: [
        { field: 'height', before: 160, after: 165 },
        { field: 'password', before: null, after: '[masked]' },
      ],
    },
  ]);
});
