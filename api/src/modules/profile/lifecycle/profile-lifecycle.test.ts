import { describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { mailsDuring } from '../../../testing/guarded.ts';
import { profileCalls } from '../../../testing/profile-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { SignedIn } from '../../../testing/test-api.ts';

const site = staffTestApi();
const { get, send, put, eventsOf } = profileCalls(() => site.api);
const account = (more: object = {}) =>
  site.api.createProfile({ permission: 'Staff', first_name: 'สมชาย', ...more });
const refresh = ({ refreshToken }: SignedIn) =>
  site.api.app.inject({
    method: 'POST',
    url: '/api/authorization/refreshtoken',
    payload: { refreshToken },
  });

describe('deactivating', () => {
  test.each([
    ['by a save', (id: string) => put(site.admin, id, { active: false, version: 1 })],
    [
      'of many',
      (id: string) => send('POST', site.admin, '/bulk', { ids: [id], action: 'deactivate' }),
    ],
  ])('%s bites in mid-session, with a word of its own', async (_how, deactivate) => {
    const user = await site.api.signIn({ permission: 'Staff' });
    expect((await get(user, `/${user.id}`)).statusCode).toBe(200);
    expect((await deactivate(user.id)).statusCode).toBe(200);
    for (const answer of [await get(user, `/${user.id}`), await refresh(user)]) {
      expect(answer.json()).toMatchObject({ status: 401, code: 'ACCOUNT_DISABLED' });
    }
    await send('POST', site.admin, '/bulk', { ids: [user.id], action: 'activate' });
    expect((await get(user, `/${user.id}`)).json()).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('of many answers for each and spares oneself', async () => {
    const { id } = await account();
    const off = await account({ active: false });
    const ids = [site.admin.id, id, off.id, 'nobody'];
    const invalid = await send('POST', site.admin, '/bulk', { ids, action: 'deactivate' });
    expect(invalid.statusCode).toBe(400);
    const answer = await send('POST', site.admin, '/bulk', {
      ids: ids.slice(0, 3),
      action: 'deactivate',
    });
    const codes = answer.json().results.map(({ code }: { code: string | null }) => code);
    expect(codes).toEqual(['UNABLE_TO_DEACTIVATE', null, null]);
    expect(await eventsOf(off.id)).toEqual([]);
    expect(await eventsOf(id)).toMatchObject([
      { action: 'Update', diff: { active: { before: true, after: false } } },
    ]);
  });
});

describe('deleting', () => {
  test('ends the sessions immediately and can be undone', async () => {
    const user = await site.api.signIn({ permission: 'Staff' });
    expect((await send('DELETE', site.admin, `/${user.id}`)).statusCode).toBe(204);
    expect((await get(user, `/${user.id}`)).statusCode).toBe(401);
    expect((await refresh(user)).statusCode).toBe(401);
    const gone = { status: 404, code: 'USER_NOT_EXIST' };
    expect((await get(site.admin, `/${user.id}`)).json()).toMatchObject(gone);
    const binned = await get(site.admin, `/${user.id}?deleted=true`);
    expect(binned.json()).toMatchObject({ id: user.id, deletedAt: expect.any(String) });
    const bin = await get(site.admin, '?deleted=true');
    expect(bin.json().items.map(({ id }: { id: string }) => id)).toContain(user.id);
    const back = await send('POST', site.admin, `/${user.id}/restore`);
    expect(back.json()).toMatchObject({ id: user.id, deletedAt: null, version: 3 });
    expect(await eventsOf(user.id)).toMatchObject([
      { action: 'SignIn' },
      { action: 'Delete' },
      { action: 'Restore' },
    ]);
  });

  test('is refused for oneself, for an existing talent, and for the last owner', async () => {
    const talent_id = await site.records.talent();
    const talent = await account({ permission: 'Talent', talent_id });
    const business_profile_id = await site.records.business();
    const owner = await account({
      permission: 'Business',
      business_profile_id,
      business_role: 'Owner',
    });
    for (const id of [site.admin.id, talent.id, owner.id]) {
      const answer = await send('DELETE', site.admin, `/${id}`);
      expect(answer.json()).toMatchObject({ status: 409, code: 'UNABLE_TO_DELETE_USER' });
    }
    await account({ permission: 'Business', business_profile_id, business_role: 'Owner' });
    expect((await send('DELETE', site.admin, `/${owner.id}`)).statusCode).toBe(204);
    expect((await send('DELETE', site.staff, `/${talent.id}`)).json()).not.toHaveProperty('errors');
    expect((await send('DELETE', site.admin, '/nobody')).json()).toMatchObject({
      code: 'USER_NOT_EXIST',
    });
  });

  test('that is refused names what holds the user, at most ten records of a kind with their count', async () => {
    const talent_id = await site.records.talent({ display_name: 'พลอย' });
    const talent = await account({ permission: 'Talent', talent_id });
    const company_name = JSON.stringify({ th: 'สวนดอกไม้', en: 'Flower Garden' });
    const business_profile_id = await site.records.business({ company_name });
    const owner = await account({ permission: 'Business', business_profile_id });
    const holdersOf = async (id: string) =>
      (await send('DELETE', site.admin, `/${id}`)).json().errors;
    const held = { rule: 'Talent', params: { id: talent_id, th: 'พลอย', en: 'พลอย', count: 1 } };
    expect(await holdersOf(talent.id)).toEqual([{ field: 'id', ...held }]);
    for (let index = 0; index < 12; index += 1) {
      const job_id = await site.records.job({ business_profile_id });
      const hire = { id: newId(), job_id, talent_id, status: 'Hired' } as const;
      await site.records.db.insertInto('job_application').values(hire).execute();
    }
    const [first, ...hires] = await holdersOf(talent.id);
    expect(first).toMatchObject(held);
    expect(hires).toHaveLength(10);
    for (const hire of hires) expect(hire).toMatchObject({ rule: 'Hire', params: { count: 12 } });
    const params = { id: business_profile_id, th: 'สวนดอกไม้', en: 'Flower Garden', count: 1 };
    expect(await holdersOf(owner.id)).toEqual([{ field: 'id', rule: 'LastOwner', params }]);
    expect(await holdersOf(site.admin.id)).toEqual([{ field: 'id', rule: 'Oneself' }]);
  });

  test('cannot be undone after 30 days, or when another user has the address', async () => {
    const day = 24 * 3_600_000;
    const old = await account({ deleted_at: new Date(Date.now() - 31 * day) });
    const late = await send('POST', site.admin, `/${old.id}/restore`);
    expect(late.json()).toMatchObject({ code: 'USER_NOT_EXIST' });
    const { id, email } = await account({ deleted_at: new Date() });
    await account({ email });
    const taken = await send('POST', site.admin, `/${id}/restore`);
    expect(taken.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS' });
  });

  test('an account is restored with its talent, not before', async () => {
    const deleted_at = new Date();
    const talent_id = await site.records.talent({ deleted_at });
    const { id } = await account({ permission: 'Talent', talent_id, deleted_at });
    const answer = await send('POST', site.admin, `/${id}/restore`);
    expect(answer.json()).toMatchObject({ code: 'TALENT_NOT_EXIST' });
  });
});

test('of administrators who remove each other at the same moment one remains', async () => {
  for (const round of [0, 1, 2, 3]) {
    const pair = [
      await site.api.signIn({ permission: 'Admin' }),
      await site.api.signIn({ permission: 'Admin' }),
    ] as const;
    const remove = (who: SignedIn, other: SignedIn) =>
      round % 2 === 0
        ? send('DELETE', who, `/${other.id}`)
        : put(who, other.id, { active: false, version: 1 });
    const answers = await Promise.all([remove(pair[0], pair[1]), remove(pair[1], pair[0])]);
    const done = answers.filter(({ statusCode }) => statusCode < 300);
    expect(done).toHaveLength(1);
    const left = await Promise.all(pair.map((who) => get(who)));
    expect(left.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  }
});

describe('a link to a password', () => {
  test('is an invitation until the first one is set, then a reset', async () => {
    const invited = await account({ password_hash: null, language: 'en' });
    const known = await account({ language: 'en' });
    const subjects: string[] = [];
    for (const { id } of [invited, known]) {
      const mails = await mailsDuring(site.api, async () => {
        const answer = await send('POST', site.admin, `/${id}/passwordlink`);
        expect(answer.statusCode).toBe(204);
      });
      subjects.push(...mails.map(({ subject }) => subject.split(' · ')[0]!));
    }
    expect(subjects).toEqual([
      'Choose a password for your Dara account',
      'Set a new Dara password',
    ]);
  });

  test('is not sent to disabled users, at most five times a day, and by administrators only', async () => {
    const off = await account({ active: false });
    const refused = await send('POST', site.admin, `/${off.id}/passwordlink`);
    expect(refused.json()).toMatchObject({ status: 403, code: 'USER_DISABLED' });
    const { id } = await account();
    const codes: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      codes.push((await send('POST', site.admin, `/${id}/passwordlink`)).statusCode);
    }
    expect(codes.at(0)).toBe(204);
    expect(codes.at(-1)).toBe(429);
    expect((await send('POST', site.staff, `/${id}/passwordlink`)).statusCode).toBe(403);
  });
});
