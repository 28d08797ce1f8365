import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { createRecords, type Records } from '../../../testing/records.ts';
import { talentCalls, type Problem } from '../../../testing/talent-calls.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/test-api.ts';

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
    data: { height: 165, version: 1 },
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
      changes: [{ field: 'height', before: 160, after: 165 }],
    },
  ]);
});
