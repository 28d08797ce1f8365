import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  // One connection shows any query that leaves an open transaction's handle.
  api = await createTestApi({ poolSize: 1 });
});
afterAll(() => api.close());

const refresh = (payload: object | string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: '/api/authorization/refreshtoken', payload, headers });
const tokenOf = (answer: Awaited<ReturnType<typeof refresh>>) =>
  answer.json<{ refreshToken: string; accessToken: string }>();

const database = () => api.services.db;
const DAY_MS = 24 * 3600_000;

/** Moves every use of a token into the past, past the grace. */
async function letGracePass(profileId: string): Promise<void> {
  await api.services.db
    .updateTable('refresh_token')
    .set({ used_at: sql`used_at - interval '11 seconds'` })
    .where('profile_id', '=', profileId)
    .where('used_at', 'is not', null)
    .execute();
}

const reusesOf = (profileId: string) =>
  database()
    .selectFrom('audit_event')
    .select(['action', 'entity', 'diff'])
    .where('entity_id', '=', profileId)
    .where('action', '!=', 'SignIn')
    .execute();

test('answers a new pair that works, as JSON, urlencoded or multipart', async () => {
  const { id, refreshToken } = await api.signIn({ permission: 'Talent' });
  const json = await refresh({ refreshToken });
  expect(json.statusCode).toBe(200);
  const form = new URLSearchParams({
    accessToken: 'old',
    refreshToken: tokenOf(json).refreshToken,
  });
  const encoded = await refresh(form.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(encoded.statusCode).toBe(200);
  const { refreshToken: third } = tokenOf(encoded);
  const body = `--b\r\nContent-Disposition: form-data; name="refreshToken"\r\n\r\n${third}\r\n--b--\r\n`;
  const multipart = await refresh(body, { 'content-type': 'multipart/form-data; boundary=b' });
  expect(multipart.statusCode).toBe(200);
  const pair = tokenOf(multipart);
  expect(new Set([refreshToken, tokenOf(json).refreshToken, third, pair.refreshToken]).size).toBe(
    4,
  );
  const headers = { authorization: `Bearer ${pair.accessToken}` };
  expect((await api.app.inject({ url: `/api/management/profile/${id}`, headers })).statusCode).toBe(
    200,
  );
});

test('two concurrent refreshes with one token both succeed in one browser', async () => {
  const { refreshToken, cookie } = await api.signIn({ permission: 'Talent' });
  const once = () => refresh({ refreshToken }, { cookie });
  const answers = await Promise.all([once(), once()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  for (const answer of answers) {
    expect((await refresh({ refreshToken: tokenOf(answer).refreshToken })).statusCode).toBe(200);
  }
});

test('a token used again after the grace is refused and ends its whole family', async () => {
  const { id, headers, refreshToken } = await api.signIn({ permission: 'Talent' });
  const next = tokenOf(await refresh({ refreshToken }));
  await letGracePass(id);
  expect((await refresh({ refreshToken })).json()).toMatchObject({
    status: 401,
    code: 'TOKEN_INVALID',
  });
  expect((await refresh({ refreshToken: next.refreshToken })).statusCode).toBe(401);
  expect(await reusesOf(id)).toEqual([
    { action: 'EndReusedSession', entity: 'profile', diff: { reuse: 'AfterGrace' } },
  ]);
  for (const authorization of [headers.authorization, `Bearer ${next.accessToken}`]) {
    const answer = await api.app.inject({
      url: `/api/management/profile/${id}`,
      headers: { authorization },
    });
    expect(answer.statusCode).toBe(401);
  }
});

test.each([
  ['without a name', () => ({})],
  ['with another', () => ({ cookie: `signInDevice=${'x'.repeat(43)}` })],
])('a token used again at once by a browser %s ends its family', async (_name, headers) => {
  const { id, refreshToken, cookie } = await api.signIn({ permission: 'Talent' });
  const next = tokenOf(await refresh({ refreshToken }, { cookie }));
  expect((await refresh({ refreshToken }, headers())).statusCode).toBe(401);
  expect((await refresh({ refreshToken: next.refreshToken }, { cookie })).statusCode).toBe(401);
  expect(await reusesOf(id)).toEqual([
    { action: 'EndReusedSession', entity: 'profile', diff: { reuse: 'OtherDevice' } },
  ]);
});

test('a session from before browsers were remembered still has its grace', async () => {
  const { id, refreshToken, cookie } = await api.signIn({ permission: 'Talent' });
  await database()
    .updateTable('refresh_token')
    .set({ device_hash: null })
    .where('profile_id', '=', id)
    .execute();
  const answers = [await refresh({ refreshToken }), await refresh({ refreshToken }, { cookie })];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('the grace runs from the first use: using a token again does not lengthen it', async () => {
  const { id, refreshToken } = await api.signIn({ permission: 'Talent' });
  await refresh({ refreshToken });
  const usedAt = new Date('2100-01-01T00:00:00Z');
  const tokens = () => database().selectFrom('refresh_token').where('profile_id', '=', id);
  await database()
    .updateTable('refresh_token')
    .set({ used_at: usedAt, device_hash: null })
    .where('profile_id', '=', id)
    .where('used_at', 'is not', null)
    .execute();
  expect((await refresh({ refreshToken })).statusCode).toBe(200);
  const used = await tokens().select('used_at').where('used_at', 'is not', null).execute();
  expect(used).toEqual([{ used_at: usedAt }]);
});

test('a deleted account refreshes nothing, and its session is over', async () => {
  const { id, refreshToken } = await api.signIn({ permission: 'Talent' });
  const setDeleted = (at: Date | null) =>
    database().updateTable('profile').set({ deleted_at: at }).where('id', '=', id).execute();
  await setDeleted(new Date());
  expect((await refresh({ refreshToken })).statusCode).toBe(401);
  await setDeleted(null);
  expect((await refresh({ refreshToken })).statusCode).toBe(401);
});

test('a session ends 90 days after its sign-in, however often it is refreshed', async () => {
  const { id, refreshToken } = await api.signIn({ permission: 'Talent' });
  let now = Date.now();
  const end = now + 90 * DAY_MS;
  const realNow = Date.now;
  Date.now = () => now;
  try {
    let token = refreshToken;
    for (let day = 20; day < 90; day += 20) {
      now = end - (90 - day) * DAY_MS;
      const answer = await refresh({ refreshToken: token });
      expect(answer.statusCode).toBe(200);
      token = tokenOf(answer).refreshToken;
    }
    const last = await database()
      .selectFrom('refresh_token')
      .select((eb) => eb.fn.max('expires_at').as('expires_at'))
      .where('profile_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Math.abs(last.expires_at.getTime() - end)).toBeLessThan(60_000);
  } finally {
    Date.now = realNow;
  }
});

test('refreshing is limited by session and by address', async () => {
  const first = await api.signIn({ permission: 'Talent' });
  let token = first.refreshToken;
  for (let index = 0; index < 30; index += 1) {
    const answer = await refresh({ refreshToken: token });
    expect(answer.statusCode).toBe(200);
    token = tokenOf(answer).refreshToken;
  }
  const refused = await refresh({ refreshToken: token });
  expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const from = (refreshToken: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/authorization/refreshtoken',
      payload: { refreshToken },
      remoteAddress: '10.7.0.1',
    });
  const perAddress = { name: 'refresh-address', max: 600, windowMs: 900_000 };
  await api.services.limiter.hit(perAddress, '10.7.0.1', 599);
  expect((await from('unknown')).statusCode).toBe(401);
  const second = await api.signIn({ permission: 'Talent' });
  expect((await from(second.refreshToken)).statusCode).toBe(429);
  expect((await refresh({ refreshToken: second.refreshToken })).statusCode).toBe(200);
});

test('a reuse does not touch other sign-ins of the person', async () => {
  const first = await api.signIn({ permission: 'Talent' });
  const payload = { email: first.email, password: 'Dara1234!' };
  const second = await api.app.inject({ method: 'POST', url: '/api/authorization/login', payload });
  await refresh({ refreshToken: first.refreshToken });
  await letGracePass(first.id);
  expect((await refresh({ refreshToken: first.refreshToken })).statusCode).toBe(401);
  expect((await refresh({ refreshToken: tokenOf(second).refreshToken })).statusCode).toBe(200);
});

test('an expired or unknown token is refused', async () => {
  const { id, refreshToken } = await api.signIn({ permission: 'Talent' });
  await api.services.db
    .updateTable('refresh_token')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('profile_id', '=', id)
    .execute();
  expect((await refresh({ refreshToken })).statusCode).toBe(401);
  expect((await refresh({ refreshToken: 'unknown' })).statusCode).toBe(401);
  expect((await refresh({})).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
});

test('only hashes of tokens are stored', async () => {
  const { id, refreshToken } = await api.signIn({ permission: 'Talent' });
  const rows = await api.services.db
    .selectFrom('refresh_token')
    .selectAll()
    .where('profile_id', '=', id)
    .execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
});
