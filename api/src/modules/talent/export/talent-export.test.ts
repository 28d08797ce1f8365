import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { createMany } from '../../../testing/many.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { text } from '../../../testing/records.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';
import type { SignedIn } from '../../../testing/test-api.ts';
import { workbookRows } from '../../../testing/workbook.ts';

const setup = staffTestApi();
const { send } = talentCalls(() => setup.api);

async function exported(who: SignedIn, query = ''): Promise<string[][]> {
  const answer = await send(who, 'GET', `/export?format=xlsx${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return workbookRows(answer.rawPayload);
}

test('is a workbook of the filtered list in its order, in either language', async () => {
  const tag = await setup.records.tag('Talent', 'เต้น', 'Dance');
  const row = { height: 170, birthday: '2000-02-03', nick_name: text('ฟ้า', 'Fah') };
  await setup.records.talent(
    { ...row, display_name: '=HYPERLINK("x") & <b>' },
    {
      tagIds: [tag],
      types: ['Actor'],
      accounts: [{ channel: 'Tiktok', followers: 12, engagementRate: 1.5 }],
    },
  );
  await setup.records.talent({ ...row, display_name: 'ข' });
  await setup.records.talent({ display_name: 'เตี้ย', height: 120 });
  const answer = await send(setup.staff, 'GET', '/export?heightFrom=160&sortByColumn=DisplayName');
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('spreadsheetml.sheet'),
    'content-disposition': expect.stringMatching(/^attachment; filename="talents-.*\.xlsx"$/),
    'cache-control': 'no-store',
  });
  const [heading, first, second, ...rest] = workbookRows(answer.rawPayload);
  expect(rest).toEqual([]);
  expect(heading).toContain('ชื่อที่แสดง');
  expect(first?.[0]).toBe('ข');
  expect(second).toEqual(expect.arrayContaining(['นักแสดง', 'ไทย', 'TikTok', 'อนุมัติแล้ว', 'ใช่']));
  const english = await exported(
    setup.staff,
    '&heightFrom=160&sortByColumn=DisplayName&language=en',
  );
  const shown = Object.fromEntries(english[0]!.map((name, index) => [name, english[2]![index]]));
  expect(english[1]?.slice(0, 2)).toEqual(['Fah First', 'ข']);
  expect(second?.[0]).toBe(shown['Display name']);
  expect(shown).toMatchObject({
    'Display name': '=HYPERLINK(&quot;x&quot;) &amp; &lt;b&gt;',
    Nickname: 'Fah',
    Birthday: '36559',
    'Height (cm)': '170',
    Followers: '12',
    Tags: 'Dance',
    Types: 'Actor',
    Nationality: 'Thai',
    Channel: 'TikTok',
    Status: 'Approved',
    Active: 'Yes',
    Phone: '0812345678',
  });
});

test('nothing found is a workbook with its heading', async () => {
  expect(await exported(setup.staff, '&keyword=ไม่มีใครชื่อนี้')).toHaveLength(1);
  expect(await exported(setup.staff, '&tags=ไม่มีแท็กนี้')).toHaveLength(1);
});

test('whom the list finds by how they sound is in the workbook too', async () => {
  await setup.records.talent({ display_name: 'น้ำผึ้ง เดือนห้า' });
  const keyword = encodeURIComponent('น้ำพึ้ง');
  const [, found, ...rest] = await exported(setup.staff, `&keyword=${keyword}`);
  expect([found?.[0], rest]).toEqual(['น้ำผึ้ง เดือนห้า', []]);
});

test.each([
  ['Talent', 403],
  ['Business', 403],
  [null, 401],
] as const)('%s gets %i', async (permission, status) => {
  const person = permission && (await setup.api.signIn({ permission }));
  expect((await send(person, 'GET', '/export')).statusCode).toBe(status);
});

test.each(['format=csv', 'sortByColumn=Email', 'status=Nice'])('refuses %s', async (query) => {
  expect((await send(setup.staff, 'GET', `/export?${query}`)).statusCode).toBe(400);
});

test('the deleted are exported by administrators alone', async () => {
  await setup.records.talent({ display_name: 'ลบแล้ว', deleted_at: new Date() });
  expect((await send(setup.staff, 'GET', '/export?deleted=true')).statusCode).toBe(403);
  expect((await exported(setup.admin, '&deleted=true')).slice(1).map(([name]) => name)).toEqual([
    'ลบแล้ว',
  ]);
});

test('much leaves in bulk: for administrators, in bounded memory, and written down', async () => {
  await sql`TRUNCATE talent CASCADE`.execute(setup.api.services.db);
  const signedIn = await Promise.all([
    setup.api.signIn({ permission: 'Staff' }),
    setup.api.signIn({ permission: 'Admin' }),
  ]);
  const [nowStaff, nowAdmin] = signedIn as [SignedIn, SignedIn];
  await createMany(setup.api.services.db, { talents: 1500 });
  const refused = await send(nowStaff, 'GET', '/export');
  expect(refusal(refused).slice(0, 2)).toEqual([403, 'FORBIDDEN']);
  expect(await exported(nowStaff, '&talentGroup=Singer')).not.toHaveLength(1);
  expect(await exported(nowAdmin)).toHaveLength(1501);
  const audit = await setup.api.services.db
    .selectFrom('audit_event')
    .select(['actor_id', 'diff'])
    .where('action', '=', 'Export')
    .orderBy('at', 'desc')
    .limit(2)
    .execute();
  expect(audit).toMatchObject([
    { actor_id: nowAdmin.id, diff: { rows: 1500 } },
    { actor_id: nowStaff.id, diff: { talentGroup: 'Singer' } },
  ]);
}, 120_000);
