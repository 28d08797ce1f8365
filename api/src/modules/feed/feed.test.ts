import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecords, text } from '../../testing/records.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await createTestApi();
  const records = createRecords(api.services);
  const business = await records.business();
  Object.assign(ids, {
    talent: await records.talent(),
    news: await records.news({ title: text('ใหม่', 'New'), sort_order: 2 }),
    older: await records.news({ publish_at: '2024-01-01T00:00:00Z', sort_order: 1 }),
    talk: await records.news({ type: 'TalkOfTheTown' }),
    job: await records.job({ business_profile_id: business }),
  });
  await records.talent({ status: 'Pending' });
  await records.talent({}, { consent: false });
  await records.news({ publish: false });
  await records.news({ publish_at: '2099-01-01T00:00:00Z' });
  await records.news({ type: 'TalkOfTheTown', publish_at: '2099-01-01T00:00:00Z' });
  await records.job({ business_profile_id: business, visibility: 'Internal' });
  await records.job({ business_profile_id: business, status: 'Review' });
  const gone = await records.news();
  await records.db
    .updateTable('news')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', gone)
    .execute();
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url });

test('the overview counts public records and has the time of the last change', async () => {
  const { kinds, size } = (await get('/api/feed')).json();
  expect(size).toBe(10_000);
  expect(kinds.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
    ['talent', 1],
    ['news', 2],
    ['talk', 1],
    ['job', 1],
  ]);
  for (const { changedAt } of kinds) {
    expect(Math.abs(Date.now() - Date.parse(changedAt))).toBeLessThan(120_000);
  }
});

test.each([
  ['talent', ['talent']],
  ['news', ['news', 'older']],
  ['talk', ['talk']],
  ['job', ['job']],
])('%s lists public records only', async (kind, names) => {
  const { items } = (await get(`/api/feed/${kind}`)).json();
  const listed = items.map(({ id }: { id: string }) => id);
  expect(listed).toEqual(names.map((name) => ids[name]));
  expect((await get(`/api/feed/${kind}?page=2`)).json()).toEqual({ items: [] });
});

test.each(['secret', 'client', 'latest?type=Secret', 'news?page=0'])(
  '%s is refused',
  async (path) => {
    expect((await get(`/api/feed/${path}`)).statusCode).toBe(400);
  },
);

test('the latest articles of a type are the newest published, in whatever order editors put them', async () => {
  const { items } = (await get('/api/feed/latest?type=General')).json();
  expect(items.map(({ id }: { id: string }) => id)).toEqual([ids['news'], ids['older']]);
  expect(items[0]).toMatchObject({ title: { th: 'ใหม่', en: 'New' }, type: 'General' });
});
