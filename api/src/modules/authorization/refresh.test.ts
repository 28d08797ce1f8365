import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { databaseOf } from '@dara/backend';
import { sql } from 'kysely';
import type { AccountTables } from '../../app/account-tables.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

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

/** Moves every use of a token into the past, past the grace. */
async function letGracePass(profileId: string): Promise<void> {
  await databaseOf<AccountTables>(api.services)
    .updateTable('refresh_token')
    .set({ used_at: sql`used_at - interval '11 seconds'` })
    .where('profile_id', '=', profileId)
    .where('used_at', 'is not', null)
    .execute();
}

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

test('two refreshes at once with one token both succeed', async () => {
  const { refreshToken } = await api.signIn({ permission: 'Talent' });
  const answers = await Promise.all([refresh({ refreshToken }), refresh({ refreshToken })]);
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
  for (const authorization of [headers.authorization, `Bearer ${next.accessToken}`]) {
    const answer = await api.app.inject({
      url: `/api/management/profile/${id}`,
      headers: { authorization },
    });
    expect(answer.statusCode).toBe(401);
  }
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
  await databaseOf<AccountTables>(api.services)
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
  const rows = await databaseOf<AccountTables>(api.services)
    .selectFrom('refresh_token')
    .selectAll()
    .where('profile_id', '=', id)
    .execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
});
