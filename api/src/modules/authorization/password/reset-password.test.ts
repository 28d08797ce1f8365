import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { TEST_PASSWORD, createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { firstAdminLink } from '../first-admin/first-admin.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ env: { PUBLIC_URL: 'https://dara.test' } });
});
afterAll(() => api.close());

const NEW_PASSWORD = 'Khanom5678';
const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/authorization/${path}`, payload });

async function mailedLink(email: string) {
  const mails = await Promise.all(
    (await api.services.outbox()).map((source) => PostalMime.parse(source)),
  );
  const mail = mails.findLast(({ to }) => to?.[0]?.address === email);
  const link = /https:\/\/dara\.test\/resetpassword\/([^/]+)\/([\w-]+)/.exec(mail?.text ?? '');
  return {
    mail,
    email: decodeURIComponent(link?.[1] ?? ''),
    token: link?.[2] ?? '',
    href: link?.[0] ?? '',
  };
}

describe('forgot password', () => {
  test('mails a link in both languages', async () => {
    const { email } = await api.createProfile({ permission: 'Talent' });
    expect((await post('forgotpassword', { email })).statusCode).toBe(204);
    const { mail, ...link } = await mailedLink(email);
    expect(link.email).toBe(email);
    expect(mail?.subject).toMatch(/รหัสผ่าน.*password/);
    for (const text of ['ตั้งรหัสผ่านใหม่', 'Set a new password', link.href])
      expect(mail?.html).toContain(text);
  });

  test('responds while the mail server is unavailable, and mails after recovery', async () => {
    const { mail, jobs, db } = api.services;
    const { send } = mail;
    const { email } = await api.createProfile({ permission: 'Talent' });
    mail.send = () => Promise.reject(new Error('no connection'));
    try {
      expect((await post('forgotpassword', { email })).statusCode).toBe(204);
      await jobs.drain();
    } finally {
      mail.send = send;
    }
    expect((await mailedLink(email)).mail).toBeUndefined();
    await sql`UPDATE pgboss.job SET start_after = now()`.execute(db);
    expect((await mailedLink(email)).mail?.subject).toMatch(/password/);
    // The link opened a door: nothing of it stays behind.
    expect((await sql`SELECT 1 FROM pgboss.job WHERE name = 'mail'`.execute(db)).rows).toEqual([]);
  });

  test('gives the same answer for an unknown address and a disabled user, and mails only the owner', async () => {
    const before = (await api.services.outbox()).length;
    const unknown = await post('forgotpassword', { email: 'nobody@dara.test' });
    const { email } = await api.createProfile({ permission: 'Talent', active: false });
    const disabled = await post('forgotpassword', { email });
    for (const { statusCode, body } of [unknown, disabled])
      expect([statusCode, body]).toEqual([204, '']);
    const { mail, token } = await mailedLink(email);
    expect(mail?.subject).toMatch(/Your Dara account has been disabled/);
    expect(token).toBe('');
    expect(await api.services.outbox()).toHaveLength(before + 1);
  });

  test('does not flood a mailbox', async () => {
    const { email } = await api.createProfile({ permission: 'Talent' });
    for (let index = 0; index < 5; index += 1) await post('forgotpassword', { email });
    const refused = await post('forgotpassword', { email });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });
});

test('verifying an address before a reset does not reveal whether it exists', async () => {
  const { email } = await api.createProfile({ permission: 'Talent' });
  expect((await post('verifyemailbeforeresetpassword', { email })).statusCode).toBe(204);
  const unknown = await post('verifyemailbeforeresetpassword', { email: 'nobody@dara.test' });
  expect(unknown.statusCode).toBe(204);
});

describe('reset password', () => {
  test('sets the password once, and ends all sessions', async () => {
    const { id, email, headers, refreshToken } = await api.signIn({ permission: 'Talent' });
    await post('forgotpassword', { email });
    const { token } = await mailedLink(email);
    expect((await post('resetpassword', { email, token, password: NEW_PASSWORD })).statusCode).toBe(
      204,
    );
    expect(
      (await api.app.inject({ url: `/api/management/profile/${id}`, headers })).statusCode,
    ).toBe(401);
    expect((await post('refreshtoken', { refreshToken })).statusCode).toBe(401);
    expect((await post('login', { email, password: TEST_PASSWORD })).statusCode).toBe(401);
    expect((await post('login', { email, password: NEW_PASSWORD })).statusCode).toBe(200);
    const again = await post('resetpassword', { email, token, password: TEST_PASSWORD });
    expect(again.json()).toMatchObject({ status: 400, code: 'RESET_TOKEN_INVALID' });
    const events = await api.services.db
      .selectFrom('audit_event')
      .select(['action', 'entity'])
      .where('entity_id', '=', id)
      .where('action', 'not in', ['SignIn', 'FailSignIn'])
      .execute();
    expect(events).toEqual([{ action: 'ResetPassword', entity: 'profile' }]);
  });

  test('a link works once, also with two concurrent uses', async () => {
    const { email } = await api.createProfile({ permission: 'Talent' });
    await post('forgotpassword', { email });
    const { token } = await mailedLink(email);
    const answers = await Promise.all(
      [1, 2].map(() => post('resetpassword', { email, token, password: NEW_PASSWORD })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  test('refuses an expired link, an older one, and one of another person', async () => {
    const { id, email } = await api.createProfile({ permission: 'Talent' });
    const other = await api.createProfile({ permission: 'Talent' });
    await post('forgotpassword', { email });
    const older = await mailedLink(email);
    await post('forgotpassword', { email });
    const newer = await mailedLink(email);
    const refusal = { status: 400, code: 'RESET_TOKEN_INVALID' };
    const reset = (to: string, token: string) =>
      post('resetpassword', { email: to, token, password: NEW_PASSWORD });
    expect((await reset(email, older.token)).json()).toMatchObject(refusal);
    expect((await reset(other.email, newer.token)).json()).toMatchObject(refusal);
    await api.services.db
      .updateTable('reset_token')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('profile_id', '=', id)
      .execute();
    expect((await reset(email, newer.token)).json()).toMatchObject(refusal);
  });

  test('reveals neither user nor name, and refuses a weak password without using up the link', async () => {
    const unknown = await post('resetpassword', {
      email: 'nobody@dara.test',
      token: 'x',
      password: NEW_PASSWORD,
    });
    expect(unknown.json()).toMatchObject({ status: 400, code: 'RESET_TOKEN_INVALID' });
    const { email } = await api.createProfile({ permission: 'Talent' });
    const guessed = await post('resetpassword', { email, token: 'x', password: email });
    expect(guessed.json()).toMatchObject({ status: 400, code: 'RESET_TOKEN_INVALID' });
    await post('forgotpassword', { email });
    const { token } = await mailedLink(email);
    for (const password of ['Short1a', 'nouppercase1', 'NOLOWERCASE1', 'NoDigitsHere', '']) {
      const answer = await post('resetpassword', { email, token, password });
      expect(answer.json()).toMatchObject({
        status: 400,
        errors: [{ field: 'password', rule: 'password' }],
      });
    }
    expect((await post('resetpassword', { email, token, password: NEW_PASSWORD })).statusCode).toBe(
      204,
    );
  });
});

test('a one-time link creates the first administrator, once', async () => {
  const site = await createTestApi({
    env: { PUBLIC_URL: 'https://dara.test', ADMIN_EMAIL: 'Boss@dara.test' },
  });
  try {
    const stale = await firstAdminLink(site.services);
    const link = await firstAdminLink(site.services);
    expect(link).toMatch(/^https:\/\/dara\.test\/resetpassword\/boss%40dara\.test\/[\w-]{43}$/);
    const reset = (href: string | null) =>
      site.app.inject({
        method: 'POST',
        url: '/api/authorization/resetpassword',
        payload: { email: 'boss@dara.test', token: href?.split('/').pop(), password: NEW_PASSWORD },
      });
    expect((await reset(stale)).statusCode).toBe(400);
    expect((await reset(link)).statusCode).toBe(204);
    expect((await reset(link)).statusCode).toBe(400);
    expect(await firstAdminLink(site.services)).toBeNull();
    const payload = { email: 'boss@dara.test', password: NEW_PASSWORD };
    const signedIn = await site.app.inject({
      method: 'POST',
      url: '/api/authorization/login',
      payload,
    });
    expect(signedIn.json()).toMatchObject({ profile: { permission: 'Admin' } });
  } finally {
    await site.close();
  }
});
