import { expect, test } from 'vitest';
import { mailsDuring } from '../../../testing/guarded.ts';
import { passkeyCalls } from '../../../testing/passkey-calls.ts';
import { signInWithApp } from '../../../testing/second-steps.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import { createResetToken } from '../account/authorization.repository.ts';

const site = testSite();
const { passkeyOf, list, signIn } = passkeyCalls(() => site.api);
const GOOD = 'Rose-window-27';
const INVALID = { code: 'RESET_TOKEN_INVALID' };

const post = (end: string, payload: object) =>
  site.api.app.inject({ method: 'POST', url: `/api/authorization/${end}`, payload });

/** A user who set another password by a mailed link. */
async function afterReset(permission: 'Staff' | 'Talent' = 'Talent') {
  const person = await site.api.signIn({ permission });
  const passkey = await passkeyOf(person);
  const token = await createResetToken(site.api.services.db, person.id, 60_000);
  const link = { email: person.email, token };
  const look = () => post('resetpassword/passkey', link);
  const remove = (passkeyIds: string[]) =>
    post('resetpassword/passkey/remove', { ...link, passkeyIds });
  const reset = () => post('resetpassword', { ...link, password: GOOD });
  return { person, passkey, link, look, remove, reset };
}

test('lists the passkeys to who has just set a password by a link, and removes the chosen ones', async () => {
  const { person, passkey, look, remove, reset } = await afterReset();
  expect((await look()).json()).toMatchObject(INVALID);
  const mails = await mailsDuring(site.api, reset);
  expect(mails).toMatchObject([{ to: person.email }]);
  expect(mails[0]?.text).toMatch(/Passkeys that still sign in: .กุญแจ/);
  const found = (await look()).json<{ passkeys: { id: string }[] }>();
  expect(found).toEqual({
    passkeys: [{ id: expect.any(String), name: 'กุญแจ', createdAt: expect.any(String) }],
    secondStepSince: null,
  });
  const session = (await signIn(passkey)).json<{ accessToken: string }>();
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const ids = found.passkeys.map(({ id }) => id);
  const told = await mailsDuring(site.api, async () => {
    const answers = await Promise.all([remove(ids), remove(ids)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  });
  expect(told).toMatchObject([{ to: person.email, subject: expect.stringContaining('passkey') }]);
  expect((await signIn(passkey)).statusCode).toBe(403);
  const after = await site.api.app.inject({ url: '/api/account/session', headers });
  expect(after.statusCode).toBe(401);
});

test('leaves the passkeys that were not chosen', async () => {
  const { person, passkey, look, remove, reset } = await afterReset();
  const other = await passkeyOf(person);
  await reset();
  const { passkeys } = (await look()).json<{ passkeys: { id: string }[] }>();
  expect(passkeys).toHaveLength(2);
  expect((await remove([passkeys[0]!.id])).statusCode).toBe(204);
  const answers = [await signIn(passkey), await signIn(other)];
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
});

test('the mail with the link says what else signs in', async () => {
  const { person } = await afterReset();
  const [mail] = await mailsDuring(site.api, () => post('forgotpassword', { email: person.email }));
  expect(mail?.text).toMatch(/Passkeys that still sign in: .กุญแจ/);
});

test('an authenticator app is listed and stays: a mailbox alone does not turn it off', async () => {
  const person = await signInWithApp(site.api, { permission: 'Staff' });
  const token = await createResetToken(site.api.services.db, person.id, 60_000);
  const link = { email: person.email, token };
  const mails = await mailsDuring(site.api, () =>
    post('resetpassword', { ...link, password: GOOD }),
  );
  expect(mails[0]?.text).toContain('An authenticator app');
  const found = await post('resetpassword/passkey', link);
  expect(found.json()).toEqual({ passkeys: [], secondStepSince: expect.any(String) });
  const login = await post('login', { email: person.email, password: GOOD });
  expect(login.statusCode).toBe(202);
});

test.each([
  ['a link that set nothing', async () => undefined],
  [
    'a link of an hour ago',
    async ({ reset, person }: Awaited<ReturnType<typeof afterReset>>) => {
      await reset();
      await site.api.services.db
        .updateTable('reset_token')
        .set({ used_at: new Date(Date.now() - 31 * 60_000) })
        .where('profile_id', '=', person.id)
        .execute();
    },
  ],
  [
    'a link of a disabled account',
    async ({ reset, person }: Awaited<ReturnType<typeof afterReset>>) => {
      await reset();
      await site.api.services.db
        .updateTable('profile')
        .set({ active: false })
        .where('id', '=', person.id)
        .execute();
    },
  ],
])('%s shows and removes none', async (_which, prepare) => {
  const owned = await afterReset();
  const [{ id } = { id: '' }] = await list(owned.person);
  await prepare(owned);
  expect((await owned.look()).json()).toMatchObject(INVALID);
  expect((await owned.remove([id])).json()).toMatchObject(INVALID);
});

test('removes no passkey of another user', async () => {
  const [own, other] = [await afterReset(), await afterReset()];
  await own.reset();
  const [{ id } = { id: '' }] = await list(other.person);
  expect((await own.remove([id])).statusCode).toBe(204);
  const wrong = { ...own.link, email: other.link.email, passkeyIds: [id] };
  expect((await post('resetpassword/passkey/remove', wrong)).json()).toMatchObject(INVALID);
  expect((await signIn(other.passkey)).statusCode).toBe(200);
});
