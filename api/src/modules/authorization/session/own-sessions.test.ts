import { expect, test } from 'vitest';
import { testSite } from '../../../testing/staff-test-api.ts';
import { TEST_PASSWORD, type SignedIn } from '../../../testing/test-api.ts';
import type { SessionEntry } from './session.schema.ts';

const site = testSite();

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0';

type Headers = Record<string, string>;
const call = (method: 'GET' | 'DELETE', headers: Headers, id = '') =>
  site.api.app.inject({ method, url: `/api/account/session${id && `/${id}`}`, headers });

async function signInFrom(email: string, userAgent: string, remoteAddress: string) {
  const answer = await site.api.app.inject({
    method: 'POST',
    url: '/api/authorization/login',
    headers: { 'user-agent': userAgent },
    remoteAddress,
    payload: { email, password: TEST_PASSWORD },
  });
  const { accessToken, refreshToken } = answer.json<SignedIn>();
  return { refreshToken, headers: { authorization: `Bearer ${accessToken}` } };
}

const listed = async (headers: Headers) =>
  (await call('GET', headers)).json<{ items: SessionEntry[] }>().items;

test('lists the own sessions, this one first, with browser, system and address', async () => {
  const { email } = await site.api.createProfile({ permission: 'Talent' });
  const phone = await signInFrom(email, PHONE, '203.0.113.7');
  const desk = await signInFrom(email, DESK, '2001:db8::1');
  const items = await listed(phone.headers);
  expect(items).toMatchObject([
    { browser: 'Safari', system: 'iPhone', address: '203.0.113.7', isCurrent: true },
    { browser: 'Edge', system: 'Windows', address: '2001:db8::1', isCurrent: false },
  ]);
  expect(await listed(desk.headers)).toMatchObject([{ browser: 'Edge' }, { browser: 'Safari' }]);
  const told = JSON.stringify(items);
  expect(told).not.toContain(phone.refreshToken);
  expect(told).not.toContain('Mozilla');
});

test('keeps a session that continues from another address as one', async () => {
  const { email } = await site.api.createProfile({ permission: 'Business' });
  const { headers, refreshToken } = await signInFrom(email, PHONE, '203.0.113.7');
  const refreshed = await site.api.app.inject({
    method: 'POST',
    url: '/api/authorization/refreshtoken',
    headers: { 'user-agent': PHONE },
    remoteAddress: '198.51.100.9',
    payload: { refreshToken },
  });
  expect(refreshed.statusCode).toBe(200);
  const [item, ...more] = await listed(headers);
  expect(more).toEqual([]);
  expect(item).toMatchObject({ address: '198.51.100.9', system: 'iPhone' });
});

test('an ended one loses access immediately, and no other', async () => {
  const { email, id } = await site.api.createProfile({ permission: 'Staff' });
  const phone = await signInFrom(email, PHONE, '203.0.113.7');
  const desk = await signInFrom(email, DESK, '203.0.113.8');
  const [, other] = await listed(phone.headers);
  expect((await call('DELETE', phone.headers, other?.id)).statusCode).toBe(204);
  expect((await call('GET', desk.headers)).json()).toMatchObject({ code: 'TOKEN_INVALID' });
  const refresh = { refreshToken: desk.refreshToken };
  const url = '/api/authorization/refreshtoken';
  expect((await site.api.app.inject({ method: 'POST', url, payload: refresh })).statusCode).toBe(
    401,
  );
  expect(await listed(phone.headers)).toHaveLength(1);
  expect((await call('DELETE', phone.headers, other?.id)).statusCode).toBe(404);
  const audit = await site.api.services.db
    .selectFrom('audit_event')
    .select('action')
    .where('entity_id', '=', id)
    .where('actor_id', '=', id)
    .where('action', '<>', 'SignIn')
    .execute();
  expect(audit).toEqual([{ action: 'EndSession' }]);
});

test('ends all other sessions', async () => {
  const { email } = await site.api.createProfile({ permission: 'Admin' });
  const here = await signInFrom(email, PHONE, '203.0.113.7');
  const others = [
    await signInFrom(email, DESK, '203.0.113.8'),
    await signInFrom(email, DESK, '203.0.113.9'),
  ];
  expect((await call('DELETE', here.headers)).statusCode).toBe(204);
  expect(await listed(here.headers)).toMatchObject([{ isCurrent: true }]);
  for (const { headers } of others) expect((await call('GET', headers)).statusCode).toBe(401);
});

test("another user's session, or an invalid id, is not found and stays", async () => {
  const victim = await site.api.signIn({ permission: 'Staff' });
  const [session] = await listed(victim.headers);
  const thief = await site.api.signIn({ permission: 'Talent' });
  for (const id of [session?.id ?? '', 'nonsense']) {
    expect((await call('DELETE', thief.headers, id)).json()).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await listed(victim.headers)).toHaveLength(1);
});
