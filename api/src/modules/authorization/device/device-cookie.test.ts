import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { TEST_PASSWORD, createTestApi, type TestApi } from '../../../testing/test-api.ts';

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

test('a site without https names the browser with a cookie that is kept there', async () => {
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
