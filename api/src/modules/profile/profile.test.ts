import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '@dara/model';
import { sql } from 'kysely';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { profilePageQuery } from './profile.repository.ts';

let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signIn({ permission: 'Admin', first_name: 'Zoe', last_name: 'Admin' });
  const people: [Permission, string, string, boolean][] = [
    ['Staff', 'ไก่', 'ปิ่นเพชร', true],
    ['Staff', 'กา', 'ญี่ปุ่น', false],
    ['Talent', 'เก', 'น้ำผึ้ง', true],
    ['Business', 'ขา', '100%_แท้', true],
  ];
  for (const [permission, first_name, last_name, active] of people) {
    await api.createProfile({
      permission,
      first_name,
      last_name,
      active,
      contact_phone: '0812345678',
    });
  }
  await api.createProfile({ permission: 'Staff', first_name: 'ลบแล้ว', deleted_at: new Date() });
});
afterAll(() => api.close());

interface Page {
  items: { id: string; firstName: string; lastName: string; permission: Permission }[];
  page: number;
  size: number;
  total: number;
}

const get = (path: string, headers: Record<string, string> = admin.headers) =>
  api.app.inject({ url: `/api/management/profile${path}`, headers });
const list = async (query: string): Promise<Page> => (await get(`?${query}`)).json<Page>();
const firstNames = async (query: string) =>
  (await list(query)).items.map(({ firstName }) => firstName);

describe('list', () => {
  test('lists all users except deleted ones, newest first, without secrets', async () => {
    const answer = await get('');
    expect(answer.json()).toMatchObject({ page: 1, size: 10, total: 5 });
    expect(answer.json<Page>().items.map(({ firstName }) => firstName)).toEqual([
      'ขา',
      'เก',
      'กา',
      'ไก่',
      'Zoe',
    ]);
    expect(answer.body).not.toMatch(/password|hash|search/i);
  });

  test('sorts Thai in dictionary order, both ways, whatever the case of the column', async () => {
    expect(await firstNames('sortByColumn=firstname&sortByAlphabetically=asc')).toEqual([
      'Zoe',
      'กา',
      'เก',
      'ไก่',
      'ขา',
    ]);
    expect(await firstNames('sortByColumn=FirstName&sortByAlphabetically=desc')).toEqual([
      'ขา',
      'ไก่',
      'เก',
      'กา',
      'Zoe',
    ]);
  });

  test.each([
    ['น้ำ', ['เก']],
    ['นำผึง', ['เก']],
    ['ZOE', ['Zoe']],
    ['0%_แ', ['ขา']],
    ['0_', []],
    ['%', ['ขา']],
    ['\\', []],
    ["'; drop table profile --", []],
  ])('finds %j', async (keyword, expected) => {
    expect(await firstNames(`keyword=${encodeURIComponent(keyword)}`)).toEqual(expected);
  });

  test('filters by permission, one or several, and by activity', async () => {
    expect((await list('permission=Staff')).total).toBe(2);
    expect((await list('permission=Staff&permission=Talent')).total).toBe(3);
    expect(await firstNames('permission=Staff&active=false')).toEqual(['กา']);
  });

  test('pages without gaps or repeats, past the end is empty, size is capped', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page=${page}&size=2`)));
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(5);
    expect(pages[3]).toMatchObject({ page: 4, total: 5 });
    expect((await list('size=10000')).size).toBe(100);
  });

  test.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=two', 'page'],
    ['page=99999999999999999999', 'page'],
    ['size=0', 'size'],
    ['sortByColumn=password_hash', 'sortByColumn'],
    ['sortByAlphabetically=up', 'sortByAlphabetically'],
    ['permission=Root', 'permission.0'],
    ['active=maybe', 'active'],
    [`keyword=${'x'.repeat(101)}`, 'keyword'],
  ])('refuses %s', async (query, field) => {
    const answer = await get(`?${query}`);
    expect(answer.statusCode).toBe(400);
    const { code, errors } = answer.json<{ code: string; errors: { field: string }[] }>();
    expect(code).toBe('VALIDATION_FAILED');
    expect(errors.map((error) => error.field)).toContain(field);
  });

  test.each(['Staff', 'Business', 'Talent'] as const)('is not for %s', async (permission) => {
    const { headers } = await api.signIn({
      permission,
      deleted_at: null,
      first_name: 'x',
      active: true,
    });
    expect((await get('', headers)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('is not for strangers', async () => {
    expect((await get('', {})).json()).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
  });
});

describe('detail', () => {
  test('shows the record with its address to an administrator and to oneself', async () => {
    const address = {
      province: 'เชียงใหม่',
      district: 'เมืองเชียงใหม่',
      sub_district: 'ศรีภูมิ',
      postal_code: '50200',
    };
    const own = await api.signIn({
      permission: 'Talent',
      ...address,
      address: '1 ถนนคชสาร',
      language: 'en',
    });
    for (const headers of [admin.headers, own.headers]) {
      const answer = await get(`/${own.id}`, headers);
      expect(answer.json()).toMatchObject({
        id: own.id,
        email: own.email,
        country: 'TH',
        province: 'เชียงใหม่',
        district: 'เมืองเชียงใหม่',
        subDistrict: 'ศรีภูมิ',
        postalCode: '50200',
        address: '1 ถนนคชสาร',
        language: 'en',
        image: null,
        talentId: null,
        version: 1,
      });
    }
  });

  test("others' records, deleted ones and unknown ones do not exist", async () => {
    const staff = await api.signIn({ permission: 'Staff' });
    const deleted = await api.createProfile({ permission: 'Staff', deleted_at: new Date() });
    const missing = { status: 404, code: 'USER_NOT_EXIST' };
    expect((await get(`/${admin.id}`, staff.headers)).json()).toMatchObject(missing);
    expect((await get(`/${deleted.id}`)).json()).toMatchObject(missing);
    expect((await get(`/${randomUUID()}`)).json()).toMatchObject(missing);
  });

  test('an id that is no UUID does not exist', async () => {
    for (const id of ['1', 'me', "1' or '1'='1"]) {
      const answer = await get(`/${encodeURIComponent(id)}`);
      expect(answer.json()).toMatchObject({ status: 404, code: 'USER_NOT_EXIST' });
    }
  });

  test('shows the image by its reference', async () => {
    const image = randomUUID();
    await sql`
      insert into image (id, hash, format, width, height, size, alt, placeholder)
      values (${image}, ${'a'.repeat(64)}, 'jpeg', 400, 300, 1000, ${'{"th":"รูป","en":"Picture"}'}::jsonb, '#abcdef')
    `.execute(api.services.db);
    const { id } = await api.createProfile({ permission: 'Staff', image_id: image });
    expect((await get(`/${id}`)).json<{ image: unknown }>().image).toEqual({
      id: image,
      width: 400,
      height: 300,
      alt: { th: 'รูป', en: 'Picture' },
      placeholder: '#abcdef',
      focus: null,
    });
  });
});

const isAll = process.env['DARA_TEST_ALL'] === '1';
// The embedded database takes a minute for as many rows as the server takes in seconds.
const ROWS = isAll && process.env['TEST_DB'] === 'postgres' ? 100_000 : 10_000;
const PORTION = 10_000;

describe(`at ${ROWS} rows`, () => {
  let large: TestApi;
  beforeAll(async () => {
    large = await createTestApi({ isOwnDatabase: true });
    // In portions: a statement has a bounded time, however busy the machine.
    for (let from = 1; from <= ROWS; from += PORTION) {
      await sql`
        insert into profile (id, email, first_name, last_name, permission, created_at)
        select gen_random_uuid(), 'user' || n || '@dara.test', 'ชื่อ' || md5(n::text), 'สกุล' || md5((n * 7)::text),
          case n % 50 when 0 then 'Staff' else 'Talent' end, now() - n * interval '1 minute'
        from generate_series(${from}::integer, ${from + PORTION - 1}::integer) as n`.execute(
        large.services.db,
      );
    }
    await large.services.database.analyze();
  }, 180_000);
  afterAll(() => large.close());

  test.each([
    ['the default order', {}, 'profile_created_at_idx'],
    ['the Thai order of names', { sortByColumn: 'FirstName' }, 'profile_first_name_idx'],
    [
      'another order, descending',
      { sortByColumn: 'Email', sortByAlphabetically: 'desc' },
      'profile_email_idx',
    ],
    ['a keyword', { keyword: 'user4711@' }, 'profile_search_idx'],
  ] as const)('%s reads an index and scans nothing', async (_case, query, index) => {
    const db = large.services.db;
    const compiled = profilePageQuery(db, { page: 1, size: 10, ...query });
    const plan = await db.transaction().execute(async (trx) => {
      // A tenth of the rows: a page that is read in order costs as much as ten, as if there were all of them.
      await sql`set local seq_page_cost = ${sql.lit(isAll ? 1 : 10)}`.execute(trx);
      return trx.executeQuery({ ...compiled, sql: `explain ${compiled.sql}` });
    });
    const text = JSON.stringify(plan.rows);
    expect(text).toContain(index);
    expect(text).not.toContain('Seq Scan on profile');
  });
});
