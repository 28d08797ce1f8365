import { expect, test } from 'vitest';
import { profileCalls } from '../../../testing/profile-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { TEST_PASSWORD } from '../../../testing/test-api.ts';

const site = staffTestApi();
const { get, send, eventsOf } = profileCalls(() => site.api);

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';
const signIn = (email: string, password: string, remoteAddress: string) =>
  site.api.app.inject({
    method: 'POST',
    url: '/api/authorization/login',
    headers: { 'user-agent': FIREFOX },
    remoteAddress,
    payload: { email, password },
  });

test('administrators see how a user signed in, what failed, from which address and browser', async () => {
  const { id, email } = await site.api.createProfile({ permission: 'Staff' });
  await signIn(email, 'Wrong1234!', '203.0.113.9');
  await signIn(email, TEST_PASSWORD, '203.0.113.7');
  const answer = await get(site.admin, `/${id}/signin`);
  expect(answer.json()).toMatchObject({
    total: 2,
    items: [
      { action: 'SignIn', address: '203.0.113.7', browser: 'Firefox', system: 'Windows' },
      { action: 'FailSignIn', address: '203.0.113.9', count: 1 },
    ],
  });
  expect(answer.body).not.toMatch(/1234!/);
  expect((await get(site.staff, `/${id}/signin`)).statusCode).toBe(403);
  const history = await get(site.admin, `/${id}/audit`);
  expect(history.json()).toMatchObject({ total: 0 });
});

test('an administrator ends one session of a user, or all of them', async () => {
  const { id, email } = await site.api.createProfile({ permission: 'Staff' });
  const tokens: { authorization: string }[] = [];
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const { accessToken } = (await signIn(email, TEST_PASSWORD, address)).json();
    tokens.push({ authorization: `Bearer ${accessToken}` });
  }
  const works = async () => {
    const url = `/api/management/profile/${id}`;
    const answers = await Promise.all(
      tokens.map((headers) => site.api.app.inject({ url, headers })),
    );
    return answers.map(({ statusCode }) => statusCode);
  };
  const sessions = (await get(site.admin, `/${id}/session`)).json().items;
  expect(sessions).toMatchObject([
    { address: '203.0.113.3', browser: 'Firefox' },
    { address: '203.0.113.2' },
    { address: '203.0.113.1' },
  ]);
  const one = await send('DELETE', site.admin, `/${id}/session/${sessions[1].id}`);
  expect(one.statusCode).toBe(204);
  expect(await works()).toEqual([200, 401, 200]);
  const again = await send('DELETE', site.admin, `/${id}/session/${sessions[1].id}`);
  expect(again.statusCode).toBe(404);
  expect((await send('DELETE', site.admin, `/${id}/session`)).statusCode).toBe(204);
  expect(await works()).toEqual([401, 401, 401]);
  const actions = (await eventsOf(id)).map(({ action }) => action);
  expect(actions).toEqual(['SignIn', 'SignIn', 'SignIn', 'EndSession', 'EndSessions']);
  expect((await send('DELETE', site.staff, `/${id}/session`)).statusCode).toBe(403);
});
