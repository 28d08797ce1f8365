import { expect, test } from 'vitest';
import { passkeyCalls } from '../../../testing/passkey-calls.ts';
import { freshStep, signInWithApp } from '../../../testing/second-steps.ts';
import { newKeys, type Twist } from '../../../testing/software-authenticator.ts';
import { testSite } from '../../../testing/staff-test-api.ts';

const site = testSite();
const { passkeyOf, signIn, signInQuestion, answer, list, remove } = passkeyCalls(() => site.api);
const REFUSED = { status: 403, code: 'PASSKEY_REFUSED' };
const OVER = { status: 410, code: 'CHALLENGE_OVER' };

const handleOf = (id: string) => Buffer.from(id).toString('base64url');
const keptOf = (credentialId: string) =>
  site.api.services.db
    .selectFrom('passkey')
    .select(['counter', 'last_used_at'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirstOrThrow();

async function someone() {
  const person = await site.api.signIn({ permission: 'Talent' });
  return { person, passkey: await passkeyOf(person) };
}

test('it signs its owner in without password and code, and counts on', async () => {
  const person = await signInWithApp(site.api, { permission: 'Staff' });
  const passkey = await passkeyOf(person);
  const signedIn = await signIn(passkey, { counter: 7 });
  expect(signedIn.json()).toMatchObject({
    accessToken: expect.any(String),
    profile: { id: person.id },
  });
  const { accessToken } = signedIn.json<{ accessToken: string }>();
  const headers = { authorization: `Bearer ${accessToken}` };
  const own = await site.api.app.inject({ url: '/api/authorization/profile', headers });
  expect(own.json()).toMatchObject({ id: person.id });
  expect(await keptOf(passkey.credentialId)).toEqual({
    counter: 7,
    last_used_at: expect.anything(),
  });
});

test.each<[string, Twist]>([
  ['another origin', { origin: 'https://dara.example' }],
  ['another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['another host', { host: 'dara.example' }],
  ['the making of a passkey', { type: 'webauthn.create' }],
  ['a locked device', { isUnlocked: false }],
  ['another key', { key: newKeys().privateKey }],
])('an answer for %s is refused', async (_what, twist) => {
  const { passkey } = await someone();
  expect((await signIn(passkey, twist)).json()).toMatchObject(REFUSED);
  expect(await keptOf(passkey.credentialId)).toEqual({ counter: 0, last_used_at: null });
  expect((await signIn(passkey)).statusCode).toBe(200);
});

test('an answer is taken once, and for its own question', async () => {
  const { passkey } = await someone();
  const first = await signInQuestion();
  const given = passkey.signIn(first.options);
  expect((await answer(first, given)).statusCode).toBe(200);
  expect((await answer(first, given)).json()).toMatchObject(OVER);
  expect((await answer(await signInQuestion(), given)).json()).toMatchObject(REFUSED);
});

test('a wrong answer takes its question away', async () => {
  const { passkey } = await someone();
  const asked = await signInQuestion();
  const wrong = passkey.signIn(asked.options, { isUnlocked: false });
  expect((await answer(asked, wrong)).json()).toMatchObject(REFUSED);
  expect((await answer(asked, passkey.signIn(asked.options))).json()).toMatchObject(OVER);
});

test('of two concurrent uses of one response, one is accepted', async () => {
  const { passkey } = await someone();
  const asked = await signInQuestion();
  const given = passkey.signIn(asked.options);
  const answers = await Promise.all([answer(asked, given), answer(asked, given)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
});

test('no one can sign in as another user', async () => {
  const [own, other] = [await someone(), await someone()];
  const { credentialId } = other.passkey;
  const userHandle = handleOf(other.person.id);
  // Names the other person, the other's passkey, and both.
  for (const twist of [{ userHandle }, { credentialId }, { credentialId, userHandle }]) {
    expect((await signIn(own.passkey, twist)).json()).toMatchObject(REFUSED);
  }
  const signedIn = await signIn(own.passkey);
  expect(signedIn.json()).toMatchObject({ profile: { id: own.person.id } });
});

test('a counter that does not increase is that of a copy', async () => {
  const { passkey } = await someone();
  expect((await signIn(passkey, { counter: 5 })).statusCode).toBe(200);
  for (const counter of [5, 4, 0]) {
    expect((await signIn(passkey, { counter })).json()).toMatchObject(REFUSED);
  }
  expect((await keptOf(passkey.credentialId)).counter).toBe(5);
  expect((await signIn(passkey, { counter: 6 })).statusCode).toBe(200);
});

test('of two concurrent copies with the same counter, one is accepted', async () => {
  const { passkey } = await someone();
  const both = [await signInQuestion(), await signInQuestion()];
  const answers = await Promise.all(
    both.map((asked) => answer(asked, passkey.signIn(asked.options, { counter: 1 }))),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
});

test('one that does not count signs in again and again', async () => {
  const { passkey } = await someone();
  for (let time = 0; time < 2; time += 1) {
    expect((await signIn(passkey, { counter: 0 })).statusCode).toBe(200);
  }
});

test('a removed passkey cannot sign in', async () => {
  const { person, passkey } = await someone();
  const before = await signInQuestion();
  const [kept] = await list(person);
  await freshStep(site.api, person);
  expect((await remove(person, kept?.id ?? '')).statusCode).toBe(204);
  expect((await answer(before, passkey.signIn(before.options))).json()).toMatchObject(REFUSED);
  expect((await signIn(passkey)).json()).toMatchObject(REFUSED);
});

test('a question is over after ten minutes, and is for the browser that was asked', async () => {
  const { passkey } = await someone();
  const late = await signInQuestion();
  const past = { expires_at: new Date(Date.now() - 1000) };
  await site.api.services.db.updateTable('sign_in_challenge').set(past).execute();
  expect((await answer(late, passkey.signIn(late.options))).json()).toMatchObject(OVER);
  const [asked, elsewhere] = [await signInQuestion(), await signInQuestion()];
  const given = passkey.signIn(asked.options);
  for (const cookie of ['', 'signInPasskey=x', elsewhere.cookie]) {
    expect((await answer({ ...asked, cookie }, given)).json()).toMatchObject(OVER);
  }
  expect((await answer(asked, given)).statusCode).toBe(200);
});

test('a disabled or deleted user cannot sign in', async () => {
  const { db } = site.api.services;
  const disabled = await someone();
  const { id } = disabled.person;
  await db.updateTable('profile').set({ active: false }).where('id', '=', id).execute();
  expect((await signIn(disabled.passkey)).json()).toMatchObject({ code: 'USER_DISABLED' });
  const gone = await someone();
  const deleted = { deleted_at: new Date() };
  await db.updateTable('profile').set(deleted).where('id', '=', gone.person.id).execute();
  expect((await signIn(gone.passkey)).json()).toMatchObject(REFUSED);
});

test('a refusal is written to the audit log of its owner', async () => {
  const { person, passkey } = await someone();
  await signIn(passkey, { origin: 'https://dara.example' });
  const rows = await site.api.services.db
    .selectFrom('audit_event')
    .select(['actor_id', 'entity_id'])
    .where('action', '=', 'FailPasskey')
    .where('entity_id', '=', person.id)
    .execute();
  expect(rows).toEqual([{ actor_id: null, entity_id: person.id }]);
});
