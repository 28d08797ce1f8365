import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../../../kernel/new-id.ts';
import { createRecords, text, type Records } from '../../../testing/records.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { HITS_MAX } from './talent-hits.ts';
import type { TalentPage } from './talent.schema.ts';

let api: TestApi;
let records: Records;

beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  for (const [name, nick] of [
    ['น้ำผึ้ง', text('น้ำผึ้ง', 'Namphueng')],
    ['ฟ้าใส', text('ฟ้าใส', 'Fahsai')],
    ['อิงอิง', text('อิงอิง', 'Ing-Ing')],
    ['Nadech Star', text('แบรี่', 'Barry')],
    ['The Nadech', text('เดอะ', 'The')],
    ['Xnadech', text('เอ็กซ์', 'X')],
    ['Nadech', text('ณเดชน์', 'Nadech')],
    ['กานต์ธิดา', text('กานต์', 'Kan')],
    ['ณัฐ', text('ณัฐ', 'Nat')],
    ['ใบเตย', text('ใบเตย', 'Baitoey')],
    ['ภูมิ', text('ภูมิ', 'Phum')],
    ['เจนนี่', text('เจนนี่', 'Jenni')],
    ['แก้ว รุ่น ๒', text('แก้ว', 'Kaeo')],
  ] as const) {
    await records.talent({ display_name: name, nick_name: nick });
  }
  await records.talent({
    display_name: 'ซ่อนกลิ่น',
    nick_name: text('ซ่อน', 'Son'),
    active: false,
  });
});
afterAll(() => api.close());

async function search(keyword: string, more = ''): Promise<TalentPage> {
  const url = `/api/talent?keyword=${encodeURIComponent(keyword)}${more}`;
  const answer = await api.app.inject(url);
  expect(answer.statusCode).toBe(200);
  return answer.json<TalentPage>();
}
const names = async (keyword: string, more?: string): Promise<string[]> =>
  (await search(keyword, more)).items.map(({ displayName }) => displayName);

describe('a keyword', () => {
  test.each([
    ['น้ำพึ้ง', 'น้ำผึ้ง'],
    ['namphung', 'น้ำผึ้ง'],
    ['Nam Phueng', 'น้ำผึ้ง'],
    ['Namphueg', 'น้ำผึ้ง'],
    ['Fahsay', 'ฟ้าใส'],
    ['fasai', 'ฟ้าใส'],
    ['Ing Ing', 'อิงอิง'],
    ['inging', 'อิงอิง'],
    ['Ing-Ing', 'อิงอิง'],
    ['Ing\u2011Ing', 'อิงอิง'],
    ['น\u0E4D้\u0E32ผึ้ง', 'น้ำผึ้ง'],
    ['น\u0E33\u0E49ผึ้\u200Bง', 'น้ำผึ้ง'],
    ['อิิงอิง', 'อิงอิง'],
    ['เเก้ว', 'แก้ว รุ่น ๒'],
    ['รุ่น 2', 'แก้ว รุ่น ๒'],
    ['karnthida', 'กานต์ธิดา'],
    ['nut', 'ณัฐ'],
    ['bytoey', 'ใบเตย'],
    ['bhumi', 'ภูมิ'],
    ['jenny', 'เจนนี่'],
  ])('written %s finds %s', async (keyword, name) => {
    expect(await names(keyword)).toEqual([name]);
  });

  test('puts the name itself first, then what begins so, words, and what contains it', async () => {
    expect(await names('nadech')).toEqual(['Nadech', 'Nadech Star', 'The Nadech', 'Xnadech']);
    expect(await names('nadech', '&sortByColumn=DisplayName')).toEqual([
      'Nadech',
      'Nadech Star',
      'The Nadech',
      'Xnadech',
    ]);
    expect(await names('nadech', '&size=1&page=2')).toEqual(['Nadech Star']);
  });

  test('finds and suggests public talents only', async () => {
    expect(await search('ซ่อนกลิ่น')).toMatchObject({ items: [], total: 0 });
    expect((await search('ซ่อนกลิ่นน')).suggestion ?? { th: '' }).not.toMatchObject({ th: 'ซ่อน' });
  });

  test('without a match suggests the nearest name', async () => {
    expect(await search('namphixxx')).toMatchObject({
      items: [],
      total: 0,
      suggestion: { th: 'น้ำผึ้ง', en: 'Namphueng' },
    });
    expect(await search('น้ำผึ้ง', '&gender=Male')).toMatchObject({ total: 0 });
    expect(await search('zzzzz')).toMatchObject({ items: [], suggestion: null });
  });
});

describe('beside names', () => {
  const word = 'ซิตคอม';
  const has = { tag: '', credit: '', bio: '', name: '', hidden: '' };

  beforeAll(async () => {
    const named = (display_name: string, row = {}, tagIds: string[] = []) =>
      records.talent({ display_name, nick_name: null, ...row }, { tagIds });
    const tag = await records.tag('Talent', word, 'Sitcom');
    has.bio = await named('Alpha', { bio: text('เริ่มจากซิตคอมเรื่องดัง', 'Began in a hit sitcom') });
    has.tag = await named('Bravo', {}, [tag]);
    has.name = await named(`เจ้าหญิง ${word}`, {}, [tag]);
    has.credit = await named('Charlie');
    has.hidden = await named('Delta', { active: false, bio: text(word) }, [tag]);
    for (const id of [has.credit, has.hidden]) await addCredit(id, { project: `${word}บ้านเรา` });
    await addCredit(has.credit, { customer_name: 'Siam Soda', role: 'Villain', project: null });
    const removed = await named('Echo');
    await addCredit(removed, { project: 'ซิตคอมที่ลบแล้ว' });
    await records.db
      .updateTable('work')
      .set({ deleted_at: new Date() })
      .where('talent_id', '=', removed)
      .execute();
    const gone = await records.tag('Talent', 'ซิตคอมเก่า');
    await named('Foxtrot', {}, [gone]);
    await records.db
      .updateTable('tag')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone)
      .execute();
  });

  async function addCredit(talent_id: string, row: object): Promise<void> {
    const work_id = await records.work(talent_id);
    const credit = { customer_name: 'ลูกค้า', experience_type: 'Internal' as const, ...row };
    await records.db
      .insertInto('work_experience')
      .values({ id: newId(), work_id, talent_id, ...credit })
      .execute();
  }

  test('finds tags, credits and biographies after names', async () => {
    const found = (await search(word)).items.map(({ id }) => id);
    expect(found).toEqual([has.name, has.tag, has.credit, has.bio]);
    expect((await search(word, '&sortByColumn=DisplayName')).items.map(({ id }) => id)).toEqual([
      ...[has.name, has.bio, has.tag, has.credit],
    ]);
    expect(await search(word, '&gender=Male')).toMatchObject({ total: 0 });
    expect(await search(word, '&size=1&page=4')).toMatchObject({ total: 4 });
  });

  test.each([
    ['sitcom', ['name', 'tag', 'bio']],
    ['ซิดคอม', ['name', 'tag']],
    ['villain', ['credit']],
    ['siam soda', ['credit']],
    ['เรื่องดัง', ['bio']],
    ['100%', []],
  ] as const)('%s finds %j', async (keyword, expected) => {
    const found = (await search(keyword)).items.map(({ id }) => id);
    const wanted = expected.map((one) => has[one]);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  test('staff find names and contact data alone, as before', async () => {
    const { headers } = await api.signIn({ permission: 'Staff' });
    const url = `/api/management/talent?keyword=${encodeURIComponent(word)}`;
    const found = (await api.app.inject({ url, headers })).json<TalentPage>();
    expect(found.items.map(({ id }) => id)).toEqual([has.name]);
  });
});

test('of a common word the first thousand are counted', async () => {
  await sql`
    INSERT INTO talent (id, display_name, first_name, last_name, gender, birthday, email, status, public_consent,
      guardian_confirmed_at)
    SELECT gen_random_uuid(), 'ซ้ำกัน ' || n, ${text('ก')}::jsonb, ${text('ข')}::jsonb, 'Female', '1995-05-05',
      'n' || n || '@many.test', 'Approved', true, now()
    FROM generate_series(1, ${HITS_MAX + 5}::int) n`.execute(api.services.db);
  const found = await search('ซ้ำกัน');
  expect(found).toMatchObject({ total: HITS_MAX, isTotalBound: true });
  expect(found.items).toHaveLength(12);
  expect(await names('ซ้ำกัน', '&sortByColumn=DisplayName&sortByAlphabetically=desc')).toContain(
    'ซ้ำกัน 999',
  );
  expect(await search('ซ้ำกัน 77')).toMatchObject({ isTotalBound: false });
});
