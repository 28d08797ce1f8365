import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createMembers, imageBytes, talentData } from '../../../testing/registration.ts';
import { TEST_PASSWORD, createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { hashSecretToken } from '../account/secret-token.ts';
import { recordFailedSignIn } from '../security/sign-in-audit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ env: { PUBLIC_URL: 'https://dara.test' } });
});
afterAll(() => api.close());

const database = () => api.services.db;
const WRONG = 'Wrong1234';

let addresses = 0;
function signIn(email: string, password: string, { cookie = '', from = '' } = {}) {
  addresses += 1;
  return api.app.inject({
    method: 'POST',
    url: '/api/authorization/login',
    payload: { email, password },
    headers: cookie ? { cookie } : {},
    remoteAddress: from || `10.20.${addresses >> 8}.${addresses & 255}`,
  });
}

async function lock(email: string): Promise<void> {
  for (let index = 0; index < 10; index += 1) await signIn(email, WRONG);
  expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(429);
}

const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

function devicesOf(profileId: string) {
  return database()
    .selectFrom('sign_in_device')
    .select(['id', 'token_hash', 'expires_at'])
    .where('profile_id', '=', profileId)
    .orderBy('expires_at')
    .execute();
}

describe('a browser in which the owner has signed in', () => {
  test('gets a HttpOnly, SameSite cookie of which only a hash is stored', async () => {
    const { id, email } = await api.createProfile({ permission: 'Talent' });
    const answer = await signIn(email, TEST_PASSWORD);
    expect(answer.headers['set-cookie']).toMatch(
      /^signInDevice=[\w-]{43}; Max-Age=15552000; Path=\/api\/authorization; HttpOnly; SameSite=Strict; Secure$/,
    );
    const token = cookieOf(answer).split('=')[1] ?? '';
    expect(JSON.stringify(await devicesOf(id))).not.toContain(token);
    expect((await signIn(email, WRONG)).headers['set-cookie']).toBeUndefined();
  });

  test('lets the owner in while guesses from elsewhere have locked the account', async () => {
    const { email, cookie } = await api.signIn({ permission: 'Talent' });
    await lock(email);
    expect((await signIn(email, TEST_PASSWORD, { cookie })).statusCode).toBe(200);
    // From an address that is refused as well.
    const from = '10.21.0.1';
    for (let index = 0; index < 61; index += 1) {
      await signIn(`nobody${index}@dara.test`, WRONG, { from });
    }
    expect((await signIn(email, TEST_PASSWORD, { from })).statusCode).toBe(429);
    expect((await signIn(email, TEST_PASSWORD, { from, cookie })).statusCode).toBe(200);
  });

  test('has its own limit of attempts, which locks no one else out', async () => {
    const { email, cookie } = await api.signIn({ permission: 'Talent' });
    for (let index = 0; index < 10; index += 1) {
      expect((await signIn(email, WRONG, { cookie })).statusCode).toBe(401);
    }
    expect((await signIn(email, TEST_PASSWORD, { cookie })).statusCode).toBe(429);
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  test('a right password forgets the wrong ones before it', async () => {
    const { email, cookie } = await api.signIn({ permission: 'Talent' });
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 9; index += 1) await signIn(email, WRONG, { cookie });
      expect((await signIn(email, TEST_PASSWORD, { cookie })).statusCode).toBe(200);
    }
  });

  test.each([
    ['made up', async () => `signInDevice=${'A'.repeat(43)}`],
    ['another person’s', async () => (await api.signIn({ permission: 'Talent' })).cookie],
  ])('is not one whose name is %s', async (_name, cookie) => {
    const { email } = await api.signIn({ permission: 'Talent' });
    await lock(email);
    const given = await cookie();
    expect((await signIn(email, TEST_PASSWORD, { cookie: given })).statusCode).toBe(429);
  });

  test('keeps its name for all who sign in there; a name that was put there is not taken', async () => {
    const first = await api.signIn({ permission: 'Talent' });
    const second = await api.createProfile({ permission: 'Talent' });
    const { cookie } = first;
    expect(cookieOf(await signIn(second.email, TEST_PASSWORD, { cookie }))).toBe(cookie);
    expect(await devicesOf(first.id)).toHaveLength(1);
    expect(await devicesOf(second.id)).toHaveLength(1);
    const planted = `signInDevice=${'B'.repeat(43)}`;
    expect(cookieOf(await signIn(first.email, TEST_PASSWORD, { cookie: planted }))).not.toBe(
      planted,
    );
  });

  test('is forgotten when it is the eleventh, expired, or the password is lost', async () => {
    const { id, email, cookie } = await api.signIn({ permission: 'Talent' });
    for (let index = 0; index < 10; index += 1) await signIn(email, TEST_PASSWORD);
    expect(await devicesOf(id)).toHaveLength(10);
    const last = cookieOf(await signIn(email, TEST_PASSWORD));
    await lock(email);
    expect((await signIn(email, TEST_PASSWORD, { cookie })).statusCode).toBe(429);
    await database()
      .updateTable('sign_in_device')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('profile_id', '=', id)
      .execute();
    expect((await signIn(email, TEST_PASSWORD, { cookie: last })).statusCode).toBe(429);
  });

  test('is forgotten with the sessions that a new password ends', async () => {
    const { id, email } = await api.signIn({ permission: 'Talent' });
    const payload = { email, token: 'x'.repeat(43), password: 'Khanom5678' };
    await database()
      .insertInto('reset_token')
      .values({
        id,
        profile_id: id,
        token_hash: hashSecretToken(payload.token),
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    const url = '/api/authorization/resetpassword';
    expect((await api.app.inject({ method: 'POST', url, payload })).statusCode).toBe(204);
    expect(await devicesOf(id)).toEqual([]);
  });

  test('confirming a registration is a sign-in, too', async () => {
    const join = createMembers({ api }, '/api/talent/register');
    const answer = await join(talentData(), { imageFile: [{ bytes: await imageBytes() }] });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/^signInDevice=/);
  });
});

describe('the audit log', () => {
  const eventsOf = (entityId: string | null) =>
    database()
      .selectFrom('audit_event')
      .select(['action', 'entity', 'diff', 'actor_id'])
      .where('entity_id', entityId === null ? 'is' : '=', entityId)
      .orderBy('at')
      .orderBy('id')
      .execute();

  test('names failed and refused sign-ins with their number, and no secret', async () => {
    const { id, email } = await api.createProfile({ permission: 'Talent' });
    const from = '10.22.0.1';
    for (let index = 0; index < 35; index += 1) await signIn(email, WRONG, { from });
    const row = (action: string, count: number) => ({
      action,
      entity: 'profile',
      diff: { address: from, count },
      actor_id: null,
    });
    expect(await eventsOf(id)).toEqual([
      row('FailSignIn', 1),
      row('FailSignIn', 10),
      row('RefuseSignIn', 1),
      row('RefuseSignIn', 10),
    ]);
  });

  test('names a disabled person whose password was right', async () => {
    const { id, email } = await api.createProfile({ permission: 'Talent', active: false });
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(403);
    expect(await eventsOf(id)).toMatchObject([{ action: 'FailSignIn', diff: { count: 1 } }]);
  });

  test('names no sign-in that a fault of the site ended', async () => {
    const { id, email } = await api.createProfile({ permission: 'Talent' });
    await sql`ALTER TABLE refresh_token RENAME TO refresh_token_away`.execute(api.services.db);
    try {
      expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(500);
    } finally {
      await sql`ALTER TABLE refresh_token_away RENAME TO refresh_token`.execute(api.services.db);
    }
    expect(await eventsOf(id)).toEqual([]);
  });

  test('looks up no account for a refused address', async () => {
    const { id, email } = await api.createProfile({ permission: 'Talent' });
    const from = '10.24.0.1';
    const perAddress = { name: 'sign-in-address', max: 60, windowMs: 900_000 };
    await api.services.limiter.hit(perAddress, from, 60);
    expect((await signIn(email, TEST_PASSWORD, { from })).statusCode).toBe(429);
    expect(await eventsOf(id)).toEqual([]);
  });

  test('holds a bounded number of rows in a flood, and nothing that was typed in', async () => {
    const before = (await eventsOf(null)).length;
    for (let index = 0; index < 700; index += 1) {
      const options = { from: `10.23.${index >> 8}.${index & 255}` };
      const told = { ip: options.from, accountId: undefined, requestId: 'r' };
      await recordFailedSignIn(api.services, { ...told, action: 'FailSignIn' });
    }
    await signIn('Secret1234@dara.test', WRONG);
    const rows = await eventsOf(null);
    expect(rows.length - before).toBeLessThan(510);
    expect(rows.at(-1)?.diff).toMatchObject({ unlisted: 100 });
    expect(JSON.stringify(rows)).not.toMatch(/secret1234|Wrong1234/i);
  });
});
