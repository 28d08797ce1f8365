import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/api/authorization/${path}`, payload, headers });
const me = (id: string, authorization: string) =>
  api.app.inject({ url: `/api/management/profile/${id}`, headers: { authorization } });
const database = () => api.services.db;

test('only the holder of a token learns the user', async () => {
  const { id, headers } = await api.signIn({ permission: 'Staff' });
  const answer = await api.app.inject({ url: '/api/authorization/profile', headers });
  expect(answer.json()).toMatchObject({ id, permission: 'Staff' });
  expect((await api.app.inject('/api/authorization/profile')).statusCode).toBe(401);
});

describe('access token', () => {
  test('missing, malformed, forged, expired and unsigned ones are 401', async () => {
    const { id, accessToken } = await api.signIn({ permission: 'Talent' });
    const [head = '', body = ''] = accessToken.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const promoted = Buffer.from(JSON.stringify({ ...claims, sub: 'x' })).toString('base64url');
    const forgeries = [
      `Bearer ${head}.${promoted}.${accessToken.split('.')[2]}`,
      `Bearer ${accessToken.slice(0, -4)}AAAA`,
      `Bearer ${unsigned}.${body}.`,
      'Bearer nonsense',
      `Bearer ${accessToken}.more`,
      `Bearer ${accessToken} more`,
      `More Bearer ${accessToken}`,
      'Basic YTpi',
    ];
    for (const authorization of forgeries) {
      expect((await me(id, authorization)).json()).toMatchObject({
        status: 401,
        code: 'TOKEN_INVALID',
      });
    }
    expect((await api.app.inject(`/api/management/profile/${id}`)).statusCode).toBe(401);
    expect((await me(id, `Bearer ${accessToken}`)).statusCode).toBe(200);
  });

  test('an expired one is 401', async () => {
    const { id, accessToken } = await api.signIn({ permission: 'Talent' });
    const now = Date.now;
    Date.now = () => now() + 15 * 60_000 + 1000;
    try {
      expect((await me(id, `Bearer ${accessToken}`)).json()).toMatchObject({
        code: 'TOKEN_INVALID',
      });
    } finally {
      Date.now = now;
    }
  });

  test('is never read from a cookie', async () => {
    const { id, accessToken } = await api.signIn({ permission: 'Admin' });
    const url = `/api/management/profile/${id}`;
    const answer = await api.app.inject({ url, headers: { cookie: `accessToken=${accessToken}` } });
    expect(answer.statusCode).toBe(401);
  });

  test('stops working immediately when the user is disabled, and so does refreshing', async () => {
    const { id, headers, refreshToken } = await api.signIn({ permission: 'Admin' });
    await database().updateTable('profile').set({ active: false }).where('id', '=', id).execute();
    const disabled = { status: 401, code: 'ACCOUNT_DISABLED' };
    expect((await me(id, headers.authorization)).json()).toMatchObject(disabled);
    expect((await post('refreshtoken', { refreshToken })).json()).toMatchObject(disabled);
    await database().updateTable('profile').set({ active: true }).where('id', '=', id).execute();
    expect((await me(id, headers.authorization)).statusCode).toBe(401);
  });

  test('carries no permission: a changed one applies to the next request', async () => {
    const { id, headers } = await api.signIn({ permission: 'Admin' });
    const list = () => api.app.inject({ url: '/api/management/profile', headers });
    expect((await list()).statusCode).toBe(200);
    await database()
      .updateTable('profile')
      .set({ permission: 'Staff' })
      .where('id', '=', id)
      .execute();
    expect((await list()).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('logout', () => {
  test('ends the session named by the access token', async () => {
    const { id, headers, refreshToken } = await api.signIn({ permission: 'Talent' });
    expect((await post('logout', '', headers)).statusCode).toBe(204);
    expect((await me(id, headers.authorization)).statusCode).toBe(401);
    expect((await post('refreshtoken', { refreshToken })).statusCode).toBe(401);
  });

  test('ends the session of an access token that has just expired', async () => {
    const { headers, refreshToken } = await api.signIn({ permission: 'Talent' });
    const now = Date.now;
    Date.now = () => now() + 15 * 60_000 + 1000;
    try {
      expect((await post('logout', '', headers)).statusCode).toBe(204);
    } finally {
      Date.now = now;
    }
    expect((await post('refreshtoken', { refreshToken })).statusCode).toBe(401);
  });

  test('ends the session of a refresh token, and no other session of the person', async () => {
    const first = await api.signIn({ permission: 'Talent' });
    const second = await post('login', { email: first.email, password: TEST_PASSWORD });
    expect((await post('logout', { refreshToken: first.refreshToken })).statusCode).toBe(204);
    expect((await me(first.id, first.headers.authorization)).statusCode).toBe(401);
    const { accessToken } = second.json<{ accessToken: string }>();
    expect((await me(first.id, `Bearer ${accessToken}`)).statusCode).toBe(200);
  });

  test('answers 204 to strangers too', async () => {
    expect((await post('logout', {})).statusCode).toBe(204);
    expect((await post('logout', { refreshToken: 'unknown' })).statusCode).toBe(204);
  });
});
