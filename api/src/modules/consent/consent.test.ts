import { expect, test } from 'vitest';
import { today } from '../../kernel/age.ts';
import { testSite } from '../../testing/staff-test-api.ts';
import type { Records } from '../../testing/records.ts';
import { refusal } from '../../testing/talent-calls.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import type { ConsentList } from './consent.schema.ts';

const site = testSite();

const year = Number(today().slice(0, 4));
const read = (who: SignedIn) => site.api.app.inject({ url: '/api/consent', headers: who.headers });
const put = (who: SignedIn, payload: object) =>
  site.api.app.inject({ method: 'PUT', url: '/api/consent', headers: who.headers, payload });
const states = (answer: { json<T>(): T }) =>
  answer.json<ConsentList>().items.map(({ purpose, isGiven }) => `${purpose}:${isGiven}`);

async function ownTalent(row: Parameters<Records['talent']>[0] = {}) {
  const id = await site.records.talent(row);
  return { id, talent: await site.api.signIn({ permission: 'Talent', talent_id: id }) };
}

test('withdrawing hides the page immediately, granting shows it again; both are recorded', async () => {
  const { id, talent } = await ownTalent();
  const publicly = async () => (await site.api.app.inject(`/api/talent/${id}`)).statusCode;
  expect(states(await read(talent))).toEqual([
    'PublicProfile:true',
    'ClientSharing:false',
    'Marketing:false',
  ]);
  expect(await publicly()).toBe(200);
  const withdrawn = await put(talent, { purpose: 'PublicProfile', given: false });
  expect(withdrawn.json<ConsentList>().items[0]).toMatchObject({
    isGiven: false,
    textVersion: '1',
    withdrawnAt: expect.any(String),
  });
  expect(await publicly()).toBe(404);
  const list = await site.api.app.inject('/api/talent?size=100');
  expect(list.body).not.toContain(id);
  await put(talent, { purpose: 'PublicProfile', given: true, textVersion: '2' });
  expect(await publicly()).toBe(200);
  const rows = await site.records.db
    .selectFrom('consent')
    .selectAll()
    .where('subject', '=', id)
    .orderBy('given_at')
    .execute();
  expect(rows).toMatchObject([
    { text_version: '1', withdrawn_at: expect.anything() },
    { text_version: '2', withdrawn_at: null, given_by: 'self' },
  ]);
});

test('clicking twice changes nothing; a newer text takes the place of an older one', async () => {
  const { id, talent } = await ownTalent();
  const give = { purpose: 'Marketing', given: true, textVersion: '2026-01' };
  const answers = await Promise.all([put(talent, give), put(talent, give)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await put(talent, { ...give, textVersion: '2026-02' });
  const rows = await site.records.db
    .selectFrom('consent')
    .select(['text_version', 'withdrawn_at'])
    .where('subject', '=', id)
    .where('purpose', '=', 'Marketing')
    .orderBy('given_at')
    .execute();
  expect(rows.map((row) => [row.text_version, row.withdrawn_at === null])).toEqual([
    ['2026-01', false],
    ['2026-02', true],
  ]);
});

test('under 20 the guardian grants it, is recorded, and is notified', async () => {
  const guardian = { name: 'แม่', relation: 'แม่', phone: '0812345678', email: 'mae@talent.test' };
  const young = { birthday: `${year - 15}-01-01` };
  const alone = await ownTalent(young);
  const minded = await ownTalent({ ...young, guardian: JSON.stringify(guardian) });
  const give = { purpose: 'ClientSharing', given: true, textVersion: '1' };
  for (const [who, body] of [
    [minded.talent, give],
    [alone.talent, { ...give, givenBy: 'guardian' }],
  ] as const) {
    expect(refusal(await put(who, body))).toEqual([
      422,
      'CONSENT_REQUIRED',
      ['givenBy:CONSENT_REQUIRED'],
    ]);
  }
  const sent = (await site.api.services.outbox()).length;
  const given = await put(minded.talent, { ...give, givenBy: 'guardian' });
  expect(given.json<ConsentList>()).toMatchObject({
    needsGuardian: true,
    items: [{}, { purpose: 'ClientSharing', isGiven: true, givenBy: 'guardian' }, {}],
  });
  const mails = (await site.api.services.outbox()).slice(sent);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('mae@talent.test');
  expect((await put(minded.talent, { ...give, given: false })).statusCode).toBe(200);
});

test.each([
  [{ purpose: 'Marketing', given: true }, 'textVersion:required'],
  [{ purpose: 'Spying', given: true, textVersion: '1' }, 'purpose:enum'],
  [{ purpose: 'Marketing', textVersion: '1' }, 'given:required'],
])('refuses %j', async (body, error) => {
  const { talent } = await ownTalent();
  expect(refusal(await put(talent, body))).toEqual([400, 'VALIDATION_FAILED', [error]]);
});

test("only administrators read a person's consents and withdrawals with their origin", async () => {
  const { talent } = await ownTalent();
  const give = { purpose: 'Marketing', given: true, textVersion: 'privacy-2' };
  await put(talent, give);
  await put(talent, { ...give, given: false });
  const url = `/api/management/profile/${talent.id}/consent`;
  const ask = async (permission: 'Admin' | 'Staff') => {
    const { headers } = await site.api.signIn({ permission });
    return site.api.app.inject({ url, headers });
  };
  expect((await ask('Admin')).json()).toMatchObject({
    total: 2,
    items: [
      {
        ...{ purpose: 'Marketing', textVersion: 'privacy-2', givenBy: 'self' },
        ...{ givenFrom: '127.0.0.1', withdrawnFrom: '127.0.0.1' },
        withdrawnAt: expect.any(String),
      },
      { purpose: 'PublicProfile', givenFrom: null, withdrawnAt: null },
    ],
  });
  expect((await ask('Staff')).statusCode).toBe(403);
  const own = await site.api.app.inject({ url, headers: talent.headers });
  expect(own.statusCode).toBe(403);
});

test('others have their own marketing consent, and no say in a profile', async () => {
  const business = await site.api.signIn({
    permission: 'Business',
    business_profile_id: await site.records.business(),
  });
  expect(states(await read(business))).toEqual(['Marketing:false']);
  await put(business, { purpose: 'Marketing', given: true, textVersion: '1' });
  expect(states(await read(business))).toEqual(['Marketing:true']);
  const other = { purpose: 'PublicProfile', given: true, textVersion: '1' };
  expect(refusal(await put(business, other))[2]).toEqual(['purpose:notAllowed']);
  expect((await site.api.app.inject('/api/consent')).statusCode).toBe(401);
  expect(
    (await site.api.app.inject({ method: 'PUT', url: '/api/consent', payload: other })).statusCode,
  ).toBe(401);
});
