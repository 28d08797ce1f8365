import { beforeEach, describe, expect, test } from 'vitest';
import { emailCalls, linkTo } from '../../../testing/email-links.ts';
import { mailsDuring } from '../../../testing/guarded.ts';
import { giveStep, signInWithApp } from '../../../testing/second-steps.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';

const site = testSite();
const { ask, pending, stop, look, follow, signIn } = emailCalls(() => site.api);
const OVER = { status: 410, code: 'LINK_EXPIRED' };
const refused = (field: string, rule: string) => ({ status: 400, errors: [{ field, rule }] });

let made = 0;
let wanted = '';
beforeEach(() => {
  wanted = `wanted${(made += 1)}@dara.test`;
});

/** A user who asked for another address, with both links. */
async function asked(
  own: SignedIn,
): Promise<{ confirm: string | undefined; end: string | undefined }> {
  const mails = await mailsDuring(site.api, async () => {
    expect((await ask(own, ` ${wanted.toUpperCase()} `)).statusCode).toBe(204);
  });
  return { confirm: linkTo(mails, wanted), end: linkTo(mails, own.email) };
}
const isIn = async ({ headers }: Pick<SignedIn, 'headers'>) =>
  (await site.api.app.inject({ url: '/api/account/session', headers })).statusCode === 200;

describe('another address', () => {
  test('is activated when its owner confirms, and the old address is notified of both', async () => {
    const own = await site.api.signIn({ permission: 'Talent' });
    const elsewhere = (await signIn(own.email)).json<{ accessToken: string }>();
    const there = { headers: { authorization: `Bearer ${elsewhere.accessToken}` } };
    const { confirm } = await asked(own);
    expect(await pending(own)).toEqual({ email: wanted, expiresAt: expect.any(String) });
    expect((await look(confirm)).json()).toEqual({
      answer: 'Confirm',
      email: wanted,
      isOthers: false,
    });
    expect((await signIn(own.email)).statusCode).toBe(200);
    expect((await signIn(wanted)).statusCode).toBe(401);
    const mails = await mailsDuring(site.api, async () => {
      expect((await follow(confirm)).statusCode).toBe(204);
    });
    expect(mails).toMatchObject([{ to: own.email, subject: expect.stringContaining('changed') }]);
    expect(mails[0]?.text).toContain(wanted);
    expect((await signIn(own.email)).statusCode).toBe(401);
    expect((await signIn(wanted)).json()).toMatchObject({ profile: { id: own.id, email: wanted } });
    expect([await isIn(own), await isIn(there)]).toEqual([true, false]);
    expect(await pending(own)).toBeNull();
  });

  test('is confirmed once, also by two concurrent requests', async () => {
    const own = await site.api.signIn({ permission: 'Staff' });
    const { confirm } = await asked(own);
    const answers = await Promise.all([follow(confirm), follow(confirm)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410]);
    expect((await follow(confirm)).json()).toMatchObject(OVER);
    expect((await look(confirm)).json()).toMatchObject(OVER);
  });

  test('is stopped by the owner of the one before, without signing in', async () => {
    const own = await site.api.signIn({ permission: 'Business' });
    const { confirm, end } = await asked(own);
    expect((await look(end)).json()).toEqual({ answer: 'Stop', email: wanted, isOthers: false });
    expect((await follow(end)).statusCode).toBe(204);
    expect((await follow(confirm)).json()).toMatchObject(OVER);
    expect((await signIn(own.email)).statusCode).toBe(200);
  });

  test('is taken back on the account page, and one asked for later takes its place', async () => {
    const own = await site.api.signIn({ permission: 'Staff' });
    const first = await asked(own);
    wanted = `later-${wanted}`;
    const second = await asked(own);
    expect((await look(first.confirm)).json()).toMatchObject(OVER);
    expect((await stop(own)).statusCode).toBe(204);
    expect((await look(second.confirm)).json()).toMatchObject(OVER);
    expect(await pending(own)).toBeNull();
  });

  test('is over after a day', async () => {
    const own = await site.api.signIn({ permission: 'Staff' });
    const { confirm, end } = await asked(own);
    const past = { expires_at: new Date(Date.now() - 1000) };
    const db = site.api.services.db;
    await db.updateTable('email_change').set(past).where('profile_id', '=', own.id).execute();
    for (const token of [confirm, end]) expect((await follow(token)).json()).toMatchObject(OVER);
    expect(await pending(own)).toBeNull();
  });

  test.each(['a new password', 'being deactivated'])('is void after %s', async (event) => {
    const own = await site.api.signIn({ permission: 'Staff' });
    const { confirm } = await asked(own);
    if (event === 'a new password') {
      const payload = { currentPassword: 'Dara1234!', password: 'Rose-window-27' };
      const url = '/api/authorization/changepassword';
      await site.api.app.inject({ method: 'POST', url, headers: own.headers, payload });
    } else {
      const db = site.api.services.db;
      await db.updateTable('profile').set({ active: false }).where('id', '=', own.id).execute();
    }
    expect((await follow(confirm)).json()).toMatchObject(OVER);
  });
});

describe('an address that another account has', () => {
  test('gets the usual response, and only its owner is notified', async () => {
    const own = await site.api.signIn({ permission: 'Talent' });
    const holder = await site.api.createProfile({ permission: 'Talent' });
    const mails = await mailsDuring(site.api, async () => {
      expect((await ask(own, holder.email)).statusCode).toBe(204);
    });
    expect(mails.map(({ to }) => to).toSorted()).toEqual([own.email, holder.email].toSorted());
    expect(linkTo(mails, holder.email)).toBeUndefined();
    expect(await pending(own)).toMatchObject({ email: holder.email });
  });

  test('since it was asked for stays with its owner', async () => {
    const own = await site.api.signIn({ permission: 'Talent' });
    const { confirm } = await asked(own);
    await site.api.createProfile({ permission: 'Talent', email: wanted });
    expect((await follow(confirm)).json()).toMatchObject({ code: 'USER_ALREADY_EXISTS' });
    expect((await signIn(own.email)).statusCode).toBe(200);
  });
});

describe('asking is refused', () => {
  test('without the password, for no address and for the own one', async () => {
    const own = await site.api.signIn({ permission: 'Staff' });
    const wrong = await ask(own, wanted, { password: 'Wrong-guess-1' });
    expect(wrong.json()).toMatchObject(refused('password', 'currentPassword'));
    expect((await ask(own, 'nobody')).json()).toMatchObject(refused('email', 'email'));
    expect((await ask(own, own.email)).json()).toMatchObject(refused('email', 'sameEmail'));
    expect(await pending(own)).toBeNull();
  });

  test('without the second step where there is one', async () => {
    const own = await signInWithApp(site.api, { permission: 'Staff' });
    const needed = { status: 403, code: 'FRESH_STEP_REQUIRED' };
    expect((await ask(own, wanted)).json()).toMatchObject(needed);
    expect(await pending(own)).toBeNull();
    await giveStep(site.api, own);
    expect((await ask(own, wanted)).statusCode).toBe(204);
  });

  test('when a mailbox would be flooded', async () => {
    const own = await site.api.signIn({ permission: 'Staff' });
    for (let time = 0; time < 5; time += 1) await ask(own, wanted);
    expect((await ask(own, wanted)).statusCode).toBe(429);
  });
});

test('neither link is stored in clear', async () => {
  const own = await site.api.signIn({ permission: 'Staff' });
  const { confirm, end } = await asked(own);
  const db = site.api.services.db;
  const kept = JSON.stringify([
    await db.selectFrom('email_change').selectAll().where('profile_id', '=', own.id).execute(),
    await db.selectFrom('audit_event').selectAll().where('entity_id', '=', own.id).execute(),
  ]);
  expect(kept).toContain('EmailChangeAsked');
  for (const token of [confirm, end]) expect(kept).not.toContain(token);
});
