import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { mailsDuring } from '../../testing/guarded.ts';
import { formOf } from '../../testing/form.ts';
import { profileCalls } from '../../testing/profile-calls.ts';
import { businessData, talentData, mailedToken } from '../../testing/registration.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { TEST_PASSWORD } from '../../testing/test-api.ts';

const site = staffTestApi();
const { create, send } = profileCalls(() => site.api);

/** Begins every secret that is written, so that none is overlooked. */
const SENTINEL = 'Sentinel-7f3a';
const post = (path: string, payload: object, headers = {}) =>
  site.api.app.inject({ method: 'POST', url: `/api/authorization/${path}`, payload, headers });

test('no secret that users type or receive is logged', async () => {
  const person = await site.api.signIn({ permission: 'Staff' });
  const secrets: string[] = [SENTINEL, person.accessToken, person.refreshToken, TEST_PASSWORD];
  await post('login', { email: person.email, password: `${SENTINEL}-wrong` });
  await post('login', { email: `${SENTINEL}@dara.test`, password: `${SENTINEL}-typed` });
  await post('refreshtoken', { refreshToken: `${SENTINEL}-token` });
  const changed = await post(
    'changepassword',
    { currentPassword: TEST_PASSWORD, password: `${SENTINEL}-changed` },
    person.headers,
  );
  expect(changed.statusCode).toBe(204);
  const mails = await mailsDuring(site.api, async () => {
    await post('forgotpassword', { email: person.email });
    await send('POST', site.admin, `/${person.id}/passwordlink`);
    const data = { firstName: 'ก', lastName: 'ข', permission: 'Staff', email: 'made@dara.test' };
    expect((await create(site.admin, data)).statusCode).toBe(201);
  });
  for (const { text, to } of mails) {
    const token = /resetpassword\/[^/]+\/([\w-]+)/.exec(text)?.[1] ?? '';
    secrets.push(token);
    await post('resetpassword', { email: to, token, password: `${SENTINEL}-reset` });
  }
  expect(secrets.filter(Boolean)).toHaveLength(7);
  for (const [url, data] of [
    ['/api/talent/register', talentData({ password: `${SENTINEL}-talent` })],
    [
      '/api/authorization/register/businessaccount',
      businessData({ password: `${SENTINEL}-business` }),
    ],
  ] as const) {
    const answer = await site.api.app.inject({ method: 'POST', url, ...(await formOf(data)) });
    expect(answer.statusCode).toBe(202);
    const token = await mailedToken(site.api, answer.json<{ email: string }>().email);
    secrets.push(token);
    const confirmed = await post('register/confirm', { token, password: data['password'] });
    secrets.push(confirmed.json<{ refreshToken: string }>().refreshToken);
  }
  const { rows } = await sql<{ event: string }>`
    SELECT to_jsonb(e)::text AS event FROM audit_event e`.execute(site.api.services.db);
  expect(rows.length).toBeGreaterThan(8);
  for (const { event } of rows) {
    for (const secret of secrets) expect(event).not.toContain(secret);
  }
});
