import { beforeEach, describe, expect, test } from 'vitest';
import { emailCalls, linkTo } from '../../testing/email-links.ts';
import { mailsDuring } from '../../testing/guarded.ts';
import { profileCalls } from '../../testing/profile-calls.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { talentCalls } from '../../testing/talent-calls.ts';
import type { SignedIn } from '../../testing/test-api.ts';

const site = staffTestApi();
const { put } = profileCalls(() => site.api);
const { look, follow, decide, signIn, pending } = emailCalls(() => site.api);
const talents = talentCalls(() => site.api);
const OVER = { status: 410, code: 'LINK_EXPIRED' };
const PATH = '/api/management/email-change';

let made = 0;
let wanted = '';
beforeEach(() => {
  wanted = `asked${(made += 1)}@dara.test`;
});

type Who = Pick<SignedIn, 'headers'>;
const call = (method: 'GET' | 'POST' | 'DELETE', who: Who, end: string, payload?: object) =>
  site.api.app.inject({ method, url: `${PATH}${end}`, headers: who.headers, payload });
const waiting = async (who: Who, profileId: string) =>
  (await call('GET', who, `?profileId=${profileId}`)).json<{
    pending: { id: string; canDecide: boolean } | null;
  }>().pending;
const lose = (who: Who, id: string) => call('POST', who, `/${id}/old-lost`);
const vote = (who: Who, id: string, isApproved: boolean) =>
  call('POST', who, `/${id}/decision`, { isApproved });
const actionsOf = async (id: string) =>
  (
    await site.api.services.db
      .selectFrom('audit_event')
      .select('action')
      .where('entity_id', '=', id)
      .where('action', 'like', 'EmailChange%')
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

/** A user for whom an administrator asks for another address, with both links. */
async function asked(permission: 'Staff' | 'Admin' | 'Business' = 'Staff') {
  const own = await site.api.signIn({ permission });
  const mails = await mailsDuring(site.api, async () => {
    const { version } = await site.api.services.db
      .selectFrom('profile')
      .select('version')
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();
    const answer = await put(site.admin, own.id, { email: ` ${wanted.toUpperCase()}`, version });
    expect([answer.statusCode, answer.json().email]).toEqual([200, own.email]);
  });
  const { id } = (await waiting(site.admin, own.id)) ?? { id: '' };
  return { own, id, toNew: linkTo(mails, wanted), toOld: linkTo(mails, own.email) };
}

const isStill = async (own: SignedIn) => {
  expect((await signIn(own.email)).statusCode).toBe(200);
  expect((await signIn(wanted)).statusCode).toBe(401);
};

describe('an email change that an administrator requests', () => {
  test('counts once both addresses have confirmed; until then the old one signs in and resets', async () => {
    const { own, toNew, toOld } = await asked();
    expect((await look(toNew)).json()).toEqual({
      answer: 'Confirm',
      email: wanted,
      isOthers: true,
    });
    expect((await look(toOld)).json()).toEqual({ answer: 'Decide', email: wanted, isOthers: true });
    expect((await follow(toNew)).statusCode).toBe(204);
    // Pressed twice.
    expect((await follow(toNew)).statusCode).toBe(204);
    await isStill(own);
    const reset = (email: string) =>
      site.api.app.inject({
        method: 'POST',
        url: '/api/authorization/forgotpassword',
        payload: { email },
      });
    const mails = await mailsDuring(site.api, async () => {
      await reset(own.email);
      await reset(wanted);
    });
    expect(mails.map(({ to }) => to)).toEqual([own.email]);
    const told = await mailsDuring(site.api, async () => {
      expect((await decide(toOld, true)).statusCode).toBe(204);
    });
    expect(told.map(({ to }) => to).toSorted()).toEqual([own.email, wanted].toSorted());
    expect((await signIn(own.email)).statusCode).toBe(401);
    expect((await signIn(wanted)).json()).toMatchObject({ profile: { id: own.id } });
    for (const token of [toNew, toOld]) expect((await follow(token)).json()).toMatchObject(OVER);
    expect(await actionsOf(own.id)).toEqual([
      'EmailChangeAsked',
      'EmailChangeConfirmed',
      'EmailChangeAgreed',
      'EmailChanged',
    ]);
  });

  test('cannot be taken over with access to the new mailbox only', async () => {
    const { own, toNew } = await asked('Admin');
    expect((await follow(toNew)).statusCode).toBe(204);
    expect((await decide(toNew, true)).statusCode).toBe(204);
    await isStill(own);
  });

  test('is declined by the old address, as by a link that is followed without a word', async () => {
    const { own, id, toNew, toOld } = await asked();
    await lose(site.admin, id);
    expect((await follow(toOld)).statusCode).toBe(204);
    expect((await follow(toNew)).json()).toMatchObject(OVER);
    expect((await decide(toOld, true)).json()).toMatchObject(OVER);
    expect(await waiting(site.admin, own.id)).toBeNull();
    expect(await actionsOf(own.id)).toContain('EmailChangeDeclined');
    await isStill(own);
  });

  test('counts once where both confirm at the same time', async () => {
    const { own, toNew, toOld } = await asked();
    const answers = await Promise.all([follow(toNew), decide(toOld, true)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await signIn(wanted)).statusCode).toBe(200);
    expect((await actionsOf(own.id)).filter((action) => action === 'EmailChanged')).toHaveLength(1);
  });

  test('is replaced by a newer one, and only its links work; repeating the same changes nothing', async () => {
    const first = await asked();
    const again = await mailsDuring(site.api, () =>
      put(site.admin, first.own.id, { email: wanted, version: 1 }),
    );
    expect(again).toEqual([]);
    wanted = `later-${wanted}`;
    const mails = await mailsDuring(site.api, () =>
      put(site.admin, first.own.id, { email: wanted, version: 1 }),
    );
    for (const token of [first.toNew, first.toOld])
      expect((await look(token)).json()).toMatchObject(OVER);
    await follow(linkTo(mails, wanted));
    await decide(linkTo(mails, first.own.email), true);
    expect((await signIn(wanted)).statusCode).toBe(200);
  });

  test('is cancelled by an administrator, and by its person on the own account', async () => {
    const first = await asked();
    expect((await call('DELETE', site.staff, `/${first.id}`)).statusCode).toBe(403);
    expect((await call('DELETE', site.admin, `/${first.id}`)).statusCode).toBe(204);
    expect((await call('DELETE', site.admin, `/${first.id}`)).statusCode).toBe(404);
    expect((await follow(first.toNew)).json()).toMatchObject(OVER);
    wanted = `own-${wanted}`;
    const second = await asked();
    expect(await pending(second.own)).toMatchObject({ email: wanted });
    const url = '/api/account/email';
    await site.api.app.inject({ method: 'DELETE', url, headers: second.own.headers });
    expect((await follow(second.toNew)).json()).toMatchObject(OVER);
  });

  test.each([
    ['seven days', { expires_at: new Date(Date.now() - 1000) }, {}, {}],
    ['the account was deleted', {}, { deleted_at: new Date() }, {}],
    ['the account was deactivated', {}, { active: false }, {}],
    ['who asked was demoted', {}, {}, { permission: 'Staff' }],
    ['who asked was deactivated', {}, {}, { active: false }],
  ] as const)('is over after %s', async (_what, change, account, asker) => {
    const { db } = site.api.services;
    const { own, id, toNew, toOld } = await asked();
    const set = (who: string, row: object) =>
      db
        .updateTable('profile')
        .set({ ...row, updated_at: new Date() })
        .where('id', '=', who)
        .execute();
    await db
      .updateTable('email_change')
      .set({ ...change, new_confirmed_at: new Date() })
      .where('id', '=', id)
      .execute();
    await set(own.id, account);
    await set(site.admin.id, asker);
    try {
      for (const token of [toNew, toOld])
        expect((await decide(token, true)).json()).toMatchObject(OVER);
    } finally {
      await set(site.admin.id, { permission: 'Admin', active: true });
    }
    const { email } = await db
      .selectFrom('profile')
      .select('email')
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();
    expect(email).toBe(own.email);
  });

  test('is not applied when another user has registered with it meanwhile', async () => {
    const { own, toNew, toOld } = await asked();
    await follow(toNew);
    const other = await site.api.createProfile({ permission: 'Talent', email: wanted });
    expect((await decide(toOld, true)).json()).toMatchObject({ code: 'USER_ALREADY_EXISTS' });
    expect((await signIn(own.email)).json()).toMatchObject({ profile: { id: own.id } });
    expect((await signIn(wanted)).json()).toMatchObject({ profile: { id: other.id } });
  });

  test('is applied immediately for an unused account: the invitation confirms it', async () => {
    const { id } = await site.api.createProfile({ permission: 'Staff', password_hash: null });
    const answer = await put(site.admin, id, { email: wanted, version: 1 });
    expect(answer.json().email).toBe(wanted);
    expect(await waiting(site.admin, id)).toBeNull();
  });
});

describe('where the old address is lost', () => {
  test('a second administrator approves, and the old address gets a cancel link', async () => {
    const second = await site.api.signIn({ permission: 'Admin' });
    const { own, id, toNew, toOld } = await asked('Admin');
    expect((await vote(second, id, true)).json()).toMatchObject({ code: 'FORBIDDEN' });
    const mails = await mailsDuring(site.api, async () => {
      expect((await lose(site.admin, id)).statusCode).toBe(204);
      expect((await lose(site.admin, id)).statusCode).toBe(204);
    });
    const toldOld = mails.filter(({ to }) => to === own.email);
    expect(toldOld.map(({ text }) => linkTo([{ ...toldOld[0]!, text }], own.email))).toEqual([
      toOld,
    ]);
    const bell = await site.api.app.inject({ url: '/api/notice', headers: second.headers });
    expect(bell.json().items).toMatchObject([
      { kind: 'EmailChangeAsked', path: `/management/setting/user/detail/${own.id}` },
    ]);
    expect(await waiting(second, own.id)).toMatchObject({ canDecide: true });
    for (const who of [site.admin, own, site.staff]) {
      expect((await waiting(who, own.id))?.canDecide ?? false).toBe(false);
      expect((await vote(who, id, true)).statusCode).toBeGreaterThanOrEqual(403);
    }
    const answers = await Promise.all([vote(second, id, true), vote(second, id, true)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    await isStill(own);
    await follow(toNew);
    expect((await signIn(wanted)).json()).toMatchObject({ profile: { id: own.id } });
    expect(await actionsOf(own.id)).toEqual([
      'EmailChangeAsked',
      'EmailChangeOldLost',
      'EmailChangeApproved',
      'EmailChangeConfirmed',
      'EmailChanged',
    ]);
  });

  test('a second member of the team declines, of equal permission', async () => {
    const { own, id, toNew } = await asked('Staff');
    await lose(site.admin, id);
    await follow(toNew);
    expect((await vote(site.staff, id, false)).statusCode).toBe(204);
    expect((await follow(toNew)).json()).toMatchObject(OVER);
    await isStill(own);
  });

  test('only an administrator decides for one, and not an account created for it', async () => {
    const { own, id, toNew } = await asked('Admin');
    await lose(site.admin, id);
    await follow(toNew);
    const late = await site.api.signIn({ permission: 'Admin' });
    expect((await vote(late, id, true)).statusCode).toBe(403);
    expect((await vote(site.staff, id, true)).statusCode).toBe(404);
    await isStill(own);
  });

  test('an approval is void once its giver is demoted or the account is promoted', async () => {
    const { own, id, toNew } = await asked('Staff');
    await lose(site.admin, id);
    expect((await vote(site.staff, id, true)).statusCode).toBe(204);
    const row = { permission: 'Admin' as const };
    await site.api.services.db.updateTable('profile').set(row).where('id', '=', own.id).execute();
    expect((await follow(toNew)).statusCode).toBe(204);
    await isStill(own);
  });

  test.each(['Talent', 'Business'] as const)('%s sees and decides nothing', async (permission) => {
    const { own, id } = await asked();
    await lose(site.admin, id);
    const who = await site.api.signIn({ permission });
    for (const answer of [
      await call('GET', who, `?profileId=${own.id}`),
      await vote(who, id, true),
      await lose(who, id),
      await call('DELETE', who, `/${id}`),
    ])
      expect(answer.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('an invalid id, and the id of a change that its owner requested, do not exist', async () => {
    for (const id of ['nobody', site.admin.id])
      expect((await lose(site.admin, id)).json()).toMatchObject({ code: 'EMAIL_CHANGE_NOT_EXIST' });
  });
});

describe('an email change of a talent', () => {
  async function askedTalent() {
    const talentId = await site.records.talent({ email: `before-${wanted}` });
    const own = await site.api.signIn({
      ...{ permission: 'Talent', talent_id: talentId, email: `before-${wanted}` },
    });
    const mails = await mailsDuring(site.api, async () => {
      const answer = await talents.put(site.staff, talentId, { email: wanted, version: 1 });
      expect([answer.statusCode, answer.json().email]).toEqual([200, own.email]);
    });
    return { talentId, own, toNew: linkTo(mails, wanted), toOld: linkTo(mails, own.email) };
  }

  test('is asked for too, since it signs in; record and account change together', async () => {
    const { talentId, own, toNew, toOld } = await askedTalent();
    await isStill(own);
    await follow(toNew);
    await decide(toOld, true);
    expect((await signIn(wanted)).json()).toMatchObject({ profile: { id: own.id } });
    const url = `/api/management/talent/${talentId}`;
    const record = await site.api.app.inject({ url, headers: site.staff.headers });
    expect(record.json()).toMatchObject({ email: wanted, version: 2 });
  });

  test('is applied immediately when the account signs in with it already', async () => {
    const talentId = await site.records.talent({ email: `before-${wanted}` });
    await site.api.signIn({ permission: 'Talent', talent_id: talentId, email: wanted });
    const mails = await mailsDuring(site.api, async () => {
      const answer = await talents.put(site.staff, talentId, { email: wanted, version: 1 });
      expect(answer.json()).toMatchObject({ email: wanted, version: 2 });
    });
    expect(mails).toEqual([]);
  });

  test('is approved by a second member of staff, who is led to the record', async () => {
    const second = await site.api.signIn({ permission: 'Staff' });
    const { talentId, own, toNew } = await askedTalent();
    const found = await call('GET', site.staff, `?talentId=${talentId}`);
    const { id } = found.json<{ pending: { id: string } }>().pending;
    expect((await lose(site.staff, id)).statusCode).toBe(204);
    expect((await vote(site.staff, id, true)).statusCode).toBe(403);
    const bell = await site.api.app.inject({ url: '/api/notice', headers: second.headers });
    expect(bell.json().items).toMatchObject([
      { kind: 'EmailChangeAsked', path: `/management/talent/model/detail/${talentId}` },
    ]);
    expect((await vote(second, id, true)).statusCode).toBe(204);
    await isStill(own);
    await follow(toNew);
    expect((await signIn(wanted)).json()).toMatchObject({ profile: { id: own.id } });
  });
});
