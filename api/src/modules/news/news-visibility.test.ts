import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentChanged, onContentChange } from '../../kernel/content/content.ts';
import { createRecords, text, type Records } from '../../testing/records.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let records: Records;
let commonTag: string;
const ids: Record<string, string> = {};

/** Each bears the common tag and a tag of its own, as articles do that share a subject. */
async function write(name: string, row: Parameters<Records['news']>[0]): Promise<void> {
  const own = await records.tag('News', `แท็ก ${name}`, `tag-${name}`);
  ids[name] = await records.news({ title: text(`เรื่อง ${name}`), ...row }, [commonTag, own]);
}

beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  commonTag = await records.tag('News', 'ร่วม', 'common');
  await write('readable', {});
  await write('unpublished', { publish: false });
  await write('unpublished-of-old', { publish: false, publish_at: '2020-01-01T00:00:00Z' });
  await write('scheduled', { publish_at: '2100-01-01T00:00:00Z' });
  await write('pinned-and-scheduled', { publish_at: '2100-01-01T00:00:00Z', sort_order: 1 });
  await write('deleted', { deleted_at: new Date() });
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject(url);

describe.each([
  'unpublished',
  'unpublished-of-old',
  'scheduled',
  'pinned-and-scheduled',
  'deleted',
])('an article that is %s', (name) => {
  test.each([
    '',
    '?type=General',
    '?sortByColumn=Order',
    '?sortByColumn=CreatedAt&sortByAlphabetically=desc',
    '?sortByColumn=Title',
    '?keyword=เรื่อง',
    '?tags=common',
  ])('is not in the list %s, nor counted', async (query) => {
    const { items, total } = (await get(`/api/news${query}`)).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([ids['readable']]);
    expect(total).toBe(1);
  });

  test('is not found by its own words or subject', async () => {
    for (const query of [`keyword=${encodeURIComponent(name)}`, `tags=tag-${name}`]) {
      expect((await get(`/api/news?${query}`)).json()).toMatchObject({ items: [], total: 0 });
    }
  });

  test.each(['', '?type=General'])('does not exist by id %s', async (query) => {
    const answer = await get(`/api/news/${ids[name]}${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NEWS_NOT_EXIST']);
    expect(answer.body).not.toContain('เรื่อง');
  });

  test('is not related to what shares its subject', async () => {
    const related = (await get(`/api/news?type=General&tags=${commonTag}&size=4`)).json();
    expect(related.items.map(({ id }: { id: string }) => id)).not.toContain(ids[name]);
  });

  test('lends no subject to the list of subjects', async () => {
    for (const query of ['', '?type=General']) {
      const tags: { en: string }[] = (await get(`/api/news/tags${query}`)).json();
      expect(tags.map(({ en }) => en).sort()).toEqual(['common', 'tag-readable']);
    }
  });

  test('is in no feed, nor counted there', async () => {
    const { items } = (await get('/api/feed/news')).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([ids['readable']]);
    expect((await get('/api/feed')).body).not.toContain('2100');
  });

  test('has no image to share', async () => {
    for (const file of ['th.png', 'en.png']) {
      expect((await get(`/api/share/news/${ids[name]}/${file}`)).statusCode).toBe(404);
    }
  });

  test('has no page to share', async () => {
    const answer = await get(`/api/news/sharefacebook/${ids[name]}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NEWS_NOT_EXIST']);
  });
});

test('a scheduled article is public on time without an event', async () => {
  api.services.jobs.start();
  const dueAt = new Date(Date.now() + 3000);
  await write('due', { type: 'TalkOfTheTown', publish_at: dueAt });
  await contentChanged(api.services, { entity: 'news', id: ids['due'] ?? '' });
  // Everything that keeps an answer has one from before.
  expect((await get('/api/news?type=TalkOfTheTown')).json().total).toBe(0);
  expect((await get('/api/news/tags?type=TalkOfTheTown')).statusCode).toBe(204);
  expect((await get(`/api/news/${ids['due']}`)).statusCode).toBe(404);
  await new Promise<void>((resolve) => {
    const stop = onContentChange(api.services, () => {
      stop();
      resolve();
    });
  });
  expect(Date.now()).toBeGreaterThanOrEqual(dueAt.getTime());
  const { items, total } = (await get('/api/news?type=TalkOfTheTown')).json();
  expect([items[0]?.id, total]).toEqual([ids['due'], 1]);
  expect((await get('/api/news/tags?type=TalkOfTheTown')).json()).toHaveLength(2);
  expect((await get(`/api/news/sharefacebook/${ids['due']}`)).statusCode).toBe(200);
});

test('what came into the table past the api does not run', async () => {
  const detail = text('<p>ก<script>alert(1)</script></p>', '<img src=x onerror=alert(1)>');
  const id = await records.news({ detail, title: text('<script>alert(1)</script>') });
  const answer = (await get(`/api/news/${id}`)).json();
  expect(answer.detail).toEqual({ th: '<p>ก</p>', en: '' });
  expect((await get(`/api/news/sharefacebook/${id}`)).body).not.toMatch(/<script|onerror/);
});
