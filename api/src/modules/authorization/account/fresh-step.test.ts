import type { RouteAccess } from '@dara/backend';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApi } from '../../../app/build-app.ts';
import { newId } from '../../../kernel/new-id.ts';
import { describingServices } from '../../../openapi/openapi.ts';
import { mailsDuring } from '../../../testing/guarded.ts';
import { passkeyCalls } from '../../../testing/passkey-calls.ts';
import {
  answerStep,
  askedOf,
  codeOf,
  giveStep,
  signInWithApp,
  type WithSecondStep,
} from '../../../testing/second-steps.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import { TEST_PASSWORD, type SignedIn } from '../../../testing/test-api.ts';

const site = testSite();
const passkeys = passkeyCalls(() => site.api);
const NEEDED = '403 FRESH_STEP_REQUIRED';

/** Routes that change how a user signs in. */
const CHANGING = [
  'POST /api/account/passkey/options',
  'POST /api/account/passkey',
  'DELETE /api/account/passkey/:id',
  'POST /api/account/second-step',
  'POST /api/account/second-step/confirm',
  'POST /api/account/second-step/recovery-codes',
  'POST /api/account/second-step/off',
  'POST /api/account/email',
  'POST /api/authorization/changepassword',
];
/** Writes of the own account that do not change how to sign in. */
const HARMLESS = [
  'PUT /api/account/choice',
  'POST /api/account/privacy',
  'DELETE /api/account/privacy/:id',
  'DELETE /api/account/session',
  'DELETE /api/account/session/:id',
  'DELETE /api/account/email',
  'PUT /api/account/passkey/:id',
  'POST /api/account/passkey/verify/options',
  'POST /api/account/passkey/verify',
  'POST /api/account/second-step/verify',
];

/** Every write of the own account, and of those that sign in, with what it declares. */
async function ownWrites(): Promise<{ route: string; isChanging: boolean }[]> {
  const found: { route: string; isChanging: boolean }[] = [];
  const isOwn = (url: string, access: RouteAccess | undefined) =>
    /^\/api\/(?:account|authorization)\//.test(url) && access !== 'public';
  const app = buildApi(describingServices(), { hasLazySchemas: true });
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!isOwn(url, config?.access)) return;
    for (const each of [method].flat()) {
      if (each === 'GET' || each === 'HEAD') continue;
      found.push({ route: `${each} ${url}`, isChanging: config?.needsFreshStep === true });
    }
  });
  await app.ready();
  await app.close();
  return found;
}

async function ask({ headers }: Pick<SignedIn, 'headers'>, route: string): Promise<string> {
  const [method, path = ''] = route.split(' ');
  const answer = await site.api.app.inject({
    ...{ method: method as 'POST', url: path.replace(':id', newId()), headers },
    ...(method === 'DELETE' ? {} : { payload: {} }),
  });
  const { code = '' } = answer.statusCode < 400 ? {} : answer.json<{ code?: string }>();
  return `${answer.statusCode} ${code}`;
}

const verify = (who: Pick<SignedIn, 'headers'>, code: string) =>
  site.api.app.inject({
    method: 'POST',
    url: '/api/account/second-step/verify',
    headers: who.headers,
    payload: { code },
  });

test('every write of the own account says whether it changes how one signs in', async () => {
  const writes = await ownWrites();
  const routesOf = (isChanging: boolean) =>
    writes.filter((write) => write.isChanging === isChanging).map(({ route }) => route);
  expect(routesOf(true).toSorted()).toEqual(CHANGING.toSorted());
  expect(routesOf(false).toSorted()).toEqual(HARMLESS.toSorted());
});

describe('without a second step of a moment ago', () => {
  let withApp: WithSecondStep;
  let withPasskey: SignedIn;
  let plain: SignedIn;
  beforeAll(async () => {
    withApp = await signInWithApp(site.api, { permission: 'Staff' });
    withPasskey = await site.api.signIn({ permission: 'Talent' });
    await passkeys.passkeyOf(withPasskey);
    plain = await site.api.signIn({ permission: 'Business' });
  });

  test.each(CHANGING)('%s is refused to who has one', async (route) => {
    expect(await ask(withApp, route)).toBe(NEEDED);
    expect(await ask(withPasskey, route)).toBe(NEEDED);
    expect(await ask(plain, route)).not.toBe(NEEDED);
  });

  test('only with the password, adding a passkey or changing the password is refused', async () => {
    const change = { currentPassword: TEST_PASSWORD, password: 'Rose-window-27' };
    const answer = await site.api.app.inject({
      method: 'POST',
      url: '/api/authorization/changepassword',
      headers: withApp.headers,
      payload: change,
    });
    expect(answer.json()).toMatchObject({ status: 403, code: 'FRESH_STEP_REQUIRED' });
    expect((await passkeys.askNew(withApp)).statusCode).toBe(403);
  });
});

describe('a second step of a moment ago', () => {
  test('is valid only in its own session, for ten minutes', async () => {
    const person = await signInWithApp(site.api, { permission: 'Staff' });
    const elsewhere = await askedOf(site.api, person.email);
    const answer = await answerStep(site.api, elsewhere, person.recoveryCodes[0] ?? '');
    const { accessToken } = answer.json<{ accessToken: string }>();
    const other = { headers: { authorization: `Bearer ${accessToken}` } };
    const before = Date.now();
    await giveStep(site.api, person);
    const { expires_at: until } = await site.api.services.db
      .selectFrom('fresh_step')
      .select('expires_at')
      .where('profile_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(until.getTime()).toBeGreaterThanOrEqual(before + 10 * 60_000);
    expect(until.getTime()).toBeLessThan(Date.now() + 11 * 60_000);
    expect((await passkeys.askNew(person)).statusCode).toBe(200);
    // Signing in with a code does not count either: a phisher has one too.
    expect((await passkeys.askNew(other)).statusCode).toBe(403);
    await site.api.services.db
      .updateTable('fresh_step')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('profile_id', '=', person.id)
      .execute();
    expect((await passkeys.askNew(person)).statusCode).toBe(403);
  });

  test('is a code that was not used before, guessed ten times at most', async () => {
    const person = await signInWithApp(site.api, { permission: 'Talent' });
    const code = codeOf(person.secret);
    const answers = await Promise.all([verify(person, code), verify(person, code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
    for (let guess = 0; guess < 10; guess += 1) {
      const wrong = await verify(person, '000000');
      if (wrong.statusCode === 429) break;
      expect(wrong.json()).toMatchObject({ errors: [{ field: 'code', rule: 'stepCode' }] });
    }
    expect((await verify(person, codeOf(person.secret, 1))).statusCode).toBe(429);
  });

  test('is a recovery code too, of which the owner is mailed', async () => {
    const person = await signInWithApp(site.api, { permission: 'Talent' });
    const [mail] = await mailsDuring(site.api, async () => {
      expect((await verify(person, person.recoveryCodes[3] ?? '')).statusCode).toBe(204);
    });
    expect(mail).toMatchObject({ to: person.email });
    expect(mail?.text).toContain('Recovery codes left: 9');
    expect((await passkeys.askNew(person)).statusCode).toBe(200);
  });

  test('is an own passkey, answered once and in the session that was asked', async () => {
    const person = await site.api.signIn({ permission: 'Staff' });
    const own = await passkeys.passkeyOf(person);
    const stranger = await site.api.signIn({ permission: 'Staff' });
    const foreign = await passkeys.passkeyOf(stranger);
    const { token, options } = await passkeys.stepQuestion(person);
    const signed = own.signIn(options);
    const over = { status: 410, code: 'CHALLENGE_OVER' };
    expect((await passkeys.verify(stranger, token, signed)).json()).toMatchObject(over);
    expect((await passkeys.askNew(person)).statusCode).toBe(403);
    expect((await passkeys.verify(person, token, signed)).statusCode).toBe(204);
    expect((await passkeys.verify(person, token, signed)).json()).toMatchObject(over);
    expect((await passkeys.askNew(person)).statusCode).toBe(200);
    expect((await passkeys.askNew(stranger)).statusCode).toBe(403);

    const again = await passkeys.stepQuestion(stranger);
    const mixed = await passkeys.verify(stranger, again.token, own.signIn(again.options));
    expect(mixed.json()).toMatchObject({ status: 403, code: 'PASSKEY_REFUSED' });
    const third = await passkeys.stepQuestion(stranger);
    const locked = await passkeys.verify(
      stranger,
      third.token,
      foreign.signIn(third.options, { isUnlocked: false }),
    );
    expect(locked.json()).toMatchObject({ status: 403, code: 'PASSKEY_REFUSED' });
  });

  test('is no question to who has no passkey', async () => {
    const person = await site.api.signIn({ permission: 'Staff' });
    const answer = await site.api.app.inject({
      method: 'POST',
      url: '/api/account/passkey/verify/options',
      headers: person.headers,
    });
    expect(answer.json()).toMatchObject({ status: 404, code: 'PASSKEY_NOT_EXIST' });
  });
});
