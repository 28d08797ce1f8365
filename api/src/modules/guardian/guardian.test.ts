import { afterEach, describe, expect, vi, test } from 'vitest';
import { ONE_CONNECTION, staffTestApi } from '../../testing/staff-test-api.ts';
import { freezeDate } from '../../testing/freeze-date.ts';
import { GUARDIAN, guardedTalent, mailsDuring } from '../../testing/guarded.ts';
import { createMembers, talentData } from '../../testing/registration.ts';
import { refusal, talentCalls } from '../../testing/talent-calls.ts';
import { countAges, type TalentRecord } from '../talent/talent.public.ts';
import { requestGuardianConfirmation } from './guardian-request.ts';
import { findConfirmation } from './guardian.repository.ts';

const site = staffTestApi(ONE_CONNECTION);
const { record, send } = talentCalls(() => site.api);
const register = createMembers(site, '/api/talent/register');
const year = new Date().getUTCFullYear();
const CHILD = `${year - 12}-01-01`;

afterEach(() => void vi.useRealTimers());

let senders = 0;
const call = (method: 'POST' | 'PUT', payload: object) =>
  site.api.app.inject({
    method,
    url: '/api/guardian/confirmation',
    payload,
    remoteAddress: `10.8.0.${(senders += 1) % 250}`,
  });
const look = (token: string) => call('POST', { token });
const answer = (token: string, word: 'Confirm' | 'Decline') => call('PUT', { token, answer: word });

/** A link as it is mailed. */
async function linkOf(id: string): Promise<string> {
  const [mail] = await mailsDuring(site.api, () =>
    site.api.services.db
      .transaction()
      .execute((trx) => requestGuardianConfirmation(site.api.services, trx, id)),
  );
  return mail?.token ?? '';
}

const isPublic = async (id: string) =>
  (await site.api.app.inject(`/api/talent/${id}`)).statusCode === 200;

const GONE = [410, 'LINK_EXPIRED', []];

test('registration asks the guardian; approval alone does not make a minor public, the button does', async () => {
  const data = talentData({ birthDay: CHILD, guardian: GUARDIAN });
  let accessToken = '';
  const mails = await mailsDuring(site.api, async () => {
    ({ accessToken } = (await register(data)).json<{ accessToken: string }>());
  });
  const mail = mails.find(({ to }) => to === GUARDIAN.email);
  const token = mail?.token ?? '';
  expect(token).toHaveLength(43);
  const talent = { headers: { authorization: `Bearer ${accessToken}` } };
  const { id } = (
    await site.api.app.inject({ url: '/api/talent/profile', ...talent })
  ).json<TalentRecord>();
  const approved = await mailsDuring(site.api, () =>
    send(site.staff, 'PUT', `/${id}/status`, { status: 'Approved' }),
  );
  expect(approved[0]?.text).toMatch(/ผู้ปกครอง[\s\S]*guardian/);
  expect(await record(site.staff, id)).toMatchObject({
    status: 'Approved',
    isPublic: false,
    guardianState: 'Waiting',
  });
  expect(await isPublic(id)).toBe(false);
  const shown = await look(token);
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect(shown.json()).toEqual({
    subject: 'Talent',
    talentName: { th: data['displayName'], en: data['displayName'] },
    age: expect.any(Number),
    guardianName: GUARDIAN.name,
    relation: GUARDIAN.relation,
    consents: ['PublicProfile', 'ClientSharing'],
    answer: null,
    answeredAt: null,
  });
  // Looking, as mail scanners do, changes nothing.
  expect(await isPublic(id)).toBe(false);
  const told = await mailsDuring(site.api, async () => {
    expect((await answer(token, 'Confirm')).json()).toMatchObject({ answer: 'Confirmed' });
    expect((await answer(token, 'Confirm')).json()).toMatchObject({ answer: 'Confirmed' });
  });
  expect(told.map(({ to }) => to)).toEqual([data['email']]);
  expect(await isPublic(id)).toBe(true);
  expect(await record(site.staff, id)).toMatchObject({ guardianState: 'Confirmed' });
});

test('refuses the address of the talent as the address of the guardian', async () => {
  const data = talentData({ birthDay: CHILD });
  const guardian = { ...GUARDIAN, email: String(data['email']).toUpperCase() };
  expect(refusal(await register({ ...data, guardian }))).toEqual([
    400,
    'VALIDATION_FAILED',
    ['guardian.email:ownEmail'],
  ]);
});

describe('a link', () => {
  test('that is unknown, replaced or of another guardian is answered alike', async () => {
    const { id } = await guardedTalent(site, CHILD);
    const first = await linkOf(id);
    const second = await linkOf(id);
    const other = await guardedTalent(site, CHILD);
    const former = await linkOf(other.id);
    await site.records.db
      .updateTable('talent')
      .set({ guardian: JSON.stringify({ ...GUARDIAN, email: 'new@home.test' }) })
      .where('id', '=', other.id)
      .execute();
    for (const token of [first, former, 'x'.repeat(43), second.slice(1) + 'A']) {
      expect(refusal(await look(token))).toEqual(GONE);
      expect(refusal(await answer(token, 'Confirm'))).toEqual(GONE);
      expect(refusal(await answer(token, 'Decline'))).toEqual(GONE);
    }
    expect((await look(second)).statusCode).toBe(200);
    expect(await isPublic(id)).toBe(false);
  });

  test('expires after 14 days, and only its hash is stored', async () => {
    const { id } = await guardedTalent(site, CHILD);
    const token = await linkOf(id);
    const row = await site.records.db
      .selectFrom('guardian_confirmation')
      .selectAll()
      .where('talent_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    const { db } = site.api.services;
    const end = row.expires_at.getTime();
    expect(end - row.sent_at.getTime()).toBeGreaterThan(13 * 24 * 3_600_000);
    const before = { now: new Date(end - 1) };
    expect(await findConfirmation(db, token, before)).toMatchObject({ talent_id: id });
    expect(await findConfirmation(db, token, { now: new Date(end) })).toBeNull();
  });

  test('is tried a limited number of times', async () => {
    const payload = { token: 'y'.repeat(43) };
    const url = '/api/guardian/confirmation';
    const remoteAddress = '10.7.0.1';
    let code = 0;
    for (let attempt = 0; attempt <= 30; attempt += 1) {
      const got = await site.api.app.inject({ method: 'POST', url, payload, remoteAddress });
      code = got.statusCode;
    }
    expect(code).toBe(429);
  });
});

describe('declining', () => {
  test('withdraws the consents that were given in the name of the guardian', async () => {
    const { id, talent } = await guardedTalent(site, CHILD);
    const give = { purpose: 'ClientSharing', given: true, textVersion: '1', givenBy: 'guardian' };
    await site.api.app.inject({ method: 'PUT', url: '/api/consent', payload: give, ...talent });
    const token = await linkOf(id);
    const told = await mailsDuring(site.api, async () => {
      expect((await answer(token, 'Decline')).json()).toMatchObject({
        answer: 'Declined',
        consents: [],
      });
    });
    expect(told.map(({ to }) => to)).toEqual([`${id}@talent.test`]);
    expect(await record(site.staff, id)).toMatchObject({ guardianState: 'Declined' });
    expect(refusal(await answer(token, 'Confirm'))).toEqual(GONE);
    expect((await answer(token, 'Decline')).json()).toMatchObject({ answer: 'Declined' });
  });

  test('after a confirmation withdraws it', async () => {
    const { id } = await guardedTalent(site, CHILD);
    const token = await linkOf(id);
    await answer(token, 'Confirm');
    expect(await isPublic(id)).toBe(true);
    expect((await answer(token, 'Decline')).json()).toMatchObject({ answer: 'Withdrawn' });
    expect(await isPublic(id)).toBe(false);
    expect(refusal(await answer(token, 'Confirm'))).toEqual(GONE);
  });
});

describe('sending the link again', () => {
  const ask = (id: string, who: { headers: object }) =>
    send(who as typeof site.staff, 'POST', `/${id}/guardian`);

  test('is for the talent and staff, and limited', async () => {
    const email = 'resent@home.test';
    const row = { guardian: JSON.stringify({ ...GUARDIAN, email }) };
    const { id, talent } = await guardedTalent(site, CHILD, row);
    const mails = await mailsDuring(site.api, async () => {
      for (const who of [talent, site.staff, talent, site.staff, talent]) {
        expect((await ask(id, who)).json()).toMatchObject({ guardianState: 'Waiting' });
      }
      expect(refusal(await ask(id, talent))[1]).toBe('RATE_LIMITED');
    });
    expect(mails.map(({ to }) => to)).toEqual(Array(5).fill(email));
    expect(new Set(mails.map(({ token }) => token)).size).toBe(5);
    const stranger = await site.api.signIn({ permission: 'Talent' });
    expect(refusal(await ask(id, stranger))[1]).toBe('TALENT_NOT_EXIST');
  });

  test('is of no use once it is confirmed, or for an adult', async () => {
    const confirmed = await guardedTalent(site, CHILD, { guardian_confirmed_at: new Date() });
    const adult = await guardedTalent(site, `${year - 40}-01-01`);
    for (const { id, talent } of [confirmed, adult]) {
      expect(refusal(await ask(id, talent))[1]).toBe('INVALID_TRANSITION');
    }
  });
});

describe('with the clock of Bangkok', () => {
  const frozen = freezeDate;

  test('on the 20th birthday the requirement ends, and not a moment before', async () => {
    const { id } = await guardedTalent(site, '2016-03-05');
    const token = await linkOf(id);
    frozen('2036-03-04T16:59:59.999Z');
    await countAges(site.api.services);
    expect(await isPublic(id)).toBe(false);
    frozen('2036-03-04T17:00:00.000Z');
    await countAges(site.api.services);
    expect(await isPublic(id)).toBe(true);
    expect(refusal(await answer(token, 'Confirm'))).toEqual(GONE);
  });

  test('on the 18th birthday weight and accounts are public; the moment before they are not', async () => {
    const row = { weight: 51, guardian_confirmed_at: new Date() };
    const { id } = await guardedTalent(site, '2014-03-05', row);
    const detail = async () => (await site.api.app.inject(`/api/talent/${id}`)).json();
    frozen('2032-03-04T16:59:59.999Z');
    expect(await detail()).toMatchObject({ isMinor: true, age: 17, weight: null });
    frozen('2032-03-04T17:00:00.000Z');
    expect(await detail()).toMatchObject({ isMinor: false, age: 18, weight: 51 });
  });
});

/** Only the time of day is held; whatever waits goes on. */
