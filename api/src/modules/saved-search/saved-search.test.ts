import { SEARCH_LIMITS } from '@dara/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testSite } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import { createSearchMatcher } from './match-searches.job.ts';
import type { SavedSearch } from './saved-search.schema.ts';

const site = testSite();
let person: SignedIn;
let run: () => Promise<number>;

beforeAll(async () => {
  await site.records.talent({ display_name: 'Known face' });
  run = createSearchMatcher(site.api.services);
  await run();
});
beforeEach(async () => {
  const business_profile_id = await site.records.business();
  person = await site.api.signIn({ permission: 'Business', business_profile_id });
});

async function call<Answer>(
  who: SignedIn,
  method: 'GET' | 'POST' | 'DELETE',
  path = '',
  payload?: object,
) {
  const url = `/api/business/search${path}`;
  const { headers } = who;
  const answer = await site.api.app.inject({ method, url, headers, ...(payload && { payload }) });
  const { statusCode: status, body } = answer;
  return { status, json: (body ? JSON.parse(body) : undefined) as Answer & { code: string } };
}
const save = (query: object, name = 'Shampoo', who = person) =>
  call<SavedSearch>(who, 'POST', '', { name, query });
const list = async (who = person) => (await call<{ items: SavedSearch[] }>(who, 'GET')).json.items;
async function notices(who = person) {
  const url = '/api/notice?page=1&size=20';
  const answer = await site.api.app.inject({ url, headers: who.headers });
  return answer.json<{ items: { kind: string; path: string; text: { en: string } }[] }>().items;
}

test('keeps the filters of a person, newest first, until they are deleted', async () => {
  const query = { gender: ['Female'], height: ['165-175'], hairColour: ['black'], tags: ['Dance'] };
  const { status, json: first } = await save(query, '  Tea ');
  expect([status, first]).toEqual([201, expect.objectContaining({ name: 'Tea', query })]);
  const { json: second } = await save({});
  expect(await list()).toEqual([second, first]);
  expect((await call(person, 'DELETE', `/${first.id}`)).status).toBe(204);
  expect(await list()).toEqual([second]);
  expect((await call(person, 'DELETE', `/${first.id}`)).json.code).toBe('SEARCH_NOT_EXIST');
});

test('is nobody else’s, not even a colleague’s', async () => {
  const { json: saved } = await save({});
  const other = await site.api.signIn({
    ...{ permission: 'Business', business_profile_id: await site.records.business() },
  });
  expect(await list(other)).toEqual([]);
  const { status, json } = await call(other, 'DELETE', `/${saved.id}`);
  expect([status, json.code]).toEqual([404, 'SEARCH_NOT_EXIST']);
});

test.each([
  ['a private field', { weightFrom: 50 }, 'query'],
  ['days', { freeFrom: '2090-01-01' }, 'query'],
  ['a value of another kind', { gender: 'tall' }, 'query.gender'],
])('refuses %s', async (_case, query, field) => {
  const { status, json } = await save(query);
  const [error] = (json as unknown as { errors: { field: string }[] }).errors;
  expect([status, error?.field.split('.').slice(0, 2).join('.')]).toEqual([
    400,
    expect.stringMatching(field),
  ]);
});

test('has a limit, also for requests at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: SEARCH_LIMITS.searches + 3 }, () => save({})),
  );
  const refused = answers.filter(({ json }) => json.code === 'SEARCHES_FULL');
  expect([refused.length, (await list()).length]).toEqual([3, SEARCH_LIMITS.searches]);
});

test('tells of new faces who match, once, with a link to them', async () => {
  const query = { gender: ['Female'], followersFrom: 1000, talentGroup: 'Influencer' };
  await save(query, 'Influencers');
  await save({ gender: ['Female'], keyword: 'Nim' }, 'Named');
  await save({ gender: ['Male'] }, 'Men');
  expect(await run()).toBe(0);
  const shown = { gender: 'Female', display_name: 'Nim' } as const;
  await site.records.talent({ ...shown, display_name: 'Hidden', status: 'Pending' });
  await site.records.talent(shown, {
    accounts: [{ channel: 'Tiktok', followers: 5000, engagementRate: 1 }],
    types: ['Influencer'],
  });
  expect([await run(), await run()]).toEqual([1, 0]);
  const told = await notices();
  expect(told.map(({ kind, path, text }) => [kind, path, text.en]).toSorted()).toEqual([
    [
      'SearchMatched',
      '/talent?gender=Female&keyword=Nim&sort=CreatedAt&order=desc',
      '“Named” has new faces: 1',
    ],
    [
      'SearchMatched',
      '/talent?gender=Female&talentGroup=Influencer&channel=All&followers=1000&sort=CreatedAt&order=desc',
      '“Influencers” has new faces: 1',
    ],
  ]);
});

test('tells of a talent when it becomes public, and not when it does so again', async () => {
  await save({});
  const id = await site.records.talent({ status: 'Pending' });
  const setStatus = (status: 'Approved' | 'Pending') =>
    site.records.db.updateTable('talent').set({ status }).where('id', '=', id).execute();
  expect(await run()).toBe(0);
  await setStatus('Approved');
  expect(await run()).toBe(1);
  await setStatus('Pending');
  await setStatus('Approved');
  expect([await run(), (await notices()).length]).toEqual([0, 1]);
});

test('tells nobody whose account was closed, and repeats a run that failed', async () => {
  await save({});
  const closed = await site.api.signIn({
    ...{ permission: 'Business', business_profile_id: await site.records.business() },
  });
  await save({}, 'x', closed);
  const { db } = site.records;
  await db.updateTable('profile').set({ active: false }).where('id', '=', closed.id).execute();
  await site.records.talent({});
  const failing = {
    ...site.api.services,
    jobs: { ...site.api.services.jobs, enqueue: () => Promise.reject(new Error('gone')) },
  };
  await expect(createSearchMatcher(failing as never)()).rejects.toThrow('gone');
  expect(await run()).toBe(1);
  expect((await notices()).length).toBe(1);
  const left = await db
    .selectFrom('notice')
    .select('id')
    .where('recipient_id', '=', closed.id)
    .execute();
  expect(left).toEqual([]);
});
