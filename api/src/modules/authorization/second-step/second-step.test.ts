import { expect, test } from 'vitest';
import { mailsDuring } from '../../../testing/guarded.ts';
import { codeOf, setUpApp, signInWithApp } from '../../../testing/second-steps.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import { TEST_PASSWORD, type SignedIn } from '../../../testing/test-api.ts';

const site = testSite();

type Who = Pick<SignedIn, 'headers'>;
const post = (who: Who, end: string, payload: object) =>
  site.api.app.inject({
    method: 'POST',
    url: `/api/account/second-step${end}`,
    headers: who.headers,
    payload,
  });
const stateOf = async (who: Who) => {
  const url = '/api/account/second-step';
  return (await site.api.app.inject({ url, headers: who.headers })).json<object>();
};
const NEEDED = { status: 403, code: 'FRESH_STEP_REQUIRED' };
const refused = (field: string, rule: string) => ({ status: 400, errors: [{ field, rule }] });

test('an app is set up with the password and its first code; the recovery codes are returned once', async () => {
  const person = await site.api.signIn({ permission: 'Talent' });
  expect(await stateOf(person)).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
  const start = await post(person, '', { password: TEST_PASSWORD });
  const { secret, uri, qr } = start.json<{ secret: string; uri: string; qr: { path: string } }>();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Dara:/);
  expect(uri).toContain(`secret=${secret}`);
  expect(qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  expect(await stateOf(person)).toMatchObject({ since: null });
  const [mail, ...more] = await mailsDuring(site.api, async () => {
    const confirmed = await post(person, '/confirm', { code: codeOf(secret) });
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){2}$/);
  });
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: person.email });
  expect(mail?.subject).toContain('Two-step sign-in is on');
  expect(mail?.text).not.toContain(secret);
  expect(await stateOf(person)).toMatchObject({
    since: expect.any(String),
    recoveryCodesLeft: 10,
  });
});

test('its secrets are neither stored in clear nor written to the audit log', async () => {
  const { id, secret, recoveryCodes } = await signInWithApp(site.api, { permission: 'Staff' });
  const db = site.api.services.db;
  const kept = [
    await db.selectFrom('second_step').selectAll().where('profile_id', '=', id).execute(),
    await db.selectFrom('recovery_code').selectAll().where('profile_id', '=', id).execute(),
    await db.selectFrom('audit_event').selectAll().where('entity_id', '=', id).execute(),
  ];
  const text = JSON.stringify(kept).toLowerCase();
  expect(text).toContain('secondstepon');
  for (const code of [secret, ...recoveryCodes])
    expect(text).not.toContain(code.toLowerCase().replaceAll('-', ''));
});

test('a wrong password, a wrong code and a second app are refused', async () => {
  const person = await site.api.signIn({ permission: 'Business' });
  expect((await post(person, '', { password: 'Wrong-guess-1' })).json()).toMatchObject(
    refused('password', 'currentPassword'),
  );
  expect((await post(person, '/confirm', { code: '000000' })).json()).toMatchObject(
    refused('code', 'stepCode'),
  );
  const { recoveryCodes } = await setUpApp(site.api, person);
  await post(person, '/verify', { code: recoveryCodes[0] });
  const second = await post(person, '', { password: TEST_PASSWORD });
  expect(second.json()).toMatchObject({ status: 409, code: 'SECOND_STEP_ON' });
});

test('it is turned off with the password and a code that was not used before', async () => {
  const person = await signInWithApp(site.api, { permission: 'Talent' });
  const off = (password: string) => post(person, '/off', { password });
  const code = codeOf(person.secret);
  expect((await off(TEST_PASSWORD)).json()).toMatchObject(NEEDED);
  expect((await post(person, '/verify', { code })).statusCode).toBe(204);
  expect((await off('Wrong-guess-1')).json()).toMatchObject(refused('password', 'currentPassword'));
  const again = await post(person, '/verify', { code });
  expect(again.json()).toMatchObject(refused('code', 'stepCode'));
  const [mail, ...more] = await mailsDuring(site.api, async () => {
    expect((await off(TEST_PASSWORD)).statusCode).toBe(204);
    // Pressed twice: it is off, and its owner knows.
    expect((await off(TEST_PASSWORD)).statusCode).toBe(204);
  });
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('Two-step sign-in is off');
  expect(await stateOf(person)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
});

test('new recovery codes replace the old ones, and need a password and a code', async () => {
  const person = await signInWithApp(site.api, { permission: 'Staff' });
  const renew = () => post(person, '/recovery-codes', { password: TEST_PASSWORD });
  expect((await renew()).json()).toMatchObject(NEEDED);
  const first = await post(person, '/verify', { code: person.recoveryCodes[0] });
  expect(first.statusCode).toBe(204);
  const wrong = await post(person, '/recovery-codes', { password: 'Wrong-guess-1' });
  expect(wrong.json()).toMatchObject(refused('password', 'currentPassword'));
  const { recoveryCodes } = (await renew()).json<{ recoveryCodes: string[] }>();
  expect(recoveryCodes).toHaveLength(10);
  for (const code of [person.recoveryCodes[0], person.recoveryCodes[1]]) {
    const old = await post(person, '/verify', { code });
    expect(old.json()).toMatchObject(refused('code', 'stepCode'));
  }
  const code = recoveryCodes[4]?.toUpperCase().replaceAll('-', ' ');
  expect((await post(person, '/verify', { code })).statusCode).toBe(204);
  expect((await post(person, '/off', { password: TEST_PASSWORD })).statusCode).toBe(204);
});

test('recovery codes are of an app: without one there are none', async () => {
  const person = await site.api.signIn({ permission: 'Staff' });
  const answer = await post(person, '/recovery-codes', { password: TEST_PASSWORD });
  expect(answer.json()).toMatchObject({ status: 409, code: 'SECOND_STEP_MISSING' });
});

test('codes are guessed ten times in a quarter of an hour at most', async () => {
  const person = await signInWithApp(site.api, { permission: 'Talent' });
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await post(person, '/verify', { code: '000000' })).statusCode).toBe(400);
  }
  const answer = await post(person, '/verify', { code: codeOf(person.secret) });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.any(String)]);
});
