import { endDatabaseWorker } from '@dara/backend/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import {
  createTestApi,
  TEST_PASSWORD,
  type SignedIn,
  type TestApi,
} from '../../../testing/test-api.ts';

let api: TestApi;
let staff: SignedIn;

beforeAll(async () => {
  // The embedded database can be taken away from under the api, on whichever one the other tests run.
  vi.stubEnv('TEST_DB', undefined);
  try {
    api = await createTestApi();
  } finally {
    // Test files share the environment of their worker.
    vi.unstubAllEnvs();
  }
  staff = await api.signIn({ permission: 'Staff' });
  await endDatabaseWorker(api.services);
});
afterAll(() => api.close());

const post = (url: string, payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url: `/api/authorization${url}`, payload, headers });

test.each([
  [
    'a page for staff',
    () => api.app.inject({ url: '/api/management/talent', headers: staff.headers }),
  ],
  [
    'a save',
    () =>
      api.app.inject({
        method: 'DELETE',
        url: `/api/management/talent/${newId()}`,
        headers: staff.headers,
      }),
  ],
  [
    'a public page that asks who reads it',
    () => api.app.inject({ url: `/api/job/${newId()}`, headers: staff.headers }),
  ],
  [
    'a picture that only some may see',
    () =>
      api.app.inject({
        url: `/api/image/${newId()}/160.jpg`,
        headers: { cookie: `accessToken=${staff.accessToken}` },
      }),
  ],
  ['a token to be refreshed', () => post('/refreshtoken', { refreshToken: staff.refreshToken })],
  [
    'a sign-in with the right password',
    () => post('/login', { email: staff.email, password: TEST_PASSWORD }),
  ],
])('without a database %s is answered 503 and signs no user out', async (_what, ask) => {
  const answer = await ask();
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a forged token is refused all the same', async () => {
  const headers = { authorization: `Bearer ${staff.accessToken.slice(0, -4)}AAAA` };
  const answer = await api.app.inject({ url: '/api/management/talent', headers });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'TOKEN_INVALID']);
});
