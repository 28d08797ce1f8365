import { expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import { loadConfig } from '@dara/backend';
import { onContentChange } from '../../kernel/content/content.ts';
import { profileCalls } from '../../testing/profile-calls.ts';
import { businessData, createForms, talentData } from '../../testing/registration.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { agencyOf } from './agency.ts';
import { nextTurn, toSite } from './site-setting.model.ts';
import type { SiteSetting } from './site-setting.schema.ts';
import type { Site } from './site.schema.ts';

const setup = staffTestApi({ env: { CONTACT_EMAIL: 'casting@dara.test' } });
const PATH = '/api/management/site-setting';

const read = async (): Promise<SiteSetting> =>
  (await setup.api.app.inject({ url: PATH, headers: setup.admin.headers })).json();
const shown = async (): Promise<Site> => (await setup.api.app.inject('/api/site')).json();
const put = (payload: object, headers = setup.admin.headers) =>
  setup.api.app.inject({ method: 'PUT', url: PATH, headers, payload });
const set = async (changes: object) => put({ version: (await read()).version, ...changes });

const text = (th: string) => ({ th, en: '' });
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

test('is empty until something is set', async () => {
  expect(await shown()).toEqual({ announcements: [] });
  expect(await read()).toMatchObject({
    name: null,
    email: null,
    messagesTo: [],
    defaultRecipient: 'casting@dara.test',
    version: 1,
  });
});

test('is only for administrators', async () => {
  const answers = await Promise.all([
    put({ version: 1 }, setup.staff.headers),
    setup.api.app.inject({ url: PATH, headers: setup.staff.headers }),
    setup.api.app.inject({ url: PATH }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401]);
});

test('settings are public, invalidate caches and are in the history', async () => {
  let told = 0;
  const end = onContentChange(setup.api.services, () => (told += 1));
  const answer = await set({
    name: { th: ' ดาวเด่น ', en: 'Daoden' },
    tagline: { th: 'คนเบื้องหน้า', en: '' },
    legal: { th: '© ดาวเด่น จำกัด', en: '© Daoden Ltd.' },
    address: { th: '1 ถนนสุขุมวิท', en: '1 Sukhumvit Road' },
    email: 'hello@daoden.agency',
    phone: '+66 2 111 1111',
    lineId: 'daoden',
    social: { instagram: 'instagram.com/daoden', facebook: '' },
  });
  expect(answer.statusCode).toBe(200);
  expect(await shown()).toEqual({
    name: { th: 'ดาวเด่น', en: 'Daoden' },
    tagline: { th: 'คนเบื้องหน้า', en: '' },
    legal: { th: '© ดาวเด่น จำกัด', en: '© Daoden Ltd.' },
    address: { th: '1 ถนนสุขุมวิท', en: '1 Sukhumvit Road' },
    contact: { email: 'hello@daoden.agency', phone: '+66 2 111 1111' },
    social: [
      { id: 'line', name: 'LINE', url: 'https://line.me/R/ti/p/%40daoden' },
      { id: 'instagram', name: 'Instagram', url: 'https://instagram.com/daoden' },
    ],
    announcements: [],
  });
  await setup.api.services.jobs.drain();
  end();
  expect(told).toBeGreaterThan(0);
  const { id } = await read();
  const history = await setup.api.app.inject({
    url: `${PATH}/${id}/audit`,
    headers: setup.admin.headers,
  });
  expect(history.json().items[0]).toMatchObject({
    action: 'Update',
    actor: { id: setup.admin.id },
    changes: expect.arrayContaining([
      { field: 'email', before: null, after: 'hello@daoden.agency' },
    ]),
  });
});

test('a stale edit overwrites nothing and gets the current settings', async () => {
  const { version } = await read();
  await put({ version, phone: '02 222 2222' });
  const stale = await put({ version, phone: '02 333 3333' });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(stale.json().current).toMatchObject({ phone: '02 222 2222', version: version + 1 });
  const same = await put({ version: version + 1, phone: '02 222 2222' });
  expect(same.json().version).toBe(version + 1);
});

test.each<[object, string, string]>([
  [{ email: 'nobody' }, 'email', 'email'],
  [{ phone: 'abc' }, 'phone', 'number'],
  [{ lineId: 'https://evil' }, 'lineId', 'characters'],
  [{ social: { tiktok: 'javascript:alert(1)' } }, 'social.tiktok', 'link'],
  [{ messagesTo: ['a@b.test', 'x'] }, 'messagesTo.1', 'email'],
  [{ name: { th: '​ ', en: 'x' } }, 'name.th', 'required'],
  [{ tagline: { th: ' ', en: 'x' } }, 'tagline.th', 'required'],
  [{ legal: { th: ' ', en: '' } }, 'legal.th', 'required'],
  ...['javascript:alert(1)', '//evil.test', '/\\evil.test'].map(
    (link): [object, string, string] => [
      { announcements: [{ kind: 'Info', text: text('ก'), link }] },
      'announcements.0.link',
      'link',
    ],
  ),
  [
    { announcements: [{ kind: 'Info', text: text('ก'), from: minutes(9), to: minutes(1) }] },
    'announcements.0.to',
    'dateRank',
  ],
])('refuses %j', async (changes, field, rule) => {
  const before = await read();
  const answer = await set(changes);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([expect.objectContaining({ field, rule })]);
  expect(await read()).toEqual(before);
});

test('shows due announcements, important ones first, at most three', async () => {
  const one = (th: string, more: object = {}) => ({ kind: 'Info', text: text(th), ...more });
  await set({
    announcements: [
      one('ผ่านไปแล้ว', { to: minutes(-1) }),
      one('ยังไม่ถึง', { from: minutes(5) }),
      one('หนึ่ง', { from: minutes(-9), link: '/job' }),
      one('สอง', { from: minutes(-3) }),
      one('สาม', { to: minutes(60) }),
      one('สำคัญ', { kind: 'Important' }),
    ],
  });
  const { announcements } = await shown();
  expect(announcements.map(({ text: { th } }) => th)).toEqual(['สำคัญ', 'สอง', 'หนึ่ง']);
  expect(announcements[2]).toMatchObject({ link: '/job', kind: 'Info' });
  const { announcements: kept } = await read();
  expect(nextTurn({ announcements: kept })?.toISOString()).toBe(kept[1]!.from);
  const later = new Date(Date.now() + 6 * 60_000);
  const then = toSite({ announcements: kept }, later).announcements;
  expect(then.map((each) => each.text.th)).toContain('ยังไม่ถึง');
  expect(nextTurn({ announcements: kept }, later)?.toISOString()).toBe(kept[4]!.to);
});

test('other words are another announcement, other dates are not', async () => {
  await set({ announcements: [{ kind: 'Info', text: text('เดิม') }] });
  const [first] = (await read()).announcements;
  await set({ announcements: [{ ...first, to: minutes(30) }] });
  expect((await read()).announcements[0]).toMatchObject({ id: first!.id, to: expect.anything() });
  await set({ announcements: [{ ...first, text: text('ใหม่') }] });
  expect((await read()).announcements[0]!.id).not.toBe(first!.id);
});

test('messages of visitors go to the recipient of the settings, else to that of the configuration', async () => {
  const write = async (message: string) => {
    await setup.api.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'ปิ่น', email: 'pin@brand.test', message },
    });
    await setup.api.services.jobs.drain();
    const mails = (await setup.api.services.outbox()).map((source) => PostalMime.parse(source));
    return (await Promise.all(mails))
      .filter((mail) => mail.text?.includes(message))
      .map((mail) => mail.to?.[0]?.address)
      .sort();
  };
  await set({ messagesTo: [] });
  expect(await write('ฉบับแรก')).toEqual(['casting@dara.test']);
  await set({ messagesTo: ['a@dara.agency', ' b@dara.test', 'A@dara.agency'] });
  expect(await write('ฉบับสอง')).toEqual(['A@dara.agency', 'b@dara.test']);
});

test('every form refuses a suffix such as .agency, and accepts it once the setting allows it', async () => {
  const { admin, records } = setup;
  const { create } = profileCalls(() => setup.api);
  const businessForm = createForms(setup, '/api/authorization/register/businessaccount');
  const talentForm = createForms(setup, '/api/talent/register');
  const businessId = await records.business();
  const post = (url: string, payload: object, headers = {}) =>
    setup.api.app.inject({ method: 'POST', url, headers, payload });
  const guardian = {
    ...{ name: 'แม่', relation: 'แม่', phone: '0812345678', email: 'guardian@flower.agency' },
  };
  const own = { email: 'own@flower.agency', password: 'Dara1234!' };
  const send = async () => {
    const answers = [
      await post('/api/contact', { name: 'มาลี', email: 'ask@flower.agency', message: 'สวัสดี' }),
      await businessForm(businessData({ email: 'business@flower.agency' })),
      await talentForm(talentData({ email: 'talent@flower.agency' })),
      await talentForm(talentData({ birthDay: '2010-01-01', guardian })),
      await post(
        `/api/management/business/${businessId}/invitation`,
        { email: 'member@flower.agency', role: 'Member' },
        admin.headers,
      ),
      await post('/api/account/email', own, admin.headers),
      await create(admin, {
        ...{ email: 'staff@flower.agency', firstName: 'ก', lastName: 'ข', permission: 'Staff' },
      }),
    ];
    return answers.map((answer) => [
      answer.statusCode,
      JSON.parse(answer.body || '{}').errors?.[0]?.rule,
    ]);
  };
  expect(await send()).toEqual(Array.from({ length: 7 }, () => [400, 'email']));
  await set({ longEmailSuffixes: true });
  expect((await send()).map(([status]) => status)).toEqual([201, 202, 202, 202, 201, 204, 201]);
  expect(await shown()).toMatchObject({ longEmailSuffixes: true });
  await set({ longEmailSuffixes: false });
  expect(await shown()).not.toHaveProperty('longEmailSuffixes');
});

test.each<[string | null, Record<string, string>]>([
  ['contact@dara.test', { NODE_ENV: 'test' }],
  ['contact@dara.test', { NODE_ENV: 'production', DEMO: '1' }],
  [null, { NODE_ENV: 'production' }],
  [null, { NODE_ENV: 'production', CONTACT_EMAIL: 'casting@dara.example' }],
  ['casting@dara.agency', { NODE_ENV: 'production', CONTACT_EMAIL: 'casting@dara.agency' }],
])('prints the address %s with %j: nothing made up in production', (email, env) => {
  const config = loadConfig({ JWT_SECRET: 'a-secret-of-at-least-thirty-two-letters', ...env });
  expect(agencyOf({ config }).email).toBe(email);
});
