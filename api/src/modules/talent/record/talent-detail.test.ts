import { describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import { text, type Records } from '../../../testing/records.ts';

const site = testSite();

const PRIVATE =
  /@talent\.test|0812345678|rateCharge|budget|7777|8888|guardian|แม่|"cpr"|email|phone/i;

async function withWork(row: Parameters<Records['talent']>[0] = {}): Promise<string> {
  const id = await site.records.talent(
    {
      guardian: JSON.stringify({ name: 'แม่', relation: 'm', phone: '1', email: 'm@m.mm' }),
      ...row,
    },
    { accounts: [{ channel: 'Instagram', followers: 10, engagementRate: 1 }] },
  );
  const of = { talent_id: id, work_id: await site.records.work(id) };
  await site.records.db
    .insertInto('work_budget')
    .values({ id: newId(), ...of, budget_type: 'Post', rate_charge: 7777 })
    .execute();
  await site.records.db
    .insertInto('work_experience')
    .values({
      id: newId(),
      ...of,
      customer_name: 'ลูกค้า',
      experience_type: 'External',
      project: 'ซีรีส์ เพลิงดาวเหนือ',
      role: 'นางเอก',
      hire_date: '2025-02-03',
    })
    .execute();
  await site.records.db
    .insertInto('work_social_performance')
    .values({
      id: newId(),
      ...of,
      channel: 'Instagram',
      followers: 4321,
      engagement: 5.5,
      cpr: 8888,
    })
    .execute();
  return id;
}

const detail = (id: string) => site.api.app.inject(`/api/talent/${id}`);

test('tells the facts, accounts and experiences, and nothing of money or contact', async () => {
  const id = await withWork({ weight: 50, chest: 32.5, bio: text('<i>ประวัติ</i>', '') });
  const answer = await detail(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    id,
    age: expect.any(Number),
    isMinor: false,
    weight: 50,
    chest: 32.5,
    bio: { th: '<i>ประวัติ</i>', en: '' },
    album: [],
    followers: 4321,
    socialMedia: [
      {
        channel: 'Instagram',
        link: 'https://social.test/Instagram',
        followers: 4321,
        engagementRate: 5.5,
      },
    ],
    works: [
      {
        talentType: 'Actor',
        experiences: [
          {
            customerName: 'ลูกค้า',
            project: 'ซีรีส์ เพลิงดาวเหนือ',
            role: 'นางเอก',
            experienceType: 'External',
            hireDate: '2025-02-03',
          },
        ],
      },
    ],
    compositeCards: [],
  });
  expect(answer.body).not.toMatch(PRIVATE);
});

test('shows less of a minor, and of a talent without a birthday', async () => {
  for (const birthday of ['2015-04-04', null]) {
    const answer = await detail(await withWork({ birthday, weight: 31, chest: 25, height: 140 }));
    expect(answer.json()).toMatchObject({
      isMinor: true,
      weight: null,
      chest: null,
      height: 140,
      socialMedia: [{ name: '', link: null }],
    });
    expect(answer.body).not.toMatch(/2015-04-04|@Instagram/);
  }
});

test.each([
  ['not an id', async () => 'abc'],
  ['unknown', async () => newId()],
  ['pending', () => site.records.talent({ status: 'Pending' })],
  ['inactive', () => site.records.talent({ active: false })],
  ['not consenting', () => site.records.talent({}, { consent: false })],
  ['deleted', () => site.records.talent({ deleted_at: new Date() })],
])('answers that a talent who is %s does not exist', async (_name, make) => {
  const answer = await detail(await make());
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'TALENT_NOT_EXIST' });
});

test('gives a talent the own full record, also before it is approved', async () => {
  const id = await withWork({ status: 'Pending' });
  const talent = await site.api.signIn({ permission: 'Talent', talent_id: id });
  const answer = await site.api.app.inject({ url: '/api/talent/profile', headers: talent.headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    id,
    email: `${id}@talent.test`,
    status: 'Pending',
    guardian: { name: 'แม่' },
    works: [{ budgets: [{ rateCharge: 7777 }], socialMediaPerformance: [{ cpr: 8888 }] }],
    consents: [{ purpose: 'PublicProfile', withdrawnAt: null }],
  });
  const stranger = await site.api.signIn({ permission: 'Talent' });
  const none = await site.api.app.inject({ url: '/api/talent/profile', headers: stranger.headers });
  expect([none.statusCode, none.json().code]).toEqual([404, 'USER_NOT_FOUND']);
});

describe('what the press may print', () => {
  const press = async (id: string) => site.api.app.inject(`/api/talent/${id}/press`);

  test('is names, biography and credits in both languages, and nothing private', async () => {
    const id = await withWork({ bio: text('เกิดที่เชียงใหม่', 'Born in Chiang Mai') });
    const answer = await press(id);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="biography.txt"',
    });
    expect(answer.body).toMatch(
      /ประวัติ\nเกิดที่เชียงใหม่\n\nผลงาน\n- ซีรีส์ เพลิงดาวเหนือ · นางเอก · ลูกค้า · 2025/,
    );
    expect(answer.body).toContain('Biography\nBorn in Chiang Mai');
    expect(answer.body).toContain(`/talent/${id}`);
    expect(answer.body).not.toMatch(/@talent\.test|0812345678|7777|8888|แม่/);
  });

  test('is nothing of a minor', async () => {
    const id = await site.records.talent({ birthday: '2015-04-04' });
    expect((await detail(id)).statusCode).toBe(200);
    expect((await press(id)).statusCode).toBe(404);
  });

  test.each([
    ['unknown', async () => newId()],
    ['not an id', async () => 'abc'],
    ['inactive', () => site.records.talent({ active: false })],
  ])('is nothing of a talent who is %s', async (_name, make) => {
    const answer = await press(await make());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'TALENT_NOT_EXIST']);
  });
});
