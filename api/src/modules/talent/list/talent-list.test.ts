import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentChanged } from '../../../kernel/content/content.ts';
import { createRecords, text, type Records } from '../../../testing/records.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TalentPage } from './talent.schema.ts';

let api: TestApi;
let records: Records;
const tag = { drama: '', dance: '' };

beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  tag.drama = await records.tag('Talent', 'ละคร', 'Drama');
  tag.dance = await records.tag('Talent', 'เต้น', 'Dance');
  await records.talent(
    {
      display_name: 'น้ำผึ้ง',
      nick_name: text('ผึ้ง', 'Bee'),
      height: 170,
      birthday: '2000-01-01',
      hair_colour: 'black',
      skin_tone: 'tan',
      languages: ['th', 'en'],
      created_at: '2026-01-01T00:00:00Z',
    },
    {
      types: ['Influencer', 'Actor'],
      tagIds: [tag.drama],
      accounts: [
        { channel: 'Instagram', followers: 900, engagementRate: 12 },
        { channel: 'Tiktok', followers: 500_000, engagementRate: 2 },
      ],
    },
  );
  await records.talent(
    {
      display_name: 'กินรี',
      gender: 'Male',
      height: 180,
      birthday: '1990-06-01',
      hair_colour: 'brown',
      languages: ['th'],
      created_at: '2026-01-02T00:00:00Z',
    },
    {
      types: ['Singer'],
      tagIds: [tag.dance],
      accounts: [{ channel: 'Instagram', followers: 1000, engagementRate: 2 }],
    },
  );
  await records.talent(
    {
      display_name: '100% <b>Bold</b>_x',
      first_name: text('เก่ง', 'Keng'),
      height: null,
      birthday: '2015-03-03',
      created_at: '2026-01-03T00:00:00Z',
    },
    { types: ['NewBorn'], tagIds: [tag.dance, tag.drama] },
  );
  const accounts = [{ channel: 'Youtube', followers: 5, engagementRate: 1 }] as const;
  for (const [row, consent] of [
    [{ display_name: 'ลับ รออนุมัติ', status: 'Pending' }, true],
    [{ display_name: 'ลับ ปิดใช้', active: false }, true],
    [{ display_name: 'ลับ ไม่ยินยอม' }, false],
    [{ display_name: 'ลับ ลบแล้ว', deleted_at: '2026-01-01T00:00:00Z' }, true],
  ] as const) {
    await records.talent(row, {
      types: ['Actor'],
      consent,
      tagIds: [tag.drama],
      accounts: [...accounts],
    });
  }
});
afterAll(() => api.close());

const get = (query: string) => api.app.inject(`/api/talent?${query}`);
async function names(query: string): Promise<string[]> {
  const answer = await get(query);
  expect(answer.statusCode).toBe(200);
  const page = answer.json<TalentPage>();
  expect(page.total).toBe(page.items.length);
  return page.items.map(({ displayName }) => displayName);
}

const BOLD = '100% <b>Bold</b>_x';

describe('filters', () => {
  test.each([
    ['', [BOLD, 'กินรี', 'น้ำผึ้ง']],
    ['talentGroup=Actor', ['น้ำผึ้ง']],
    ['talentGroup=Influencer', ['น้ำผึ้ง']],
    ['talentGroup=MegaStar', []],
    ['tags=drama', [BOLD, 'น้ำผึ้ง']],
    ['tags=เต้น', [BOLD, 'กินรี']],
    ['tags=dance&tags=drama', [BOLD, 'กินรี', 'น้ำผึ้ง']],
    ['tags=nothing', []],
    ['channel=Instagram', ['กินรี', 'น้ำผึ้ง']],
    ['channel=Youtube', []],
    ['followersFrom=1000', ['กินรี', 'น้ำผึ้ง']],
    ['followersFrom=0&followersTo=999', ['น้ำผึ้ง']],
    ['followersFrom=1000&followersTo=1000', ['กินรี']],
    ['engagementRateFrom=12', ['น้ำผึ้ง']],
    ['engagementRateFrom=2&engagementRateTo=2', ['กินรี', 'น้ำผึ้ง']],
    ['channel=Instagram&followersFrom=1000', ['กินรี']],
    ['channel=Instagram&followersTo=1000&engagementRateFrom=10', ['น้ำผึ้ง']],
    ['followersFrom=100000&engagementRateFrom=10', []],
    ['gender=Male', ['กินรี']],
    ['gender=LGBTQ%2B', []],
    ['gender=Male&gender=Female', [BOLD, 'กินรี', 'น้ำผึ้ง']],
    ['age=0-20', [BOLD]],
    ['age=0-20&age=30-45', [BOLD, 'กินรี']],
    ['age=30', ['กินรี']],
    ['age=0-20&age=30-', [BOLD, 'กินรี']],
    ['age=30-20', []],
    ['age=0-20&ageFrom=30', []],
    ['height=165-170', ['น้ำผึ้ง']],
    ['height=165-170&height=179.5-', ['กินรี', 'น้ำผึ้ง']],
    ['hairColour=black', ['น้ำผึ้ง']],
    ['hairColour=black&hairColour=brown', ['กินรี', 'น้ำผึ้ง']],
    ['hairColour=brown&skinTone=tan', []],
    ['skinTone=tan', ['น้ำผึ้ง']],
    ['language=th', ['กินรี', 'น้ำผึ้ง']],
    ['language=th&language=en', ['น้ำผึ้ง']],
    ['language=xx', []],
    ['talentGroup=Actor&gender=Male', []],
    ['heightFrom=170.1&heightTo=180', ['กินรี']],
    ['ageTo=20', [BOLD]],
    ['keyword=กินรี', ['กินรี']],
    ['keyword=นำผึง', ['น้ำผึ้ง']],
    ['keyword=bEe', ['น้ำผึ้ง']],
    ['keyword=keng', [BOLD]],
    ['keyword=เกง', [BOLD]],
    ['keyword=100%25', [BOLD]],
    ['keyword=%25', [BOLD]],
    ['keyword=_x', [BOLD]],
    ['keyword=__', []],
    ['keyword=%5C', []],
    ['keyword=@talent.test', []],
    ['keyword=ลับ', []],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('takes tags by id too', async () => {
    expect(await names(`tags=${tag.drama}`)).toEqual([BOLD, 'น้ำผึ้ง']);
  });
});

describe('what visitors may not read they cannot filter by', () => {
  test.each([
    ...['budgetFrom=1', 'budgetTo=1', 'weightFrom=1', 'weightTo=99', 'birthday=2000-01-01'],
    ...['eyeColour=black', 'chest=30-40', 'weight=40-50'],
    ...['chestFrom=1', 'status=Pending', 'active=true', 'isTop10=true', 'missingTranslation=true'],
    ...['deleted=true', 'businessProfileId=abc', 'isPublic=false', 'audience=management'],
  ])('%s is refused by its name', async (query) => {
    const answer = await api.app.inject(`/api/talent?${query}`);
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ field: query.split('=')[0], rule: 'unknown' }],
    });
  });
});

describe('order', () => {
  test.each([
    ['CreatedAt', 'asc', ['น้ำผึ้ง', 'กินรี', BOLD]],
    ['createdat', 'desc', [BOLD, 'กินรี', 'น้ำผึ้ง']],
    ['DisplayName', 'asc', ['กินรี', 'น้ำผึ้ง', BOLD]],
    ['DisplayName', 'desc', [BOLD, 'น้ำผึ้ง', 'กินรี']],
    ['Followers', 'desc', ['น้ำผึ้ง', 'กินรี', BOLD]],
    ['Followers', 'asc', ['กินรี', 'น้ำผึ้ง', BOLD]],
    ['Height', 'asc', ['น้ำผึ้ง', 'กินรี', BOLD]],
    ['Height', 'desc', ['กินรี', 'น้ำผึ้ง', BOLD]],
    ['Age', 'asc', [BOLD, 'น้ำผึ้ง', 'กินรี']],
    ['Age', 'desc', ['กินรี', 'น้ำผึ้ง', BOLD]],
  ])('%s %s', async (column, direction, expected) => {
    const query = `sortByColumn=${column}&sortByAlphabetically=${direction}`;
    expect(await names(query)).toEqual(expected);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'size=0',
    'size=-1',
    'sortByColumn=Password',
    'sortByColumn=CreatedAt&sortByAlphabetically=up',
    'talentGroup=King',
    'channel=Myspace',
    'gender=X',
    'age=x',
    'age=18-24-30',
    'age=-24',
    'age=1e2',
    'age=1234',
    `${'age=18-24&'.repeat(11)}`,
    'height=160.123',
    'height=',
    'hairColour=purple',
    'skinTone=%27%20OR%201=1',
    'language=thai',
    'language=th&language=th',
    'followersFrom=abc',
    'page=1e309',
    'size=-Infinity',
    'followersTo=1e309',
    'keyword=%00',
    'ids=urn:uuid:018cc251-f400-7000-8000-000000000000',
    'followersFrom=-1',
    'engagementRateTo=many',
    `keyword=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: expect.any(String) }],
    });
  });

  test('pages without gaps or repeats, and is empty past the end', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) => (await get(`size=1&page=${page}`)).json<TalentPage>()),
    );
    expect(pages.map(({ items }) => items.map(({ displayName }) => displayName))).toEqual([
      [BOLD],
      ['กินรี'],
      ['น้ำผึ้ง'],
      [],
    ]);
    expect(pages.map(({ total, size }) => [total, size])).toEqual(Array(4).fill([3, 1]));
  });
});

describe('a card', () => {
  test('has the largest account and no private data', async () => {
    const card = (await get('keyword=กินรี')).json<TalentPage>().items[0];
    expect(card).toMatchObject({
      talentTypes: ['Singer'],
      channel: 'Instagram',
      followers: 1000,
      engagementRate: 2,
      tags: [{ id: tag.dance, th: 'เต้น', en: 'Dance' }],
      age: expect.any(Number),
      isTop10: false,
    });
    expect(JSON.stringify(card)).not.toMatch(/@talent\.test|0812345678|1990-06-01/);
  });

  test('leaves HTML in names as the text it is', async () => {
    const answer = await get('keyword=bold');
    expect(answer.headers['content-type']).toMatch('application/json');
    expect(answer.json<TalentPage>().items[0]?.displayName).toBe(BOLD);
  });
});

describe('tags and summary', () => {
  test('count public talents only, and are recomputed after a change of content', async () => {
    const before = (await api.app.inject('/api/talent/summary')).json();
    expect(before).toMatchObject({ total: 3 });
    expect(before.groups).toHaveLength(8);
    expect(before.groups).toContainEqual({ talentType: 'Actor', count: 1 });
    const tags = (await api.app.inject('/api/talent/tags')).json();
    expect(tags.map(({ en }: { en: string }) => en).sort()).toEqual(['Dance', 'Drama']);

    const id = await records.talent({ display_name: 'ใหม่' }, { types: ['MegaStar'] });
    await contentChanged(api.services, { entity: 'talent', id });
    expect((await api.app.inject('/api/talent/summary')).json()).toMatchObject({ total: 4 });
    expect((await get('')).json<TalentPage>().total).toBe(4);

    await records.db
      .updateTable('consent')
      .set({ withdrawn_at: new Date() })
      .where('subject', '=', id)
      .execute();
    await contentChanged(api.services, { entity: 'talent', id });
    expect(await names('keyword=ใหม่')).toEqual([]);
    expect((await api.app.inject('/api/talent/summary')).json()).toMatchObject({ total: 3 });
  });
});
