import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { createRecords, text, type Records } from '../../testing/records.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let records: Records;
const ids: Record<string, string> = {};
const SCRIPT = '"><script>alert(1)</script>';

beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  const music = await records.tag('News', 'ดนตรี', 'Music');
  const secret = await records.tag('News', 'ลับ', 'Secret');
  const at = (day: number) => `2026-01-0${day}T00:00:00Z`;
  ids['old'] = await records.news({ title: text('เก่า'), created_at: at(1) }, [music]);
  ids['new'] = await records.news({ title: text('ใหม่ 50%', 'New'), created_at: at(2) });
  ids['first'] = await records.news({ title: text('ปักหมุด'), created_at: at(1), sort_order: 1 });
  ids['talk'] = await records.news({
    title: text(`เมาท์ ${SCRIPT}`, ''),
    type: 'TalkOfTheTown',
    created_at: at(3),
  });
  ids['hidden'] = await records.news({ title: text('ซ่อน'), publish: false }, [secret]);
  ids['later'] = await records.news({ title: text('รอ'), publish_at: '2100-01-01T00:00:00Z' }, [
    secret,
  ]);
  ids['gone'] = await records.news({ title: text('ลบ'), deleted_at: at(1) }, [secret]);
});
afterAll(() => api.close());

const inject = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers });
const titles = (body: { items: { title: { th: string } }[] }): string[] =>
  body.items.map(({ title }) => title.th);

describe('the public list', () => {
  test.each([
    ['type=General', ['ปักหมุด', 'ใหม่ 50%', 'เก่า']],
    ['type=TalkOfTheTown', [`เมาท์ ${SCRIPT}`]],
    ['type=General&tags=music', ['เก่า']],
    ['tags=secret', []],
    ['keyword=50%25', ['ใหม่ 50%']],
    ['keyword=ใหม', ['ใหม่ 50%']],
    ['keyword=ซ่อน', []],
    ['type=General&sortByColumn=CreatedAt&sortByAlphabetically=desc&size=1', ['ใหม่ 50%']],
    ['type=General&page=9', []],
  ])('%s', async (query, expected) => {
    const answer = await inject(`/api/news?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(titles(answer.json())).toEqual(expected);
  });

  test.each(['type=Gossip', 'page=0', 'size=0', 'sortByColumn=Detail'])(
    'refuses %s',
    async (query) => {
      expect((await inject(`/api/news?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('an article', () => {
  test('is found, with its type if one is given', async () => {
    const answer = await inject(`/api/news/${ids['talk']}?type=TalkOfTheTown`);
    expect(answer.json()).toMatchObject({
      id: ids['talk'],
      detail: { th: '<p>เนื้อหา</p>', en: '<p>Text</p>' },
      publishedAt: '2026-01-03T00:00:00.000Z',
    });
    expect((await inject(`/api/news/${ids['talk']}?type=General`)).statusCode).toBe(404);
  });

  test.each(['hidden', 'later', 'gone', 'unknown', 'garbage'])(
    '%s does not exist',
    async (name) => {
      ids['unknown'] = newId();
      const path = ids[name] ?? "x'--";
      for (const url of [`/api/news/${path}`, `/api/news/sharefacebook/${path}`]) {
        const answer = await inject(url);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'NEWS_NOT_EXIST']);
      }
    },
  );
});

test('tags are those of readable articles of the type, 204 when there are none', async () => {
  const all = await inject('/api/news/tags');
  expect(all.json().map(({ en }: { en: string }) => en)).toEqual(['Music']);
  const none = await inject('/api/news/tags?type=TalkOfTheTown');
  expect([none.statusCode, none.body]).toEqual([204, '']);
});

test('the share page has Open Graph tags, redirects people and escapes markup', async () => {
  const { body, headers, statusCode } = await inject(`/api/news/sharefacebook/${ids['talk']}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch("default-src 'none'");
  const article = `${api.services.config.publicUrl}/talkofthetown/${ids['talk']}`;
  expect(body).toContain(`<meta property="og:url" content="${article}">`);
  expect(body).toContain(`content="0; url=${article}"`);
  expect(body).toContain('property="og:title" content="เมาท์ &quot;&gt;&lt;script&gt;');
  expect(body).not.toContain('<script');
  const english = await inject(`/api/news/sharefacebook/${ids['new']}?lang=en`);
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain('property="og:title" content="New"');
});

describe('the management list', () => {
  test.each([
    ['status=Published', 4],
    ['status=Scheduled', 1],
    ['status=Unpublished', 1],
    ['type=TalkOfTheTown', 1],
    ['tags=secret', 2],
    ['keyword=รอ', 1],
    ['', 6],
  ])('%s', async (query, total) => {
    const staff = await api.signIn({ permission: 'Staff' });
    const answer = await inject(`/api/management/news?${query}`, staff.headers);
    expect(answer.json()).toMatchObject({ total, size: 10 });
    expect(answer.json().items).toHaveLength(total);
  });

  test('tells status and missing translations', async () => {
    const staff = await api.signIn({ permission: 'Staff' });
    const answer = await inject('/api/management/news?type=TalkOfTheTown', staff.headers);
    expect(answer.json().items[0]).toMatchObject({
      status: 'Published',
      missingTranslation: true,
      version: 1,
      order: null,
    });
  });

  test.each([
    ['Admin', 200],
    ['Staff', 200],
    ['Business', 403],
    ['Talent', 403],
    [null, 401],
  ] as const)('%s gets %i', async (permission, status) => {
    const person = permission && (await api.signIn({ permission }));
    const answer = await inject('/api/management/news', person ? person.headers : {});
    expect(answer.statusCode).toBe(status);
  });
});
