import { expect, test } from 'vitest';
import { profileCalls } from '../../../testing/profile-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';

const site = staffTestApi();
const { get, put, eventsOf } = profileCalls(() => site.api);

const choose = (who: SignedIn, payload: object) =>
  site.api.app.inject({ method: 'PUT', url: '/api/account/choice', headers: who.headers, payload });
const sessionOf = async ({ headers }: SignedIn) =>
  (await site.api.app.inject({ url: '/api/authorization/profile', headers })).json<object>();

test('theme and language are absent until chosen, then part of every session', async () => {
  const own = await site.api.signIn({ permission: 'Talent' });
  expect(await sessionOf(own)).not.toHaveProperty('theme');
  expect(await sessionOf(own)).not.toHaveProperty('chosenLanguage');
  expect((await choose(own, { theme: 'dark' })).statusCode).toBe(204);
  expect((await choose(own, { language: 'en' })).statusCode).toBe(204);
  const payload = { email: own.email, password: 'Dara1234!' };
  const login = { method: 'POST' as const, url: '/api/authorization/login', payload };
  const chosen = { theme: 'dark', chosenLanguage: 'en', language: 'en' };
  expect((await site.api.app.inject(login)).json()).toMatchObject({ profile: chosen });
  expect(await sessionOf(own)).toMatchObject(chosen);
});

test('another language changes the record, another theme does not', async () => {
  const own = await site.api.signIn({ permission: 'Staff' });
  await choose(own, { theme: 'light' });
  expect((await get(own, `/${own.id}`)).json()).toMatchObject({ version: 1 });
  await choose(own, { language: 'en' });
  await choose(own, { language: 'en', theme: 'system' });
  expect((await get(own, `/${own.id}`)).json()).toMatchObject({ version: 2, language: 'en' });
  const updates = (await eventsOf(own.id)).filter(({ action }) => action === 'Update');
  expect(updates).toMatchObject([{ actor_id: own.id, diff: { language: {} } }]);
});

test('a language that is chosen with the own record counts as well; one that others set does not', async () => {
  const own = await site.api.signIn({ permission: 'Staff' });
  await put(site.admin, own.id, { language: 'en', version: 1 });
  expect(await sessionOf(own)).not.toHaveProperty('chosenLanguage');
  await put(own, own.id, { language: 'th', version: 2 });
  expect(await sessionOf(own)).toMatchObject({ chosenLanguage: 'th' });
});

test.each([{ theme: 'pink' }, { language: 'de' }, { permission: 'Admin' }])(
  '%j is refused',
  async (payload) => {
    const own = await site.api.signIn({ permission: 'Staff' });
    expect((await choose(own, payload)).statusCode).toBe(400);
  },
);
