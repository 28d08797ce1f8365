import { afterAll, beforeAll, expect, vi, test } from 'vitest';
import { sql } from 'kysely';
import { TEST_PASSWORD, createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { hashSecretToken } from '../account/secret-token.ts';
import { deviceHashOf, deviceTokenOf, storeDevice } from './device-cookie.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ env: { PUBLIC_URL: 'http://dara.test' } });
});
afterAll(() => api.close());

async function signIn() {
  const { email } = await api.createProfile({ permission: 'Talent' });
  return api.app.inject({
    method: 'POST',
    url: '/api/authorization/login',
    payload: { email, password: TEST_PASSWORD },
  });
}

test('a site without https identifies the browser with a cookie that it stores', async () => {
  expect((await signIn()).headers['set-cookie']).toMatch(
    /^signInDevice=[\w-]{43}; Max-Age=15552000; Path=\/api\/authorization; HttpOnly; SameSite=Strict$/,
  );
});

test('a person is signed in although the browser cannot be remembered', async () => {
  await sql`ALTER TABLE sign_in_device RENAME TO sign_in_device_away`.execute(api.services.db);
  try {
    const answer = await signIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  } finally {
    await sql`ALTER TABLE sign_in_device_away RENAME TO sign_in_device`.execute(api.services.db);
  }
});

const TOKEN = 'a_-Z0'.padEnd(43, 'x');

test.each([
  ['alone', `signInDevice=${TOKEN}`, TOKEN],
  ['after others', `theme=dark;  signInDevice=${TOKEN}`, TOKEN],
  ['before others', `signInDevice=${TOKEN}; theme=dark`, TOKEN],
  ['in a name that only ends like it', `oldsignInDevice=${TOKEN}`, null],
  ['too short', `signInDevice=${TOKEN.slice(1)}`, null],
  ['too long', `signInDevice=${TOKEN}x`, null],
  ['of other signs', `signInDevice=${TOKEN.replace('x', '.')}`, null],
  ['nowhere', undefined, null],
])('a browser is named by the cookie %s', (_name, cookie, token) => {
  const request = { headers: cookie === undefined ? {} : { cookie } };
  expect(deviceTokenOf(request)).toBe(token);
  expect(deviceHashOf(request)).toBe(token === null ? null : hashSecretToken(token));
});

/** Remembers the browser of a sign-in on a site at this address; answers the cookie and what was logged. */
async function keep(publicUrl: string) {
  const { config } = api.services;
  const signedIn = await api.signIn({ permission: 'Talent' });
  const reply = { header: vi.fn() };
  const error = vi.fn();
  await storeDevice(
    { ...api.services, config: { ...config, publicUrl } },
    { headers: {}, ip: '127.0.0.1', log: { error } as never },
    reply as never,
    { profile: { id: signedIn.id }, refreshToken: signedIn.refreshToken } as never,
  );
  return { signedIn, header: reply.header.mock.calls, error: error.mock.calls };
}

test.each([
  ['https://dara.test', /; Secure$/],
  ['http://dara.test', /; SameSite=Strict$/],
  ['http://dara.test/https:', /; SameSite=Strict$/],
])('a site at %s gives a cookie that leaves by https alone where it can', async (url, end) => {
  const { header, error } = await keep(url);
  expect(header).toEqual([['set-cookie', expect.stringMatching(end)]]);
  expect(error).toEqual([]);
});

test('the session is bound to the browser, and a failure to remember it is logged', async () => {
  const { signedIn, header } = await keep('https://dara.test');
  const token = deviceTokenOf({ headers: { cookie: String(header[0]?.[1]) } });
  const { rows } = await sql<{ device_hash: string }>`
    SELECT device_hash FROM refresh_token
    WHERE token_hash = ${hashSecretToken(signedIn.refreshToken)}`.execute(api.services.db);
  expect(rows).toEqual([{ device_hash: hashSecretToken(String(token)) }]);
  await sql`ALTER TABLE sign_in_device RENAME TO sign_in_device_away`.execute(api.services.db);
  try {
    expect((await keep('https://dara.test')).error).toEqual([
      [{ err: expect.any(Error) }, 'the browser of a sign-in could not be remembered'],
    ]);
  } finally {
    await sql`ALTER TABLE sign_in_device_away RENAME TO sign_in_device`.execute(api.services.db);
  }
});
