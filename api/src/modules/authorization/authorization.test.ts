import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, createTestApi, type TestApi } from '../../testing/test-api.ts';
import { countAtAccount } from './device/attempt-limit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/api/authorization/${path}`, payload, headers });
function multipart(fields: Record<string, string>): [string, Record<string, string>] {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return [`${parts.join('')}--b--\r\n`, { 'content-type': 'multipart/form-data; boundary=b' }];
}

describe('login', () => {
  test('answers tokens and the profile', async () => {
    const { id, email } = await api.createProfile({
      permission: 'Staff',
      first_name: 'น้ำผึ้ง',
      last_name: 'ปิ่นเพชร',
      language: 'en',
    });
    const answer = await post('login', { email, password: TEST_PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      profile: {
        id,
        email,
        firstName: 'น้ำผึ้ง',
        lastName: 'ปิ่นเพชร',
        image: null,
        permission: 'Staff',
        language: 'en',
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('takes urlencoded and multipart forms, and the email in any case, also with invisible characters', async () => {
    const { email } = await api.createProfile({ permission: 'Talent' });
    const form = new URLSearchParams({
      email: ` \u200b${email.toUpperCase()}\u202c `,
      password: TEST_PASSWORD,
    }).toString();
    const encoded = await post('login', form, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(encoded.statusCode).toBe(200);
    expect((await post('login', ...multipart({ email, password: TEST_PASSWORD }))).statusCode).toBe(
      200,
    );
  });

  test('refuses a wrong password and an unknown email alike', async () => {
    const { email } = await api.createProfile({ permission: 'Talent' });
    for (const payload of [
      { email, password: 'Wrong1234' },
      { email: 'nobody@dara.test', password: TEST_PASSWORD },
    ]) {
      const answer = await post('login', payload);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.json()).toMatchObject({ code: 'INVALID_CREDENTIALS', status: 401 });
    }
  });

  test('refuses an account without a password, and a deleted one', async () => {
    const unset = await api.createProfile({ permission: 'Admin', password_hash: null });
    const deleted = await api.createProfile({ permission: 'Admin', deleted_at: new Date() });
    for (const { email } of [unset, deleted]) {
      const answer = await post('login', { email, password: 'no one has this password' });
      expect(answer.json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
      expect((await post('login', { email, password: TEST_PASSWORD })).statusCode).toBe(401);
    }
  });

  test('names a disabled account, but only with the right password', async () => {
    const { email } = await api.createProfile({ permission: 'Talent', active: false });
    expect((await post('login', { email, password: TEST_PASSWORD })).json()).toMatchObject({
      code: 'USER_DISABLED',
      status: 403,
    });
    expect((await post('login', { email, password: 'Wrong1234' })).json()).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  test.each([
    ['a missing field', { email: 'a@dara.test' }, { field: 'password', rule: 'required' }],
    [
      'a number where text is due',
      { email: 'a@dara.test', password: 12345678 },
      { field: 'password', rule: 'type' },
    ],
    [
      'an object where text is due',
      { email: { $ne: '' }, password: 'x' },
      { field: 'email', rule: 'type' },
    ],
  ])('refuses %s', async (_case, payload, error) => {
    const answer = await post('login', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [error] });
  });

  test('refuses broken JSON and files clearly', async () => {
    const broken = await post('login', '{"email":', { 'content-type': 'application/json' });
    expect(broken.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    const file = `--b\r\nContent-Disposition: form-data; name="email"; filename="a.png"\r\n\r\nx\r\n--b--\r\n`;
    const answer = await post('login', file, { 'content-type': 'multipart/form-data; boundary=b' });
    expect(answer.json()).toMatchObject({ status: 415, code: 'FILE_TYPE' });
  });

  test('limits failed attempts on one account from any address, right password included', async () => {
    const { email } = await api.createProfile({ permission: 'Talent' });
    const attempt = (password: string, index: number) =>
      api.app.inject({
        method: 'POST',
        url: '/api/authorization/login',
        payload: { email, password },
        remoteAddress: `10.1.0.${index}`,
      });
    for (let index = 0; index < 10; index += 1) {
      expect((await attempt('Wrong1234', index)).statusCode).toBe(401);
    }
    const refused = await attempt(TEST_PASSWORD, 99);
    expect(refused.json()).toMatchObject({ status: 429, code: 'SIGN_IN_LOCKED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('limits failed attempts from one address over many accounts, and ignores a forged forwarding header', async () => {
    const attempt = (index: number) =>
      api.app.inject({
        method: 'POST',
        url: '/api/authorization/login',
        payload: { email: `guess${index}@dara.test`, password: 'Wrong1234' },
        remoteAddress: '10.2.0.1',
        headers: { 'x-forwarded-for': `9.9.9.${index}` },
      });
    let last = await attempt(0);
    for (let index = 1; index < 60; index += 1) last = await attempt(index);
    expect(last.statusCode).toBe(401);
    expect((await attempt(60)).statusCode).toBe(429);
  });

  test('does not count successful sign-ins against the address', async () => {
    const { email } = await api.createProfile({ permission: 'Talent' });
    for (let index = 0; index < 65; index += 1) {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/authorization/login',
        payload: { email, password: TEST_PASSWORD },
        remoteAddress: '10.3.0.1',
      });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe('floods of sign-ins', () => {
  const attempt = (email: string, remoteAddress: string, password = 'Wrong1234') =>
    api.app.inject({
      method: 'POST',
      url: '/api/authorization/login',
      payload: { email, password },
      remoteAddress,
    });

  test('an address that is refused counts against no account', async () => {
    const { email } = await api.createProfile({ permission: 'Talent' });
    for (let index = 0; index < 60; index += 1) await attempt(`x${index}@dara.test`, '10.4.0.1');
    for (let index = 0; index < 15; index += 1) {
      expect((await attempt(email, '10.4.0.1')).statusCode).toBe(429);
    }
    expect((await attempt(email, '10.4.0.2', TEST_PASSWORD)).statusCode).toBe(200);
  });

  test('invented addresses neither free a locked account nor lock another', async () => {
    const locked = await api.createProfile({ permission: 'Talent' });
    const other = await api.createProfile({ permission: 'Talent' });
    for (let index = 0; index < 10; index += 1) await attempt(locked.email, `10.5.0.${index}`);
    const { limiter } = api.services;
    for (let index = 0; index < 52_000; index += 1) {
      const email = `invented${index}@dara.test`;
      await countAtAccount(limiter, undefined, email).catch(() => undefined);
    }
    expect((await attempt(locked.email, '10.6.0.1', TEST_PASSWORD)).statusCode).toBe(429);
    expect((await attempt(other.email, '10.6.0.1', TEST_PASSWORD)).statusCode).toBe(200);
  });

  test('all addresses of one IPv6 network count as one', async () => {
    // An account that exists: the windows of invented ones are shared once there are too many.
    const { email } = await api.createProfile({ permission: 'Talent' });
    for (let index = 0; index < 60; index += 1) {
      await attempt(`v6-${index}@dara.test`, `2001:db8::${index.toString(16)}:1`);
    }
    expect((await attempt(email, '2001:db8::ffff:1')).statusCode).toBe(429);
    expect((await attempt(email, '2001:db8:0:1::1')).statusCode).toBe(401);
  });
});
