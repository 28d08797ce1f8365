import { expect, test, vi } from 'vitest';
import type { Services } from '@dara/backend';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { DEMO_SITE } from '../site-setting/site-setting.public.ts';
import { warnOfDemoValues } from './go-live.public.ts';
import { readGoLive } from './go-live.ts';
import type { GoLiveItem } from './go-live.schema.ts';

const site = staffTestApi({ env: { PUBLIC_URL: 'https://dara.co.th' } });
const PATH = '/api/management/go-live';
const SETTING = '/api/management/site-setting';

const ask = (headers: object = site.staff.headers) =>
  site.api.app.inject({ url: PATH, headers: headers as Record<string, string> });
const byId = (items: readonly GoLiveItem[]): Record<string, Omit<GoLiveItem, 'id'>> =>
  Object.fromEntries(items.map(({ id, ...rest }) => [id, rest]));
const listed = async () => byId((await ask()).json().items);
const set = async (changes: object) => {
  const { headers } = site.admin;
  const { version } = (await site.api.app.inject({ url: SETTING, headers })).json();
  const payload = { version, ...changes };
  const answer = await site.api.app.inject({ method: 'PUT', url: SETTING, headers, payload });
  expect(answer.statusCode).toBe(200);
};
/** As the same database is seen with another configuration. */
const withConfig = async (changes: Partial<Services['config']>) => {
  const { db, config } = site.api.services;
  return byId(await readGoLive({ db, config: { ...config, ...changes } }));
};

const demonstration = (value: string | null) => ({ state: 'Demonstration', value });
const MISSING = { state: 'Missing', value: null };
const READY = { state: 'Ready', value: null };

test('a new site has samples and missing facts, and nothing made up but the name', async () => {
  expect(await listed()).toEqual({
    name: demonstration('ดารา · Dara'),
    ...{ tagline: READY, legal: READY, social: READY },
    ...{ address: MISSING, email: MISSING, phone: MISSING },
    messagesTo: demonstration('contact@dara.test'),
    emailSuffixes: { state: 'Choice', value: null },
    ...Object.fromEntries(
      ['privacy', 'terms', 'cookies', 'about'].map((slug) => [slug, demonstration(null)]),
    ),
    // Those of this test: an administrator and a member of staff.
    accounts: demonstration('2'),
    ...{ talents: READY, publicUrl: READY },
    mailServer: MISSING,
    mailFrom: demonstration('Dara <no-reply@dara.test>'),
  });
});

test('what the demonstration says is listed with its value, and what the agency sets is ready', async () => {
  await set(DEMO_SITE);
  const before = await listed();
  expect(before).toMatchObject({
    tagline: demonstration(`${DEMO_SITE.tagline.th} · ${DEMO_SITE.tagline.en}`),
    legal: { state: 'Demonstration' },
    email: demonstration('contact@dara.test'),
    phone: demonstration('+66 2 000 0000'),
  });
  expect(before['social']?.value?.split(', ')).toHaveLength(4);
  await set({
    name: { th: 'ดาวเด่น', en: '' },
    tagline: { th: 'คนเบื้องหน้า', en: DEMO_SITE.tagline.en },
    legal: null,
    address: { th: '1 ถนนสุขุมวิท', en: '' },
    ...{ email: 'hello@daoden.agency', phone: '+66 2 111 1111' },
    social: { facebook: null, instagram: 'instagram.com/daoden', tiktok: null, youtube: null },
    messagesTo: ['casting@daoden.agency'],
  });
  expect((await listed())['tagline']?.state).toBe('Demonstration');
  await set({ tagline: { th: 'คนเบื้องหน้า', en: '' } });
  const after = await listed();
  for (const id of [
    'name',
    'tagline',
    'legal',
    'address',
    'email',
    'phone',
    'social',
    'messagesTo',
  ])
    expect([id, after[id]]).toEqual([id, READY]);
});

test('that forms refuse long suffixes is named until the site accepts them', async () => {
  expect((await listed())['emailSuffixes']).toEqual({ state: 'Choice', value: null });
  await set({ longEmailSuffixes: true });
  expect((await listed())['emailSuffixes']).toEqual(READY);
});

test('a text is ready once it is confirmed, unless a contact of the demonstration is in it', async () => {
  const { headers } = site.staff;
  const confirm = (slug: string, version: number) =>
    site.api.app.inject({
      ...{ method: 'POST', url: `/api/management/page/${slug}/confirm`, headers },
      payload: { version },
    });
  expect((await confirm('privacy', 1)).statusCode).toBe(200);
  expect((await listed())['privacy']).toEqual(READY);
  const body = { th: '<p>โทร +66 2 000 0000</p>', en: '' };
  const payload = { version: 1, body };
  const url = '/api/management/page/privacy';
  await site.api.app.inject({ method: 'PUT', url, headers, payload });
  expect((await listed())['privacy']).toEqual(demonstration(null));
});

test('accounts and talents of the demonstration are counted, others are not', async () => {
  const before = Number((await listed())['accounts']?.value);
  await site.api.createProfile({ permission: 'Staff', email: 'real@dara.co.th' });
  await site.api.createProfile({
    permission: 'Staff',
    email: 'docs@mail.Example.com'.toLowerCase(),
  });
  await site.api.createProfile({ permission: 'Staff', email: 'old@dara.test', active: false });
  await site.records.talent({ email: 'ploy@real.co.th' });
  expect((await listed())['talents']).toEqual(READY);
  await site.records.talent({ email: 'ploy.1@talent.dara.test' });
  expect(await listed()).toMatchObject({
    accounts: demonstration(`${before + 1}`),
    talents: demonstration('1'),
  });
});

test.each<[string, Partial<Services['config']>, object]>([
  ['publicUrl', { publicUrl: 'http://localhost:4000' }, demonstration('http://localhost:4000')],
  ['publicUrl', { publicUrl: 'https://dara.example' }, demonstration('https://dara.example')],
  ['mailServer', { smtpUrl: 'smtp://user:secret@mail.co.th' }, READY],
  ['mailFrom', { mailFrom: 'ดารา <no-reply@dara.co.th>' }, READY],
  ['mailFrom', { mailFrom: 'no-reply@dara.example' }, demonstration('no-reply@dara.example')],
])('configuration: %s with %j', async (id, changes, found) => {
  const items = await withConfig(changes);
  expect(items[id]).toEqual(found);
  expect(JSON.stringify(items)).not.toContain('secret');
});

test.each([
  ['Admin', 200],
  ['Staff', 200],
  ['Business', 403],
  ['Talent', 403],
  [null, 401],
] as const)('%s gets %i', async (permission, status) => {
  const person = permission && (await site.api.signIn({ permission }));
  expect((await ask(person ? person.headers : {})).statusCode).toBe(status);
});

test.each(['?items=x', '?id=1', "/x'--"])('refuses %s', async (more) => {
  const { headers } = site.staff;
  const answer = await site.api.app.inject({ url: `${PATH}${encodeURI(more)}`, headers });
  expect([400, 404]).toContain(answer.statusCode);
});

test('a start of production warns in one line, and of nothing where all is set', async () => {
  await set({ address: { th: '1 ถนนสุขุมวิท', en: '' } });
  const { db, config } = site.api.services;
  const log = { warn: vi.fn() } as unknown as Services['log'];
  await warnOfDemoValues({ db, config, log });
  expect(log.warn).toHaveBeenCalledTimes(1);
  const [facts, line] = vi.mocked(log.warn).mock.calls[0] as unknown as [object, string];
  expect(facts).toMatchObject({
    demonstration: expect.arrayContaining(['terms', 'mailFrom']),
    missing: ['mailServer'],
  });
  expect(line).toMatch(
    /^the site is not ready for the public: demonstration values: .*terms.*; not set: mailServer; see https:\/\/dara\.co\.th\/management\/cms\/golive$/,
  );
  await db
    .updateTable('content_page')
    .set({ confirmed_at: new Date(), body: '{"th":"ก","en":""}' })
    .execute();
  await db.updateTable('profile').set({ active: false }).execute();
  await db.updateTable('talent').set({ deleted_at: new Date() }).execute();
  const ready = { ...config, smtpUrl: 'smtp://mail', mailFrom: 'no-reply@dara.co.th' };
  vi.mocked(log.warn).mockClear();
  await warnOfDemoValues({ db, config: ready, log });
  expect(log.warn).not.toHaveBeenCalled();
});
