import { expect, test } from 'vitest';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { createForms, createMembers, talentData } from '../../../testing/registration.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';

const site = staffTestApi();
const { post, put, record } = talentCalls(() => site.api);
const register = createForms(site, '/api/talent/register');
const join = createMembers(site, '/api/talent/register');

const DUPLICATE = [409, 'DISPLAY_NAME_DUPLICATE', ['displayName:DISPLAY_NAME_DUPLICATE']];

const TAKEN: [what: string, taken: string, wanted: string][] = [
  ['full width', 'Fern', 'Ｆｅｒｎ'],
  ['a zero-width space', 'Praew', 'Pra\u200Bew'],
  ['a joiner', 'Mali', 'Ma\u200Dli'],
  ['a direction override', 'Bella', '\u202EBella\u202C'],
  ['a soft hyphen', 'Kornkanok', 'Korn\u00ADkanok'],
  ['a variation selector', 'Somsri', 'Somsri\uFE0F'],
  ['Cyrillic letters', 'Anya', 'Аnуа'],
  ['all of it Cyrillic', 'Copa', 'Сора'],
  ['Cyrillic with an accent', 'Zoë', 'Zoё'],
  ['Greek capitals', 'NIKH', 'ΝΙΚΗ'],
  ['Greek letters', 'novo', 'nονο'],
  ['small capitals', 'Rin', 'ʀɪɴ'],
  ['a dotless i', 'Ice', 'ıce'],
  ['a dash', 'Jean-Paul', 'Jean–Paul'],
  ['Thai with a zero-width space', 'น้ำผึ้ง', 'น้ำ\u200Bผึ้ง'],
  ['Thai with sara am in two parts', 'คำ', 'ค\u0E4D\u0E32'],
  ['Thai with a tone mark inside sara am', 'ค้ำ', 'ค\u0E4D้\u0E32'],
  ['two sara e and Thai digits', 'แก้ว 2', 'เเก้ว ๒'],
  ['marks doubled and out of order', 'กิ่งดี', 'ก่ิ่งดีี'],
];

test.each(TAKEN)('a name is taken also with %s', async (_what, taken, wanted) => {
  const owner = await site.records.talent({ display_name: taken });
  expect(refusal(await register(talentData({ displayName: wanted })))).toEqual(DUPLICATE);
  const made = { ...talentData({ displayName: wanted }), consents: undefined };
  const { firstName, lastName, email } = made as unknown as Record<string, string>;
  const data = { displayName: wanted, firstName, lastName, gender: 'Female', email };
  expect(refusal(await post(site.staff, data))).toEqual(DUPLICATE);
  const other = await site.records.talent();
  const talent = await site.api.signIn({ permission: 'Talent', talent_id: other });
  const { version } = await record(site.staff, other);
  for (const who of [site.staff, talent]) {
    expect(refusal(await put(who, other, { displayName: wanted, version }))).toEqual(DUPLICATE);
  }
  // Its owner may write it so: nobody else has it.
  const { version: own } = await record(site.staff, owner);
  const answer = await put(site.staff, owner, { displayName: wanted, version: own });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ['มะลิ', 'มะลี'],
  ['ปู', 'ปุ'],
  ['เก่ง', 'เก้ง'],
  ['แก้ม', 'เเก้มม'],
  ['Hana', 'Nana'],
  ['José', 'Jose'],
  ['Вера', 'Vera'],
])('%s and %s are two names', async (one, other) => {
  expect((await register(talentData({ displayName: one }))).statusCode).toBe(202);
  expect((await register(talentData({ displayName: other }))).statusCode).toBe(202);
});

test('stored names contain only visible characters; Thai and emoji are unchanged', async () => {
  const sent = {
    displayName: '\u202EดาวIn\u200B ❤️ ปิ่น\u2066',
    firstName: { th: 'น้ำ\u200Bผึ้ง', en: 'Nam\u200E' },
    lastName: { th: 'ญี่ปุ่น\uFEFF' },
    nickName: { th: '\u2067กตัญญู' },
  };
  const answer = await join(talentData(sent));
  const { accessToken } = answer.json<{ accessToken: string }>();
  const headers = { authorization: `Bearer ${accessToken}` };
  const own = await site.api.app.inject({ url: '/api/talent/profile', headers });
  expect(own.json()).toMatchObject({
    displayName: 'ดาวIn ❤️ ปิ่น',
    firstName: { th: 'น้ำผึ้ง', en: 'Nam' },
    lastName: { th: 'ญี่ปุ่น' },
    nickName: { th: 'กตัญญู' },
  });
});
