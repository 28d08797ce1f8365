import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApi } from '../../../app/build-app.ts';
import { newId } from '../../../kernel/new-id.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signIn({ permission: 'Admin' });
});
afterAll(() => api.close());

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with the secret of the site, as a careless neighbour that shares it might sign one. */
function signed(change: Record<string, unknown>): string {
  const [head = '', body = ''] = admin.accessToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const text = `${head}.${encoded({ ...claims, ...change })}`;
  const { jwtSecret } = api.services.config;
  return `${text}.${createHmac('sha256', jwtSecret).update(text).digest('base64url')}`;
}

describe('a token that is signed with the secret of the site', () => {
  test('counts as it is', async () => {
    const headers = { authorization: `Bearer ${signed({})}` };
    expect((await api.app.inject({ url: '/api/account/data', headers })).statusCode).toBe(200);
  });

  test.each<[string, Record<string, unknown>]>([
    ['no issuer', { iss: undefined }],
    ['another issuer', { iss: 'other' }],
    ['a list of issuers', { iss: ['dara', 'other'] }],
    ['no subject', { sub: undefined }],
    ['a number as subject', { sub: 1 }],
    ['an object as subject', { sub: { id: 'x' } }],
    ['a list as subject', { sub: ['x'] }],
    ['a subject that is no id', { sub: 'x' }],
    ['a subject that only looks like an id', { sub: `urn:uuid:${newId()}` }],
    ['no session', { sid: undefined }],
    ['a session that is no id', { sid: "x'--" }],
    ['a number as session', { sid: 1 }],
    ['no end', { exp: undefined }],
  ])('is refused with %s, in the header, the cookie and when leaving', async (_name, change) => {
    const token = signed(change);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.app.inject({ url: '/api/account/data', headers });
    expect(answer.json()).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
    const image = await api.app.inject({
      url: `/api/image/${newId()}/320.webp`,
      headers: { cookie: `accessToken=${token}` },
    });
    expect(image.statusCode).toBe(404);
    const left = await api.app.inject({
      method: 'POST',
      url: '/api/authorization/logout',
      headers,
    });
    expect(left.statusCode).toBe(204);
  });

  test('is refused without a subject', async () => {
    const headers = { authorization: `Bearer ${signed({ sub: newId() })}` };
    expect((await api.app.inject({ url: '/api/account/data', headers })).statusCode).toBe(401);
  });

  test('that was refused ended no session', async () => {
    const { headers } = admin;
    expect((await api.app.inject({ url: '/api/account/data', headers })).statusCode).toBe(200);
  });
});

describe('the map of the api', () => {
  const url = '/api/openapi.json';

  test('is open while developing', async () => {
    expect((await api.app.inject(url)).json()).toMatchObject({ openapi: '3.1.0' });
  });

  test('is for staff and administrators in production', async () => {
    const config = { ...api.services.config, isProduction: true };
    const app = buildApi({ ...api.services, config }, { hasLazySchemas: true });
    const ask = async (headers: Record<string, string> = {}) =>
      (await app.inject({ url, headers })).statusCode;
    expect(await ask()).toBe(401);
    for (const [permission, status] of [
      ['Talent', 403],
      ['Business', 403],
      ['Staff', 200],
      ['Admin', 200],
    ] as const) {
      expect(await ask((await api.signIn({ permission })).headers)).toBe(status);
    }
    await app.close();
  });
});
