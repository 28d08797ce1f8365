import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createRecords, text, type Records } from '../../../testing/records.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { HITS_MAX } from './talent-search.repository.ts';
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
