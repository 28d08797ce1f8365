import { expect, test } from 'vitest';
import { mailsDuring } from '../../../testing/guarded.ts';
import {
  answerStep,
  askedOf,
  codeOf,
  freshStep,
  signInWithApp,
} from '../../../testing/second-steps.ts';
import { testSite } from '../../../testing/staff-test-api.ts';

const site = testSite();
const WRONG = { status: 400, errors: [{ field: 'code', rule: 'stepCode' }] };
const OVER = { status: 410, code: 'CHALLENGE_OVER' };

const person = () => signInWithApp(site.api, { permission: 'Talent' });
const asked = (email: string) => askedOf(site.api, email);
const answer = async (given: { challenge: string; cookie: string }, code: string) =>
  (await answerStep(site.api, given, code)).json<object>();

/** Codes change at each half minute. */
async function atOneInstant(work: () => Promise<void>): Promise<void> {
  const now = Date.now;
  const instant = now();
  Date.now = () => instant;
  try {
    await work();
  } finally {
    Date.now = now;
  }
}

test('the password without a code gives no tokens; with a code it signs in', async () => {
  const { email, secret, id } = await person();
  const given = await asked(email);
  expect(given.status).toBe(202);
  expect(given.body).toEqual({ challenge: expect.any(String), expiresInS: 600 });
  expect(given.cookie).toMatch(/^signInStep=/);
  expect(await answer(given, codeOf(secret))).toMatchObject({
    accessToken: expect.any(String),
    profile: { id },
  });
});

test('a code is good once, and so is its challenge', async () => {
  const { email, secret } = await person();
  const [first, second] = [await asked(email), await asked(email)];
  const code = codeOf(secret);
  expect(await answer(first, code)).toHaveProperty('accessToken');
  expect(await answer(first, codeOf(secret, 1))).toMatchObject(OVER);
  expect(await answer(second, code)).toMatchObject(WRONG);
  expect(await answer(second, codeOf(secret, -1))).toMatchObject(WRONG);
  expect(await answer(second, codeOf(secret, 1))).toHaveProperty('accessToken');
});

test('of two concurrent uses of a code, one is accepted', async () => {
  const { email, secret } = await person();
  const both = [await asked(email), await asked(email)];
  const code = codeOf(secret);
  const answers = await Promise.all(both.map((given) => answer(given, code)));
  expect(answers.filter((one) => 'accessToken' in one)).toHaveLength(1);
});

test('a clock that is half a minute off is let in, one that is a minute off is not', async () => {
  const { email, secret } = await person();
  await atOneInstant(async () => {
    const given = await asked(email);
    expect(await answer(given, codeOf(secret, -2))).toMatchObject(WRONG);
    expect(await answer(given, codeOf(secret, 2))).toMatchObject(WRONG);
    expect(await answer(given, codeOf(secret, -1))).toHaveProperty('accessToken');
    expect(await answer(await asked(email), codeOf(secret, 1))).toHaveProperty('accessToken');
  });
});

test('a recovery code signs in once, and its owner is mailed how many are left', async () => {
  const { email, recoveryCodes } = await person();
  const [code = ''] = recoveryCodes;
  const [mail] = await mailsDuring(site.api, async () => {
    expect(await answer(await asked(email), code)).toHaveProperty('accessToken');
  });
  expect(mail).toMatchObject({ to: email });
  expect(mail?.text).toMatch(/Recovery codes left: 9/);
  expect(mail?.text).not.toContain(code);
  expect(await answer(await asked(email), code)).toMatchObject(WRONG);
});

test('of two concurrent uses of a recovery code, one is accepted', async () => {
  const { email, recoveryCodes } = await person();
  const both = [await asked(email), await asked(email)];
  const answers = await Promise.all(both.map((given) => answer(given, recoveryCodes[0] ?? '')));
  expect(answers.filter((one) => 'accessToken' in one)).toHaveLength(1);
});

test('a challenge of another browser, or an invented one, is refused', async () => {
  const { email, secret } = await person();
  const other = await person();
  const given = await asked(email);
  const elsewhere = await asked(other.email);
  for (const cookie of ['', 'signInStep=x', elsewhere.cookie]) {
    expect(await answer({ ...given, cookie }, codeOf(secret))).toMatchObject(OVER);
  }
  expect(await answer({ ...given, challenge: 'made-up' }, codeOf(secret))).toMatchObject(OVER);
  expect(await answer(given, codeOf(secret))).toHaveProperty('accessToken');
});

test('it is over after ten minutes, and after five guesses', async () => {
  const { email, secret } = await person();
  const late = await asked(email);
  const past = { expires_at: new Date(Date.now() - 1000) };
  await site.api.services.db.updateTable('sign_in_challenge').set(past).execute();
  expect(await answer(late, codeOf(secret))).toMatchObject(OVER);
  const guessed = await asked(email);
  for (let guess = 0; guess < 5; guess += 1)
    expect(await answer(guessed, '000000')).toMatchObject(WRONG);
  expect(await answer(guessed, codeOf(secret))).toMatchObject(OVER);
});

test('attempts are limited over all challenges of a user, and audited', async () => {
  const { email, secret, id } = await person();
  for (let guess = 0; guess < 10; guess += 1) {
    if (guess % 5 === 0) await asked(email);
    expect(await answer(await asked(email), '000000')).toMatchObject(WRONG);
  }
  expect(await answer(await asked(email), codeOf(secret))).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
  });
  const rows = await site.api.services.db
    .selectFrom('audit_event')
    .select(['action'])
    .where('entity_id', '=', id)
    .where('action', 'in', ['FailSecondStep', 'RefuseSignIn'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    'FailSecondStep',
    'FailSecondStep',
    'RefuseSignIn',
  ]);
});

test('a user who is disabled or deleted, or changes the password in between, cannot sign in', async () => {
  const db = site.api.services.db;
  const disabled = await person();
  const given = await asked(disabled.email);
  await db.updateTable('profile').set({ active: false }).where('id', '=', disabled.id).execute();
  expect(await answer(given, codeOf(disabled.secret))).toMatchObject({ code: 'USER_DISABLED' });
  const gone = await person();
  const left = await asked(gone.email);
  const deleted = { deleted_at: new Date() };
  await db.updateTable('profile').set(deleted).where('id', '=', gone.id).execute();
  expect(await answer(left, codeOf(gone.secret))).toMatchObject(OVER);
  const changing = await person();
  const before = await asked(changing.email);
  await freshStep(site.api, changing);
  const changed = await site.api.app.inject({
    method: 'POST',
    url: '/api/authorization/changepassword',
    headers: changing.headers,
    payload: { currentPassword: 'Dara1234!', password: 'Rose-window-27' },
  });
  expect(changed.statusCode).toBe(204);
  expect(await answer(before, codeOf(changing.secret))).toMatchObject(OVER);
});
