import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today } from '../../../kernel/age.ts';
import { newId } from '../../../kernel/new-id.ts';
import { createRecords, text, type Records } from '../../../testing/records.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/test-api.ts';
import type { TalentRowPage } from './talent-management.schema.ts';

let api: TestApi;
let records: Records;
let staff: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  staff = await api.signIn({ permission: 'Staff' });
  const year = Number(today().slice(0, 4));
  const old = await records.talent(
    {
      display_name: 'แก่',
      birthday: `${year - 60}-01-01`,
      height: 150,
      weight: 80,
      email: 'old@find.test',
      nick_name: text('แก่', ''),
    },
    {
      tagIds: [await records.tag('Talent', 'ตลก')],
      accounts: [{ channel: 'Tiktok', followers: 2_000_000, engagementRate: 21 }],
    },
  );
  await records.talent({
    display_name: 'เด็ก',
    birthday: `${year - 8}-01-01`,
    height: 120,
    weight: 25,
    status: 'Pending',
    is_top10: true,
  });
  await records.talent({ display_name: 'พัก', active: false, birthday: null }, { consent: false });
  await records.talent({ display_name: 'ลบ', deleted_at: new Date() });
  const removed = newId();
  await records.db
    .insertInto('work')
    .values({ id: removed, talent_id: old, talent_type: 'Singer', deleted_at: new Date() })
    .execute();
  for (const [work_id, rate_charge] of [
    [await records.work(old), 25_000.5],
    [removed, 900_000],
  ] as const) {
    const rate = { id: newId(), talent_id: old, work_id, rate_charge };
    await records.db
      .insertInto('work_budget')
      .values({ ...rate, budget_type: 'Video' })
      .execute();
  }
});
afterAll(() => api.close());

const list = (query: string) =>
  api.app.inject({ url: `/api/management/talent?${query}`, headers: staff.headers });

describe('management filters', () => {
  test.each([
    ['', ['พัก', 'เด็ก', 'แก่']],
    ['budgetFrom=25000.5&budgetTo=25000.5', ['แก่']],
    ['budgetTo=25000', []],
    ['ageFrom=8&ageTo=8', ['เด็ก']],
    ['ageFrom=60', ['แก่']],
    ['ageTo=7', []],
    ['heightFrom=120&heightTo=149.9', ['เด็ก']],
    ['weightFrom=80', ['แก่']],
    ['weightTo=25', ['เด็ก']],
    ['budgetFrom=500000', []],
    ['followersFrom=1000001', ['แก่']],
    ['followersTo=999', []],
    ['engagementRateFrom=20.01&channel=Tiktok', ['แก่']],
    ['engagementRateTo=20', []],
    ['channel=Instagram', []],
    ['talentGroup=Actor&tags=ตลก', ['แก่']],
    ['talentGroup=Singer', []],
    ['status=Pending', ['เด็ก']],
    ['status=Pending&status=Approved', ['พัก', 'เด็ก', 'แก่']],
    ['active=false', ['พัก']],
    ['isTop10=true', ['เด็ก']],
    ['isTop10=false', ['พัก', 'แก่']],
    ['missingTranslation=true', ['แก่']],
    ['missingTranslation=false', ['พัก', 'เด็ก']],
    ['missingTranslation=false&status=Pending&isTop10=true&ageTo=10&heightTo=130', ['เด็ก']],
    ['keyword=old@find', ['แก่']],
    ['keyword=เดก', ['เด็ก']],
    ['gender=Male', []],
  ])('%s', async (query, expected) => {
    const answer = await list(query);
    expect(answer.statusCode).toBe(200);
    const page = answer.json<TalentRowPage>();
    expect(page.items.map(({ displayName }) => displayName)).toEqual(expected);
    expect(page).toMatchObject({ total: expected.length, page: 1, size: 10 });
  });

  test.each([
    'page=0',
    'size=-1',
    'status=Nice',
    'ageFrom=-1',
    'active=maybe',
    'sortByColumn=Email',
  ])('refuses %s', async (query) => {
    expect((await list(query)).statusCode).toBe(400);
  });

  test('the deleted are for administrators, who may restore them', async () => {
    const admin = await api.signIn({ permission: 'Admin' });
    const url = '/api/management/talent?deleted=true&sortByColumn=DisplayName';
    const answer = await api.app.inject({ url, headers: admin.headers });
    expect(answer.json()).toMatchObject({
      items: [{ displayName: 'ลบ', deletedAt: expect.any(String) }],
      total: 1,
    });
    expect((await list('deleted=true')).statusCode).toBe(403);
    expect((await list('deleted=false')).json()).toMatchObject({ total: 3 });
  });

  test('rows say what staff need', async () => {
    const [row] = (await list('keyword=old@find')).json<TalentRowPage>().items;
    expect(row).toMatchObject({
      email: 'old@find.test',
      phoneNumber: '0812345678',
      status: 'Approved',
      active: true,
      isPublic: true,
      missingTranslation: true,
      version: 1,
    });
  });
});

test.each([
  ['Admin', 200],
  ['Staff', 200],
  ['Business', 403],
  ['Talent', 403],
  [null, 401],
] as const)('%s gets %i from the management list', async (permission, status) => {
  const person = permission && (await api.signIn({ permission }));
  const answer = await api.app.inject({
    url: '/api/management/talent',
    headers: person ? person.headers : {},
  });
  expect(answer.statusCode).toBe(status);
});

test.each([
  ['Admin', 403],
  ['Staff', 403],
  ['Business', 403],
  [null, 401],
] as const)('%s gets %i from the own talent profile', async (permission, status) => {
  const person = permission && (await api.signIn({ permission }));
  const answer = await api.app.inject({
    url: '/api/talent/profile',
    headers: person ? person.headers : {},
  });
  expect(answer.statusCode).toBe(status);
});
