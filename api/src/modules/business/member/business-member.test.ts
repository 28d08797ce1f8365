import { beforeAll, describe, expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';

const site = staffTestApi({ env: { PUBLIC_URL: 'https://dara.test' } });
const PASSWORD = 'Rose-window-27';
let businessId: string;
let owner: SignedIn;
let invited = 0;
const newEmail = () => `friend${(invited += 1)}@business.test`;

beforeAll(async () => {
  businessId = await site.records.business();
  owner = await site.api.signIn({ permission: 'Business', business_profile_id: businessId });
});

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  who = owner,
) {
  const url = `/api/management/business/${businessId}${path}`;
  const rest = payload ? { payload } : {};
  return site.api.app.inject({ method, url, headers: who.headers, ...rest });
}

async function mailedToken(email: string): Promise<string> {
  const mails = await Promise.all(
    (await site.api.services.outbox()).map((source) => PostalMime.parse(source)),
  );
  const mail = mails.findLast(({ to }) => to?.[0]?.address === email);
  return /dara\.test\/business\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

let senders = 0;
/** Each from an address of its own, so that no limit comes first. */
const post = (path: string, payload: object) =>
  site.api.app.inject({
    method: 'POST',
    url: `/api/business/invitation${path}`,
    payload,
    remoteAddress: `10.8.0.${(senders += 1)}`,
  });
const look = (token: string) => post('', { token });
const accept = (token: string, change: object = {}) =>
  post('/accept', {
    token,
    firstName: 'ก้อง',
    lastName: 'ฟ้า',
    password: PASSWORD,
    terms: { accepted: true, textVersion: 'terms-1' },
    ...change,
  });

async function invite(role: 'Owner' | 'Member' = 'Member') {
  const email = newEmail();
  const answer = await send('POST', '/invitation', { email: ` ${email.toUpperCase()}`, role });
  expect(answer.statusCode).toBe(201);
  return { email, id: answer.json().id as string, token: await mailedToken(email) };
}

async function join(role: 'Owner' | 'Member' = 'Member') {
  const { token } = await invite(role);
  const { profile, accessToken } = (await accept(token)).json();
  return { id: profile.id, headers: { authorization: `Bearer ${accessToken}` } } as SignedIn;
}

test('a colleague accepts by the mailed link, is signed in, and the owner is notified', async () => {
  const { email, token } = await invite();
  expect((await look(token)).json()).toMatchObject({
    email,
    role: 'Member',
    companyName: { th: 'บริษัท' },
  });
  const answer = await accept(token);
  expect(answer.statusCode).toBe(201);
  const { profile } = answer.json();
  expect(profile).toMatchObject({ email, permission: 'Business', businessProfileId: businessId });
  const { members, invitations } = (await send('GET', '/member')).json();
  expect(members).toContainEqual(expect.objectContaining({ id: profile.id, role: 'Member' }));
  expect(invitations).toEqual([]);
  const { db } = site.api.services;
  const notices = await db
    .selectFrom('notice')
    .select(['kind', 'recipient_id'])
    .where('event_key', '=', profile.id)
    .execute();
  expect(notices).toEqual([{ kind: 'MemberJoined', recipient_id: owner.id }]);
  const stored = await db.selectFrom('business_invitation').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
});

describe('a link', () => {
  test('that was never sent is not found, and learns nothing by a form', async () => {
    const guess = 'a'.repeat(43);
    for (const answer of [await look(guess), await accept(guess, { password: 'x' })]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'INVITATION_NOT_EXIST']);
    }
  });

  test('works once, also with two concurrent uses', async () => {
    const { token } = await invite();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 410]);
    expect((await look(token)).statusCode).toBe(410);
  });

  test('is invalid once expired or revoked; after sending again only the new one is valid', async () => {
    const { id, email, token } = await invite();
    const { db } = site.api.services;
    const ends = (at: Date) =>
      db.updateTable('business_invitation').set({ expires_at: at }).where('id', '=', id).execute();
    await ends(new Date(Date.now() - 1));
    expect([(await look(token)).statusCode, (await accept(token)).statusCode]).toEqual([410, 410]);
    const { invitations } = (await send('GET', '/member')).json();
    expect(invitations).toMatchObject([{ id, isExpired: true }]);
    expect((await send('POST', `/invitation/${id}/resend`)).json().isExpired).toBe(false);
    const newer = await mailedToken(email);
    expect((await look(token)).statusCode).toBe(404);
    expect((await look(newer)).statusCode).toBe(200);
    expect((await send('DELETE', `/invitation/${id}`)).statusCode).toBe(204);
    expect((await accept(newer)).statusCode).toBe(410);
    expect((await send('POST', `/invitation/${id}/resend`)).statusCode).toBe(404);
  });

  test.each([
    ['a weak password', { password: 'short1A' }, 'password', 'password'],
    ['a common password', { password: 'Password1' }, 'password', 'knownPassword'],
    ['no name', { firstName: ' ' }, 'firstName', 'required'],
    [
      'terms that were not accepted',
      { terms: { accepted: false, textVersion: '1' } },
      'terms.accepted',
      'CONSENT_REQUIRED',
    ],
  ])('is not spent by %s', async (_what, change, field, rule) => {
    const { token } = await invite();
    const refused = await accept(token, change);
    expect(refused.json().errors).toMatchObject([{ field, rule }]);
    expect((await look(token)).statusCode).toBe(200);
  });
});

test('a user with an account or a pending invitation is not invited again', async () => {
  const { email } = await invite();
  const again = await send('POST', '/invitation', { email, role: 'Member' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'MEMBER_INVITED']);
  const known = await send('POST', '/invitation', { email: owner.email, role: 'Member' });
  expect([known.statusCode, known.json().code]).toEqual([409, 'EMAIL_DUPLICATE']);
});

test('a mailbox is not flooded', async () => {
  const { id } = await invite();
  for (let index = 0; index < 4; index += 1) await send('POST', `/invitation/${id}/resend`);
  expect((await send('POST', `/invitation/${id}/resend`)).statusCode).toBe(429);
});

test('a removed user loses access immediately, and may be invited again', async () => {
  const member = await join();
  const read = () =>
    site.api.app.inject({ url: '/api/management/business/profile', headers: member.headers });
  expect((await read()).statusCode).toBe(200);
  expect((await send('DELETE', `/member/${member.id}`)).statusCode).toBe(204);
  expect((await read()).statusCode).toBe(401);
  expect((await send('DELETE', `/member/${member.id}`)).statusCode).toBe(404);
});

test('a member reads and leaves, and changes no other user', async () => {
  const member = await join();
  expect((await send('GET', '/member', undefined, member)).statusCode).toBe(200);
  const refused = [
    await send('POST', '/invitation', { email: newEmail(), role: 'Member' }, member),
    await send('PUT', `/member/${member.id}`, { role: 'Owner' }, member),
    await send('DELETE', `/member/${owner.id}`, undefined, member),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect((await send('DELETE', `/member/${member.id}`, undefined, member)).statusCode).toBe(204);
});

test('the last owner cannot leave or step down, also with two concurrent requests', async () => {
  const lone = await send('DELETE', `/member/${owner.id}`);
  expect([lone.statusCode, lone.json().code]).toEqual([409, 'LAST_OWNER']);
  expect((await send('PUT', `/member/${owner.id}`, { role: 'Member' })).json().code).toBe(
    'LAST_OWNER',
  );
  const second = await join('Owner');
  const answers = await Promise.all([
    send('PUT', `/member/${owner.id}`, { role: 'Member' }, site.staff),
    send('PUT', `/member/${second.id}`, { role: 'Member' }, site.staff),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { members } = (await send('GET', '/member', undefined, site.staff)).json();
  expect(members.filter(({ role }: { role: string }) => role === 'Owner')).toHaveLength(1);
});

describe('before approval', () => {
  const people = async (status: 'Pending' | 'Rejected') => {
    const id = await site.records.business({ status });
    const signedIn = await site.api.signIn({ permission: 'Business', business_profile_id: id });
    const call = (path: string, who: { headers: Record<string, string> }, payload?: object) =>
      site.api.app.inject({
        method: 'POST',
        url: `/api/management/business/${id}/invitation${path}`,
        headers: who.headers,
        ...(payload ? { payload } : {}),
      });
    return { id, signedIn, call };
  };

  test.each(['Pending', 'Rejected'] as const)('a %s business cannot invite', async (status) => {
    const { signedIn, call, id } = await people(status);
    const sent = (await site.api.services.outbox()).length;
    const body = { email: newEmail(), role: 'Member' };
    const refused = await call('', signedIn, body);
    expect(refused.json()).toMatchObject({ status: 403, code: 'INVITATION_BEFORE_APPROVAL' });
    // What staff sent is not sent again by its owners either.
    const made = await call('', site.staff, body);
    expect(made.statusCode).toBe(201);
    const again = await call(`/${made.json<{ id: string }>().id}/resend`, signedIn);
    expect(again.json()).toMatchObject({ status: 403, code: 'INVITATION_BEFORE_APPROVAL' });
    expect(await site.api.services.outbox()).toHaveLength(sent + 1);
    const approved = { status: 'Approved' as const };
    await site.api.services.db
      .updateTable('business_profile')
      .set(approved)
      .where('id', '=', id)
      .execute();
    expect((await call('', signedIn, { email: newEmail(), role: 'Member' })).statusCode).toBe(201);
  });
});

test('one network address and the whole site send a bounded number of invitations', async () => {
  const { limiter } = site.api.services;
  const id = await site.records.business();
  const inviter = await site.api.signIn({ permission: 'Business', business_profile_id: id });
  const invite = (remoteAddress: string, who = inviter) =>
    site.api.app.inject({
      method: 'POST',
      url: `/api/management/business/${id}/invitation`,
      headers: who.headers,
      payload: { email: newEmail(), role: 'Member' },
      remoteAddress,
    });
  const windowMs = 24 * 3_600_000;
  const sender = { name: 'business-invitation-sender', max: 50, windowMs };
  await limiter.hit(sender, '10.44.0.1', 50);
  const refused = await invite('10.44.0.1');
  expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1);
  expect((await invite('10.44.0.1', site.staff)).statusCode).toBe(201);
  expect((await invite('10.44.0.2')).statusCode).toBe(201);
  const all = { name: 'business-invitation-all', max: 1000, windowMs };
  await limiter.hit(all, 'all', 1000);
  expect((await invite('10.44.0.3')).statusCode).toBe(429);
  await limiter.reset(all, 'all');
});
