import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageBytes } from '../../../testing/form.ts';
import { createRecords, type Records } from '../../../testing/records.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/test-api.ts';
import { createImageStore } from '../store/image-store.ts';

let api: TestApi;
let records: Records;
let talentId: string;
let imageId: string;
let talent: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  records = createRecords(api.services);
  talentId = await records.talent({ status: 'Pending' });
  const stored = { alt: null, access: 'public', talentId } as const;
  imageId = (await createImageStore(api.services).add(await imageBytes(), stored)).id;
  talent = await api.signIn({ permission: 'Talent', talent_id: talentId });
});
afterAll(() => api.close());

const shown = (headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/image/${imageId}/160.jpg`, headers });
const withCookie = (token: string) => shown({ cookie: `language=th; accessToken=${token}; x=1` });

async function setTalent(row: { status: 'Pending' | 'Approved' }): Promise<void> {
  await records.db.updateTable('talent').set(row).where('id', '=', talentId).execute();
}

describe('an image of a talent who is not public', () => {
  test('is not found for visitors, and the answer is not cached', async () => {
    const answer = await shown();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('is readable by its talent and staff, by header and by cookie, and never cached', async () => {
    const staff = await api.signIn({ permission: 'Staff' });
    for (const { accessToken, headers } of [talent, staff]) {
      for (const answer of [await shown(headers), await withCookie(accessToken)]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          'cache-control': 'private, no-store',
          'cross-origin-resource-policy': 'same-origin',
        });
      }
    }
  });

  test.each(['Talent', 'Business'] as const)('is not for another %s', async (permission) => {
    const { accessToken, headers } = await api.signIn({ permission });
    expect((await shown(headers)).statusCode).toBe(404);
    expect((await withCookie(accessToken)).statusCode).toBe(404);
  });

  test('is public from approval until the talent is no longer public', async () => {
    await setTalent({ status: 'Approved' });
    const answer = await shown();
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=300, s-maxage=60, stale-while-revalidate=300',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.any(String),
    });
    const etag = String(answer.headers['etag']);
    expect((await shown({ 'if-none-match': etag })).statusCode).toBe(304);
    await setTalent({ status: 'Pending' });
    const gone = await shown({ 'if-none-match': etag });
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('the cookie of an image', () => {
  const aged = (hours: number): string => {
    const [head = '', body = ''] = talent.accessToken.split('.');
    const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const iat = Math.floor(Date.now() / 1000) - hours * 3600;
    const text = JSON.stringify({ ...said, iat, exp: iat + 900 });
    const signed = `${head}.${Buffer.from(text).toString('base64url')}`;
    const secret = createHmac('sha256', api.services.config.jwtSecret);
    return `${signed}.${secret.update(signed).digest('base64url')}`;
  };

  test.each([
    [1, 200],
    [13, 404],
  ])('%i hours old answers %i', async (hours, status) => {
    expect((await withCookie(aged(hours))).statusCode).toBe(status);
  });

  test.each([
    ['a changed one', () => `${talent.accessToken.slice(0, -3)}abc`],
    ['rubbish', () => 'a.b.c'],
    ['none', () => ''],
  ])('%s opens nothing', async (_name, token) => {
    expect((await withCookie(token())).statusCode).toBe(404);
  });

  test('opens nothing but images', async () => {
    const cookie = `accessToken=${talent.accessToken}`;
    const answer = await api.app.inject({ url: '/api/talent/profile', headers: { cookie } });
    expect(answer.statusCode).toBe(401);
  });

  test('opens nothing once the session has ended, or the account', async () => {
    const own = await api.signIn({ permission: 'Staff' });
    expect((await withCookie(own.accessToken)).statusCode).toBe(200);
    const accounts = api.services.db;
    await accounts.updateTable('profile').set({ active: false }).where('id', '=', own.id).execute();
    expect((await withCookie(own.accessToken)).statusCode).toBe(404);
    await accounts.updateTable('profile').set({ active: true }).where('id', '=', own.id).execute();
    const payload = { refreshToken: own.refreshToken };
    await api.app.inject({
      method: 'POST',
      url: '/api/authorization/logout',
      headers: own.headers,
      payload,
    });
    expect((await withCookie(own.accessToken)).statusCode).toBe(404);
  });
});
