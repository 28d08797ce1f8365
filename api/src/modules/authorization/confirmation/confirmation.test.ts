import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import {
  businessData,
  createForms,
  everything,
  mailedToken,
  imageBytes,
  talentData,
} from '../../../testing/registration.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { apiRoutes } from '../../../testing/api-routes.ts';
import { purgeUnconfirmedRegistrations } from '../registration/purge-unconfirmed-registrations.job.ts';

const site = staffTestApi({
  env: { PUBLIC_URL: 'https://dara.test', CONTACT_EMAIL: 'agency@dara.test' },
});
const TALENT = '/api/talent/register';
const BUSINESS = '/api/authorization/register/businessaccount';
const registerTalent = createForms(site, TALENT);
const registerBusiness = createForms(site, BUSINESS);
const KINDS = [
  ['talent', registerTalent, talentData],
  ['business', registerBusiness, businessData],
] as const;
const PASSWORD = 'Rose-window-27';

let senders = 0;
const post = (path: string, payload: object, cookie?: string) =>
  site.api.app.inject({
    method: 'POST',
    url: `/api/authorization/${path}`,
    payload,
    remoteAddress: `10.50.${(senders += 1) >> 8}.${senders & 255}`,
    ...(cookie ? { headers: { cookie } } : {}),
  });
const confirm = (token: string, password = PASSWORD) =>
  post('register/confirm', { token, password });
const look = async (token: string) => (await post('register/link', { token })).json();
const signIn = (email: string, password = PASSWORD) => post('login', { email, password });
const mailsTo = async (address: string) => {
  const mails = await Promise.all(
    (await site.api.services.outbox()).map((source) => PostalMime.parse(source)),
  );
  return mails.filter(({ to }) => to?.[0]?.address === address);
};
const profileOf = (email: string) =>
  site.api.services.db
    .selectFrom('profile')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

describe.each(KINDS)('a %s who registered', (_kind, register, dataOf) => {
  test('waits: no sign-in, no session, until the mailed link and the password confirm it', async () => {
    const data = dataOf();
    const email = String(data['email']);
    const answer = await register(data);
    expect([answer.statusCode, answer.json()]).toEqual([202, { email }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await signIn(email)).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const token = await mailedToken(site.api, email);
    expect(await look(token)).toEqual({ email, state: 'Waiting' });
    expect(await profileOf(email)).toMatchObject({ email_confirmed_at: null });
    expect((await confirm(token, 'Wrong-window-27')).json()).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(await profileOf(email)).toMatchObject({ email_confirmed_at: null });
    const confirmed = await confirm(token);
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.json().profile).toMatchObject({ email });
    expect(confirmed.headers['set-cookie']).toMatch(/^signInDevice=/);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  test('may follow the link again, immediately and in another browser, for the same account', async () => {
    const data = dataOf();
    const email = String(data['email']);
    await register(data);
    const token = await mailedToken(site.api, email);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { email_confirmed_at: before } = (await profileOf(email))!;
    expect(await look(token)).toEqual({ email, state: 'Confirmed' });
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await profileOf(email))?.email_confirmed_at).toEqual(before);
    const events = await site.api.services.db
      .selectFrom('audit_event')
      .select('action')
      .where('action', '=', 'ConfirmAddress')
      .where('entity_id', '=', (await profileOf(email))!.id)
      .execute();
    expect(events).toHaveLength(1);
    // Only the agency and the person are notified, once.
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('is answered alike, and leaves as little to see, when the address is known', async () => {
    const known = await site.api.createProfile({ permission: 'Talent' });
    const before = await everything(site.api);
    const data = dataOf({ email: known.email });
    const files = {
      [_kind === 'talent' ? 'imageFile' : 'logoFile']: [{ bytes: await imageBytes() }],
    };
    const answer = await register(data, files);
    const fresh = await register(dataOf(), {});
    expect([answer.statusCode, answer.json()]).toEqual([202, { email: known.email }]);
    expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(fresh.headers).sort());
    const mails = await mailsTo(known.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^คุณมีบัญชี Dara อยู่แล้ว · You already have a Dara account/),
    ]);
    const after = await everything(site.api);
    // Of the new account, and nothing of the other.
    for (const table of ['profile', 'consent', 'audit_event'])
      expect([table, after[table]! - before[table]!]).toEqual([
        table,
        table === 'consent' && _kind === 'talent' ? 2 : 1,
      ]);
    for (const table of ['image', 'files', 'refresh_token'])
      expect([table, after[table]]).toEqual([table, before[table]]);
    // The password tells neither: sign-in is refused in both cases.
    expect((await signIn(known.email)).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    // Again, with the same names and with others'.
    expect((await register(data)).statusCode).toBe(202);
    const others = { ...data, email: 'someone-else@names.test' };
    expect((await register(others)).json()).toMatchObject({ status: 409 });
  });

  test('may register again before confirming; the newest counts, and the links before are over', async () => {
    const data = dataOf();
    const email = String(data['email']);
    await register(data);
    const first = await mailedToken(site.api, email);
    const again = await register({ ...data, password: 'Lotus-gate-92' });
    expect(again.statusCode).toBe(202);
    const second = await mailedToken(site.api, email);
    expect(second).not.toBe(first);
    expect((await confirm(first)).json()).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });
    expect((await post('register/link', { token: first })).statusCode).toBe(410);
    // The first registration cannot use what the owner of the address confirms.
    expect((await confirm(second)).statusCode).toBe(401);
    expect((await confirm(second, 'Lotus-gate-92')).statusCode).toBe(200);
    expect((await signIn(email)).statusCode).toBe(401);
  });

  test('gets a new link for an expired one, at most five in 15 minutes', async () => {
    const data = dataOf();
    const email = String(data['email']);
    await register(data);
    const token = await mailedToken(site.api, email);
    const { id } = (await profileOf(email))!;
    await site.api.services.db
      .updateTable('mailed_link')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('profile_id', '=', id)
      .execute();
    expect(await look(token)).toEqual({ email, state: 'Expired' });
    expect((await confirm(token)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await post('register/resend', { token })).statusCode).toBe(204);
    const next = await mailedToken(site.api, email);
    expect(next).not.toBe(token);
    for (let index = 0; index < 4; index += 1)
      expect((await post('register/resend', { email })).statusCode).toBe(204);
    expect((await post('register/resend', { email })).json()).toMatchObject({ status: 429 });
    expect(await mailsTo(email)).toHaveLength(5);
    expect((await confirm(await mailedToken(site.api, email))).statusCode).toBe(200);
  });
});

test('an address is confirmed by a reset link too, which was mailed to it', async () => {
  const data = talentData();
  const email = String(data['email']);
  await registerTalent(data);
  await post('forgotpassword', { email });
  const mail = (await mailsTo(email)).at(-1);
  const token = /\/resetpassword\/[^/]+\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect(
    (await post('resetpassword', { email, token, password: 'Lotus-gate-92' })).statusCode,
  ).toBe(204);
  expect((await signIn(email, 'Lotus-gate-92')).statusCode).toBe(200);
});

test('a guardian gets a mail once the talent has confirmed, for only a few registrations', async () => {
  const email = 'guardian@flood.test';
  const guardian = { name: 'มาลี ใจดี', relation: 'แม่', phone: '0899999999', email };
  const birthDay = `${new Date().getUTCFullYear() - 12}-01-01`;
  const children = Array.from({ length: 8 }, () => talentData({ birthDay, guardian }));
  for (const child of children) expect((await registerTalent(child)).statusCode).toBe(202);
  expect(await mailsTo(email)).toEqual([]);
  for (const child of children) await confirm(await mailedToken(site.api, String(child['email'])));
  expect(await mailsTo(email)).toHaveLength(5);
});

test('no route takes a session of an account whose address is not confirmed', async () => {
  const { id, headers } = await site.api.signIn({ permission: 'Business' });
  const profile = site.api.services.db.updateTable('profile').set({ email_confirmed_at: null });
  await profile.where('id', '=', id).execute();
  const closed = (await apiRoutes()).filter(({ isPublic }) => !isPublic);
  expect(closed.length).toBeGreaterThan(150);
  for (const { method, url } of closed) {
    const answer = await site.api.app.inject({ method: method as 'GET', url, headers });
    expect([method, url, answer.statusCode]).toEqual([method, url, 401]);
  }
});

test('an unconfirmed registration is deleted after two weeks, and its names are free', async () => {
  const data = talentData();
  const known = await site.api.createProfile({ permission: 'Talent' });
  const held = talentData({ email: known.email });
  for (const one of [data, held]) expect((await registerTalent(one)).statusCode).toBe(202);
  const { db } = site.api.services;
  await purgeUnconfirmedRegistrations(site.api.services);
  expect(await profileOf(String(data['email']))).toBeDefined();
  const past = new Date(Date.now() - 15 * 24 * 3_600_000);
  await db
    .updateTable('profile')
    .set({ created_at: past })
    .where('email', '=', String(data['email']))
    .execute();
  await db.updateTable('registration_hold').set({ expires_at: past }).execute();
  await purgeUnconfirmedRegistrations(site.api.services);
  expect(await profileOf(String(data['email']))).toBeUndefined();
  expect(await profileOf(known.email)).toBeDefined();
  for (const one of [data, held]) {
    const { displayName } = one;
    expect((await registerTalent(talentData({ displayName }))).statusCode).toBe(202);
  }
});

test('a job that dies half way is done once after its retry', async () => {
  const data = talentData();
  const email = String(data['email']);
  await registerTalent(data);
  const token = await mailedToken(site.api, email);
  const { mailJob, db, jobs } = site.api.services;
  const { enqueue } = mailJob;
  let fails = 1;
  mailJob.enqueue = async (...given) => {
    if (fails-- > 0) throw new Error('killed');
    return enqueue(...given);
  };
  try {
    expect((await confirm(token)).statusCode).toBe(200);
    await jobs.drain();
    expect(await mailsTo(email)).toHaveLength(1);
  } finally {
    mailJob.enqueue = enqueue;
  }
  await sql`UPDATE pgboss.job SET start_after = now()`.execute(db);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Confirm your email'),
    expect.stringContaining('Welcome to Dara'),
  ]);
});

test('all addresses together open a bounded number of accounts', async () => {
  const { limiter } = site.api.services;
  const all = { name: 'registration-all', max: 600, windowMs: 3_600_000 };
  await limiter.hit(all, 'all', 600);
  const refused = await registerTalent(talentData());
  expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1);
  await limiter.reset(all, 'all');
});

describe('a lock by failed sign-ins', () => {
  const lock = async (email: string) => {
    for (let index = 0; index < 10; index += 1) await signIn(email, 'Wrong1234');
    return signIn(email, 'Wrong1234');
  };

  test('is answered alike for an address without an account, and mailed once to the owner of one', async () => {
    const { email } = await site.api.signIn({ permission: 'Talent', email: 'locked@dara.test' });
    const [known, unknown] = [await lock(email), await lock('nobody@lock.test')];
    for (const answer of [known, unknown]) {
      expect(answer.json()).toMatchObject({ status: 429, code: 'SIGN_IN_LOCKED' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1);
    }
    for (let index = 0; index < 5; index += 1) await signIn(email, 'Wrong1234');
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo('nobody@lock.test')).toEqual([]);
  });

  test('is lifted by the link, for this browser while strangers go on and for the others until they do', async () => {
    const account = await site.api.createProfile({ permission: 'Staff' });
    const { email } = account;
    await lock(email);
    const token = await mailedToken(site.api, email, 'unlock');
    const answer = await post('unlock', { token });
    expect(answer.statusCode).toBe(204);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).toMatch(/^signInDevice=[\w-]{43}$/);
    const password = 'Dara1234!';
    await lock(email);
    expect((await signIn(email, password)).statusCode).toBe(429);
    expect((await post('login', { email, password }, cookie)).statusCode).toBe(200);
    // Twice, by another browser.
    expect(
      (await post('unlock', { token: await mailedToken(site.api, email, 'unlock') })).statusCode,
    ).toBe(204);
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  test('is not lifted by a link that is made up, replaced, expired, or for something else', async () => {
    const { id, email } = await site.api.createProfile({ permission: 'Talent' });
    await lock(email);
    const token = await mailedToken(site.api, email, 'unlock');
    const data = talentData();
    await registerTalent(data);
    const other = await mailedToken(site.api, String(data['email']));
    for (const wrong of ['A'.repeat(43), other])
      expect((await post('unlock', { token: wrong })).json()).toMatchObject({
        code: 'LINK_EXPIRED',
      });
    expect((await confirm(token)).statusCode).toBe(410);
    await site.api.services.db
      .updateTable('mailed_link')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('profile_id', '=', id)
      .execute();
    expect((await post('unlock', { token })).json()).toMatchObject({ status: 410 });
  });

  test('is mailed five times a day at most', async () => {
    const { id, email } = await site.api.createProfile({ permission: 'Talent' });
    const perAccount = { name: 'sign-in-account', max: 10, windowMs: 900_000 };
    for (let round = 0; round < 7; round += 1) {
      await site.api.services.limiter.hit(perAccount, id, 10);
      await signIn(email, 'Wrong1234');
      await site.api.services.limiter.reset(perAccount, id);
    }
    expect(await mailsTo(email)).toHaveLength(5);
  });
});
