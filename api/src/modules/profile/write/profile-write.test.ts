import { describe, expect, test } from 'vitest';
import { imageBytes } from '../../../testing/form.ts';
import { mailsDuring } from '../../../testing/guarded.ts';
import { profileCalls } from '../../../testing/profile-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import type { ManagementProfile } from '../profile.schema.ts';

const site = staffTestApi();
const { get, create, put, eventsOf } = profileCalls(() => site.api);

const PLACE = { province: '50', district: '5001', subDistrict: '500101', postalCode: '50200' };
const PLACE_FIELDS = Object.keys(PLACE);
const NO_PLACE = Object.fromEntries(PLACE_FIELDS.map((field) => [field, null]));
let made = 0;
const newUser = (more: object = {}) => ({
  email: `new${(made += 1)}@dara.test`,
  firstName: ' สมหญิง  ',
  lastName: 'ใจดี',
  permission: 'Staff',
  ...more,
});
const refusals = (answer: { json(): { errors: { field: string; rule: string }[] } }) =>
  answer.json().errors.map(({ field, rule }) => `${field}:${rule}`);

test('an account with an address from configuration is edited, and gets another one by the rule of forms', async () => {
  const { id } = await site.api.createProfile({ permission: 'Staff', email: 'boss@dara.example' });
  const kept = { email: 'Boss@dara.example', firstName: 'บอส', version: 1 };
  expect((await put(site.admin, id, kept)).json()).toMatchObject({ firstName: 'บอส' });
  const other = await put(site.admin, id, { email: 'chief@dara.example', version: 2 });
  expect([other.statusCode, refusals(other)]).toEqual([400, ['email:email']]);
});

describe('a user that an administrator makes', () => {
  test('is normalized, has address and image, and gets a mail with a link to set a password', async () => {
    const data = newUser({
      email: ' New.Person@Dara.test ',
      ...PLACE,
      country: 'TH',
      address: '1 ถนนคชสาร',
      contactPhone: '081-234 5678',
      language: 'en',
    });
    let user = {} as ManagementProfile;
    const mails = await mailsDuring(site.api, async () => {
      const answer = await create(site.admin, data, { image: await imageBytes() });
      expect(answer.statusCode).toBe(201);
      user = answer.json();
    });
    expect(user).toMatchObject({
      ...PLACE,
      email: 'new.person@dara.test',
      firstName: 'สมหญิง',
      contactPhone: '0812345678',
      country: 'TH',
      active: true,
      isInvited: true,
      image: { id: expect.any(String) },
      version: 1,
    });
    expect(mails.map(({ to }) => to)).toEqual(['new.person@dara.test']);
    expect(mails[0]!.subject).toMatch(/^Choose a password/);
    expect(await eventsOf(user.id)).toMatchObject([{ action: 'Create', actor_id: site.admin.id }]);
    const token = /resetpassword\/[^/]+\/([\w-]+)/.exec(mails[0]!.text)![1]!;
    const payload = { email: user.email, token, password: 'Kwan-Jai-4711' };
    const reset = { method: 'POST' as const, url: '/api/authorization/resetpassword', payload };
    expect((await site.api.app.inject(reset)).statusCode).toBe(204);
    const now = await get(site.admin, `/${user.id}`);
    expect(now.json()).toMatchObject({ isInvited: false });
  });

  test.each([
    [{ email: 'nobody' }, ['email:email']],
    [{ permission: 'Talent' }, ['permission:enum']],
    [{ permission: 'Business' }, ['permission:enum']],
    [{ ...PLACE, district: '1001' }, ['district:place']],
    [{ province: '50' }, ['district:required', 'subDistrict:required', 'postalCode:required']],
    [{ country: 'XX' }, ['country:enum']],
    [{ ...PLACE, country: 'JP' }, PLACE_FIELDS.map((field) => `${field}:place`)],
    [{ firstName: '\u200B' }, ['firstName:required']],
    [{ password: 'Kwan-Jai-4711' }, ['password:unknown']],
  ])('is refused with %j', async (more, expected) => {
    const answer = await create(site.admin, newUser(more));
    expect(answer.statusCode).toBe(400);
    expect(refusals(answer)).toEqual(expected);
  });

  test('is refused when the address is taken, also for two concurrent ones', async () => {
    const data = newUser();
    const answers = await Promise.all([create(site.admin, data), create(site.admin, data)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const third = await create(site.admin, { ...data, email: data.email.toUpperCase() });
    expect(third.json()).toMatchObject({
      code: 'USER_ALREADY_EXISTS',
      errors: [{ field: 'email', rule: 'USER_ALREADY_EXISTS' }],
    });
  });

  test('is created by administrators only', async () => {
    expect((await create(site.staff, newUser())).statusCode).toBe(403);
  });
});

describe('oneself', () => {
  test.each(['Talent', 'Business', 'Staff', 'Admin'] as const)(
    'as %s changes name, phone, address, language and picture',
    async (permission) => {
      const own = await site.api.signIn({ permission });
      const data = { firstName: 'ใหม่', contactPhone: '0899999999', language: 'en', ...PLACE };
      const answer = await put(own, own.id, { ...data, version: 1 }, { image: await imageBytes() });
      expect(answer.json()).toMatchObject({ ...data, version: 2, image: { width: 400 } });
      const gone = await put(own, own.id, { imageId: null, contactPhone: null, version: 2 });
      expect(gone.json()).toMatchObject({ image: null, contactPhone: null, ...PLACE });
    },
  );

  test('keeps permission and activity, and the address', async () => {
    const own = await site.api.signIn({ permission: 'Staff' });
    const same = { permission: 'Staff', active: true, email: own.email, version: 1 };
    expect((await put(own, own.id, same)).statusCode).toBe(200);
    const raised = await put(own, own.id, {
      permission: 'Admin',
      email: 'x@dara.test',
      version: 1,
    });
    expect(refusals(raised)).toEqual(['permission:notAllowed', 'email:notAllowed']);
    const admin = await site.api.signIn({ permission: 'Admin' });
    const wanted = { permission: 'Staff', email: 'x@dara.test', version: 1 };
    const lowered = await put(admin, admin.id, wanted);
    expect(refusals(lowered)).toEqual(['permission:notAllowed', 'email:notAllowed']);
    for (const who of [own, admin]) {
      const off = await put(who, who.id, { active: false, version: 1 });
      expect(off.json()).toMatchObject({ status: 409, code: 'UNABLE_TO_DEACTIVATE' });
    }
  });

  test('cannot change another user', async () => {
    const own = await site.api.signIn({ permission: 'Staff' });
    const other = await put(own, site.admin.id, { firstName: 'x', version: 1 });
    expect(other.json()).toMatchObject({ status: 404, code: 'USER_NOT_EXIST' });
  });
});

describe('a change', () => {
  test('requires the rest of a stored partial address once it is changed', async () => {
    const kept = { province: '10', district: null, subDistrict: null, postalCode: null };
    const { id } = await site.api.createProfile({ permission: 'Talent', province: '10' });
    const other = { ...kept, firstName: 'ใหม่', address: '1 ถนนคชสาร', version: 1 };
    expect((await put(site.admin, id, other)).json()).toMatchObject({ ...other, version: 2 });
    const owed = ['district:required', 'subDistrict:required', 'postalCode:required'];
    const moved = await put(site.admin, id, { province: '50', version: 2 });
    expect(refusals(moved)).toEqual(owed);
    const none = await put(site.admin, id, { province: null, version: 2 });
    expect(none.json()).toMatchObject({ province: null, version: 3 });
  });

  test('moves a user abroad without the codes of Thai places, and back', async () => {
    const { id } = await site.api.createProfile({ permission: 'Staff' });
    await put(site.admin, id, { ...PLACE, version: 1 });
    const kept = await put(site.admin, id, { country: 'JP', version: 2 });
    expect(refusals(kept)).toEqual(PLACE_FIELDS.map((field) => `${field}:place`));
    const address = '1-1 Chiyoda, Tokyo 100-0001';
    const abroad = { ...NO_PLACE, country: 'JP', address };
    const moved = await put(site.admin, id, { ...abroad, version: 2 });
    expect(moved.json()).toMatchObject({ ...abroad, version: 3 });
    const event = (await eventsOf(id)).at(-1);
    expect(event).toMatchObject({ diff: { country: { before: 'TH', after: 'JP' } } });
    const back = await put(site.admin, id, { ...PLACE, country: 'TH', version: 3 });
    expect(back.json()).toMatchObject({ ...PLACE, country: 'TH' });
  });

  test('of a stale version is refused with the current record', async () => {
    const { id } = await site.api.createProfile({ permission: 'Staff' });
    await put(site.admin, id, { firstName: 'หนึ่ง', version: 1 });
    const late = await put(site.admin, id, { firstName: 'สอง', version: 1 });
    expect(late.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { firstName: 'หนึ่ง', version: 2 },
    });
    const same = await put(site.admin, id, { firstName: 'หนึ่ง', version: 2 });
    expect(same.json()).toMatchObject({ version: 2 });
  });

  test('of the address notifies both, and invalidates the earlier link', async () => {
    const { id, email } = await site.api.createProfile({
      permission: 'Staff',
      password_hash: null,
    });
    const next = newUser().email;
    const mails = await mailsDuring(site.api, () =>
      put(site.admin, id, { email: next, version: 1 }),
    );
    // Mails leave side by side.
    expect(mails.map(({ to }) => to).sort()).toEqual([email, next, next].sort());
    expect(mails.find(({ to }) => to === email)!.text).toContain(next);
    const taken = await put(site.admin, id, { email: site.staff.email, version: 2 });
    expect(taken.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS' });
  });

  test('of the role stays within the agency, and applies immediately', async () => {
    const staff = await site.api.signIn({ permission: 'Staff' });
    await put(site.admin, staff.id, { permission: 'Admin', version: 1 });
    expect((await get(staff)).statusCode).toBe(200);
    await put(site.admin, staff.id, { permission: 'Staff', version: 2 });
    expect((await get(staff)).statusCode).toBe(403);
    const talent = await site.api.createProfile({ permission: 'Talent' });
    for (const [id, permission] of [[talent.id, 'Staff'] as const, [staff.id, 'Talent'] as const]) {
      const answer = await put(site.admin, id, { permission, version: id === staff.id ? 3 : 1 });
      expect(refusals(answer)).toEqual(['permission:notAllowed']);
    }
  });
});
