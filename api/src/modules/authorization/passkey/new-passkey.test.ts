import { expect, test } from 'vitest';
import { mailsDuring } from '../../../testing/guarded.ts';
import { passkeyCalls } from '../../../testing/passkey-calls.ts';
import { freshStep } from '../../../testing/second-steps.ts';
import type { Twist } from '../../../testing/software-authenticator.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import { TEST_PASSWORD } from '../../../testing/test-api.ts';

const site = testSite();
const calls = passkeyCalls(() => site.api);
const { authenticator, askNew, newQuestion, add, passkeyOf, list, remove, rename, signIn } = calls;
const REFUSED = { status: 403, code: 'PASSKEY_REFUSED' };
const OVER = { status: 410, code: 'CHALLENGE_OVER' };

const someone = () => site.api.signIn({ permission: 'Business' });

test('one is made with the password, listed, and its owner is mailed', async () => {
  const person = await someone();
  const wrong = await askNew(person, 'Wrong-guess-1');
  expect(wrong.json()).toMatchObject({ errors: [{ field: 'password', rule: 'currentPassword' }] });
  const { token, options } = await newQuestion(person);
  const [mail, ...more] = await mailsDuring(site.api, async () => {
    const added = await add(person, token, authenticator().register(options), 'กุญแจสำนักงาน');
    expect(added.statusCode).toBe(201);
  });
  expect([mail?.to, more]).toEqual([person.email, []]);
  expect(mail?.subject).toMatch(/passkey has been added/);
  expect(mail?.text).toContain('กุญแจสำนักงาน');
  expect(await list(person)).toMatchObject([{ name: 'กุญแจสำนักงาน', lastUsedAt: null }]);
});

test.each<[string, Twist]>([
  ['another origin', { origin: 'https://dara.example' }],
  ['another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['another host', { host: 'dara.example' }],
  ['a sign-in', { type: 'webauthn.get' }],
  ['a locked device', { isUnlocked: false }],
])('an answer for %s makes none', async (_what, twist) => {
  const person = await someone();
  const made = authenticator();
  const { token, options } = await newQuestion(person);
  expect((await add(person, token, made.register(options, twist))).json()).toMatchObject(REFUSED);
  expect(await list(person)).toEqual([]);
  // Nor is it asked a second time.
  expect((await add(person, token, made.register(options))).json()).toMatchObject(OVER);
});

test('an answer is taken once, and for its own question', async () => {
  const person = await someone();
  const { token, options } = await newQuestion(person);
  const given = authenticator().register(options);
  expect((await add(person, token, given)).statusCode).toBe(201);
  await freshStep(site.api, person);
  expect((await add(person, token, given)).json()).toMatchObject(OVER);
  const next = await newQuestion(person);
  expect((await add(person, next.token, given)).json()).toMatchObject(REFUSED);
  expect(await list(person)).toHaveLength(1);
});

test('a challenge of another user or session, or an expired one, is refused', async () => {
  const [person, other] = [await someone(), await someone()];
  const { token, options } = await newQuestion(person);
  const given = authenticator().register(options);
  expect((await add(other, token, given)).json()).toMatchObject(OVER);
  const login = { email: person.email, password: TEST_PASSWORD };
  const url = '/api/authorization/login';
  const again = await site.api.app.inject({ method: 'POST', url, payload: login });
  const { accessToken } = again.json<{ accessToken: string }>();
  const elsewhere = { headers: { authorization: `Bearer ${accessToken}` } };
  expect((await add(elsewhere, token, given)).json()).toMatchObject(OVER);
  const past = { expires_at: new Date(Date.now() - 1000) };
  await site.api.services.db.updateTable('sign_in_challenge').set(past).execute();
  expect((await add(person, token, given)).json()).toMatchObject(OVER);
  expect([await list(person), await list(other)]).toEqual([[], []]);
});

test('a challenge to sign in registers no passkey, and one to register a passkey does not sign in', async () => {
  const person = await someone();
  const own = await passkeyOf(person);
  await freshStep(site.api, person);
  const toSignIn = await calls.signInQuestion();
  const made = authenticator().register({ ...toSignIn.options, user: { id: 'x' } });
  expect((await add(person, toSignIn.token, made)).json()).toMatchObject(OVER);
  const toMake = await newQuestion(person);
  const given = own.signIn(toMake.options);
  const mixed = { ...toMake, cookie: toSignIn.cookie };
  expect((await calls.answer(mixed, given)).json()).toMatchObject(OVER);
});

test("another user's passkey is refused", async () => {
  const [owner, other] = [await someone(), await someone()];
  const passkey = await passkeyOf(owner);
  const { token, options } = await newQuestion(other);
  const taken = await add(other, token, passkey.register(options));
  expect(taken.json()).toMatchObject({ status: 409, code: 'PASSKEY_DUPLICATE' });
  const [kept] = await list(owner);
  const missing = { status: 404, code: 'PASSKEY_NOT_EXIST' };
  expect((await rename(other, kept?.id ?? '', 'ของฉัน')).json()).toMatchObject(missing);
  expect((await remove(other, kept?.id ?? '')).json()).toMatchObject(missing);
  expect(await list(owner)).toEqual([kept]);
});

test('one that is removed leaves its owner a mail, and the others', async () => {
  const person = await someone();
  const [first, second] = [await passkeyOf(person), await passkeyOf(person)];
  const [kept] = await list(person);
  await freshStep(site.api, person);
  const [mail] = await mailsDuring(site.api, () => remove(person, kept?.id ?? ''));
  expect(mail).toMatchObject({ to: person.email });
  expect(mail?.subject).toMatch(/passkey has been removed/);
  expect((await signIn(first)).json()).toMatchObject(REFUSED);
  expect((await signIn(second)).statusCode).toBe(200);
});

test('at most ten per user, also with two concurrent additions', async () => {
  const person = await someone();
  for (let count = 0; count < 9; count += 1) await passkeyOf(person);
  await freshStep(site.api, person);
  const both = [await newQuestion(person), await newQuestion(person)];
  const answers = await Promise.all(
    both.map(({ token, options }) => add(person, token, authenticator().register(options))),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  const full = { status: 409, code: 'PASSKEYS_FULL' };
  expect((await askNew(person)).json()).toMatchObject(full);
  expect(await list(person)).toHaveLength(10);
});
