import { afterAll, afterEach, beforeAll, expect, vi, test } from 'vitest';
import PostalMime from 'postal-mime';
import {
  TEST_PASSWORD,
  createTestApi,
  type SignedIn,
  type TestApi,
} from '../../../testing/test-api.ts';
import { createResetToken } from '../account/authorization.repository.ts';
import { hashSecretToken } from '../account/secret-token.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ env: { PUBLIC_URL: 'https://dara.test' } });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => api.close());

const GOOD = 'Rose-window-27';

const post = (path: string, payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url: `/api/authorization/${path}`, payload, headers });
const change = (who: Pick<SignedIn, 'headers'>, currentPassword: string, password: string) =>
  post('changepassword', { currentPassword, password }, who.headers);
const login = (email: string, password: string) => post('login', { email, password });
const isSignedIn = async (headers: object) =>
  (await api.app.inject({ url: '/api/account/data', headers: { ...headers } })).statusCode === 200;

async function mailsTo(email: string) {
  const mails = await Promise.all(
    (await api.services.outbox()).map((source) => PostalMime.parse(source)),
  );
  return mails.filter(({ to }) => to?.[0]?.address === email);
}

test('needs the current one; ends the other sessions but not this one, and mails the owner', async () => {
  const person = await api.signIn({ permission: 'Business' });
  const elsewhere = (await login(person.email, TEST_PASSWORD)).json<{ accessToken: string }>();
  expect((await change(person, TEST_PASSWORD, GOOD)).statusCode).toBe(204);
  expect(await isSignedIn(person.headers)).toBe(true);
  expect(await isSignedIn({ authorization: `Bearer ${elsewhere.accessToken}` })).toBe(false);
  expect((await login(person.email, TEST_PASSWORD)).statusCode).toBe(401);
  expect((await login(person.email, GOOD)).statusCode).toBe(200);
  const [mail, ...more] = await mailsTo(person.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/รหัสผ่าน.*ถูกเปลี่ยนแล้ว.*password has been changed/);
  expect(mail?.html).toContain('https://dara.test/forgotpassword');
  expect(mail?.html).not.toContain(GOOD);
  const audit = await api.services.db
    .selectFrom('audit_event')
    .select(['actor_id', 'action', 'entity'])
    .where('entity_id', '=', person.id)
    .execute();
  const event = { actor_id: person.id, action: 'ChangePassword', entity: 'profile' };
  expect(audit).toContainEqual(event);
});

test.each([
  ['Wrong-guess-1', GOOD, 'currentPassword', 'currentPassword'],
  [TEST_PASSWORD, 'weak', 'password', 'password'],
  [TEST_PASSWORD, 'Password1', 'password', 'knownPassword'],
  [TEST_PASSWORD, TEST_PASSWORD, 'password', 'samePassword'],
])('%s to %s is refused at %s', async (current, wanted, field, rule) => {
  const person = await api.signIn({ permission: 'Staff' });
  const answer = await change(person, current, wanted);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field, rule }] }]);
  expect((await login(person.email, TEST_PASSWORD)).statusCode).toBe(200);
  expect(await mailsTo(person.email)).toEqual([]);
});

test('a password from personal data is refused', async () => {
  const person = await api.signIn({
    permission: 'Talent',
    email: 'kamolchanok7@talent.test',
    first_name: 'กมลชนก',
  });
  const answer = await change(person, TEST_PASSWORD, 'Kamolchanok7');
  expect(answer.json()).toMatchObject({ errors: [{ field: 'password', rule: 'commonPassword' }] });
});

test('guessing the current one with a stolen token is limited like signing in', async () => {
  const person = await api.signIn({ permission: 'Talent' });
  const answers = [];
  for (let guess = 0; guess < 11; guess += 1) {
    answers.push((await change(person, `Guess-${guess}-Wrong`, GOOD)).statusCode);
  }
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(400));
  expect(answers[10]).toBe(429);
});

test('a reset link mailed before does not outlive the change', async () => {
  const person = await api.signIn({ permission: 'Talent' });
  const db = api.services.db;
  const token = await createResetToken(db, person.id, 60_000);
  expect((await change(person, TEST_PASSWORD, GOOD)).statusCode).toBe(204);
  const reset = await post('resetpassword', {
    email: person.email,
    token,
    password: 'Tulip-door-8',
  });
  expect(reset.json()).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
});

test('of two concurrent changes one wins', async () => {
  const person = await api.signIn({ permission: 'Talent' });
  const wanted = ['Tulip-door-81', 'Lotus-gate-92'];
  const answers = await Promise.all(wanted.map((one) => change(person, TEST_PASSWORD, one)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
  const error = { field: 'currentPassword', rule: 'currentPassword' };
  const lost = answers.find(({ statusCode }) => statusCode === 400);
  expect(lost?.json()).toMatchObject({ errors: [error] });
  const winner = wanted[answers.findIndex(({ statusCode }) => statusCode === 204)]!;
  expect((await login(person.email, winner)).statusCode).toBe(200);
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('the browser that changes it stays known, any other is forgotten', async () => {
  const person = await api.signIn({ permission: 'Talent' });
  const elsewhere = await login(person.email, TEST_PASSWORD);
  const device = (cookie: string) => hashSecretToken(cookie.split('=')[1] ?? '');
  const other = String(elsewhere.headers['set-cookie']).split(';')[0] ?? '';
  const known = async () =>
    (
      await api.services.db
        .selectFrom('sign_in_device')
        .select('token_hash')
        .where('profile_id', '=', person.id)
        .execute()
    ).map(({ token_hash }) => token_hash);
  expect((await known()).sort()).toEqual([device(person.cookie), device(other)].sort());
  expect((await change(person, TEST_PASSWORD, GOOD)).statusCode).toBe(204);
  expect(await known()).toEqual([device(person.cookie)]);
});

test('the owner is notified of every password change', async () => {
  const person = await api.signIn({ permission: 'Talent' });
  const db = api.services.db;
  const token = await createResetToken(db, person.id, 60_000);
  const reset = () => post('resetpassword', { email: person.email, token, password: GOOD });
  vi.spyOn(api.services.mailJob, 'enqueue').mockRejectedValue(new Error('no connection'));
  expect((await change(person, TEST_PASSWORD, GOOD)).statusCode).toBe(500);
  expect((await reset()).statusCode).toBe(500);
  vi.restoreAllMocks();
  expect(await isSignedIn(person.headers)).toBe(true);
  expect((await login(person.email, TEST_PASSWORD)).statusCode).toBe(200);
  expect(await mailsTo(person.email)).toEqual([]);
  // Neither was the link used up.
  expect((await reset()).statusCode).toBe(204);
});

test('an anonymous user changes nothing', async () => {
  expect((await change({ headers: { authorization: '' } }, 'x', GOOD)).statusCode).toBe(401);
});

test('a reset refuses a common password, and mails when the new one is set', async () => {
  const { id, email } = await api.createProfile({ permission: 'Talent' });
  const db = api.services.db;
  const token = await createResetToken(db, id, 60_000);
  const refused = await post('resetpassword', { email, token, password: 'Qwerty123' });
  expect(refused.json()).toMatchObject({ errors: [{ field: 'password', rule: 'knownPassword' }] });
  expect(await mailsTo(email)).toEqual([]);
  expect((await post('resetpassword', { email, token, password: GOOD })).statusCode).toBe(204);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toContain('password has been changed');
});
