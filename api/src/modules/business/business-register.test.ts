import { describe, expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import { formOf } from '../../testing/form.ts';
import {
  businessData,
  createForms,
  createMembers,
  everything,
  mailedToken,
  mailedTokens,
  imageBytes,
} from '../../testing/registration.ts';
import { testSite } from '../../testing/staff-test-api.ts';

const site = testSite({
  env: { PUBLIC_URL: 'https://dara.test', CONTACT_EMAIL: 'agency@dara.test' },
});
const PATH = '/api/authorization/register/businessaccount';
const register = createForms(site, PATH);
const join = createMembers(site, PATH);

const PLACE = { province: '50', district: '5001', subDistrict: '500101', postalCode: '50200' };

test('a registration makes the business, its account and logo, and confirming it signs in', async () => {
  const data = businessData({
    companyName: { th: ' บริษัท  ดอกไม้ ', en: 'Flower & "Co"' },
    email: 'Mali@Flower.test',
    industry: 'ดอกไม้',
    website: 'flower.test/home',
    lineId: '@flower',
    position: 'CEO',
    branchNo: '00012',
    contactPhone: '+66 2 123 4567',
    ...PLACE,
  });
  const answer = await join(data, { logoFile: [{ bytes: await imageBytes(120, 60) }] });
  expect(answer.statusCode).toBe(200);
  const { profile, accessToken } = answer.json();
  expect(profile).toMatchObject({
    email: 'mali@flower.test',
    firstName: 'มาลี',
    lastName: 'ศรีสุข',
    permission: 'Business',
    language: 'th',
  });
  const db = site.api.services.db;
  const row = await db
    .selectFrom('business_profile')
    .selectAll()
    .where('id', '=', profile.businessProfileId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    company_name: { th: 'บริษัท ดอกไม้', en: 'Flower & "Co"' },
    business_type: 'Brand',
    tax_id: data['taxId'],
    branch_no: '00012',
    industry: 'ดอกไม้',
    website: 'https://flower.test/home',
    line_id: '@flower',
    contact_name: 'มาลี ศรีสุข',
    position: 'CEO',
    email: 'mali@flower.test',
    contact_phone: '+6621234567',
    province: '50',
    sub_district: '500101',
    postal_code: '50200',
    status: 'Pending',
    active: true,
    show_as_client: false,
    created_by: profile.id,
  });
  // Nobody sees the logo of a business that waits for approval but itself.
  const url = `/api/image/${row.logo_id}/160.webp`;
  expect((await site.api.app.inject(url)).statusCode).toBe(404);
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await site.api.app.inject({ url, headers })).statusCode).toBe(200);
  const own = await site.api.app.inject({
    url: `/api/management/profile/${profile.id}`,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(own.json()).toMatchObject({ permission: 'Business', district: '5001' });
  const terms = await site.api.services.db
    .selectFrom('consent')
    .selectAll()
    .where('subject', '=', profile.id)
    .execute();
  expect(terms).toMatchObject([{ purpose: 'Terms', text_version: '2026-11', given_by: 'self' }]);
  expect((await site.api.app.inject('/api/client')).body).not.toContain(profile.businessProfileId);
});

test('the person and the agency are notified after the address is confirmed', async () => {
  const data = businessData({ language: 'en', companyName: { th: 'สวนกุหลาบ จำกัด' } });
  await register(data);
  const toAgency = async () =>
    (await site.api.services.outbox()).filter((source) => source.includes('To: agency@dara.test'));
  const before = (await toAgency()).length;
  const token = await mailedToken(site.api, String(data['email']));
  expect(await toAgency()).toHaveLength(before);
  const confirm = { token, password: data['password'] };
  const url = '/api/authorization/register/confirm';
  await site.api.app.inject({ method: 'POST', url, payload: confirm });
  const mails = await Promise.all(
    (await site.api.services.outbox()).map((source) => PostalMime.parse(source)),
  );
  const welcome = mails.findLast(({ to }) => to?.[0]?.address === data['email']);
  expect(welcome?.subject).toMatch(/^Welcome to Dara/);
  expect(welcome?.text).toContain('https://dara.test/management/business/job');
  // Mails of several registrations go out in any order.
  const told = mails.filter(({ to }) => to?.[0]?.address === 'agency@dara.test');
  expect(told.map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('สวนกุหลาบ จำกัด'),
  );
});

describe('a registered business whose address is not confirmed', () => {
  const waiting = async () => {
    const data = businessData();
    await register(data);
    const { db } = site.api.services;
    const rows = db.selectFrom('business_profile').select(['id', 'version']);
    const row = rows.where('tax_id', '=', String(data['taxId']));
    return { ...(await row.executeTakeFirstOrThrow()), email: String(data['email']), data };
  };
  const staffCalls = async () => {
    const { headers } = await site.api.signIn({ permission: 'Staff' });
    const url = (id: string) => `/api/management/business/${id}`;
    return {
      read: async (id: string) => (await site.api.app.inject({ url: url(id), headers })).json(),
      approve: (id: string, version: number) =>
        site.api.app.inject({
          ...{ method: 'PUT', url: `${url(id)}/status`, headers },
          payload: { status: 'Approved', version },
        }),
    };
  };
  const confirm = (token: string, password: unknown) =>
    site.api.app.inject({
      ...{ method: 'POST', url: '/api/authorization/register/confirm' },
      payload: { token, password },
    });

  test('is shown to staff as waiting, and is not approved before it confirms', async () => {
    const { read, approve } = await staffCalls();
    const { id, version, email, data } = await waiting();
    expect(await read(id)).toMatchObject({ isAddressConfirmed: false });
    const early = await approve(id, version);
    expect(early.json()).toMatchObject({ status: 409, code: 'BUSINESS_ADDRESS_UNCONFIRMED' });
    const token = await mailedToken(site.api, email);
    const answers = await Promise.all([1, 2].map(() => confirm(token, data['password'])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({ isAddressConfirmed: true, status: 'Pending' });
    expect((await approve(id, version)).statusCode).toBe(200);
  });

  test('is not approved by the database either, whatever code writes', async () => {
    const { id } = await waiting();
    const rows = site.api.services.db.updateTable('business_profile').set({ status: 'Approved' });
    await expect(rows.where('id', '=', id).execute()).rejects.toThrow('business_profile_confirmed');
  });

  test("a thief's own link, a replayed one and a guessed one confirm no other business", async () => {
    const { read } = await staffCalls();
    const [one, other] = [await waiting(), await waiting()];
    const token = await mailedToken(site.api, other.email);
    expect((await confirm(token, one.data['password'])).statusCode).toBe(200);
    expect((await confirm(token, other.data['password'])).statusCode).toBe(200);
    expect((await confirm('A'.repeat(43), one.data['password'])).statusCode).toBe(410);
    expect(await read(one.id)).toMatchObject({ isAddressConfirmed: false });
    expect(await read(other.id)).toMatchObject({ isAddressConfirmed: true });
  });

  test('a business of staff is confirmed: staff vouch for its address', async () => {
    const { headers } = await site.api.signIn({ permission: 'Staff' });
    const form = { companyName: { th: 'ธุรกิจของทีมงาน' }, businessType: 'Brand' };
    const made = await site.api.app.inject({
      ...{ method: 'POST', url: '/api/management/business' },
      ...(await formOf(form, {}, headers)),
    });
    expect(made.json()).toMatchObject({ isAddressConfirmed: true });
  });
});

async function refused(data: unknown, files?: Parameters<typeof register>[1]) {
  const before = await everything(site.api);
  const answer = await register(data, files);
  expect(await everything(site.api)).toEqual(before);
  return answer.json();
}

describe('refuses', () => {
  test.each<[string, object, string, string]>([
    ['no Thai name', { companyName: { th: ' ' } }, 'companyName.th', 'required'],
    ['an unknown type', { businessType: 'Shop' }, 'businessType', 'enum'],
    ['12 digits', { taxId: '010555123456' }, 'taxId', 'pattern'],
    ['a wrong check digit', { taxId: '0105551234566' }, 'taxId', 'taxId'],
    ['a short branch', { branchNo: '1' }, 'branchNo', 'pattern'],
    ['an address that is none', { website: 'http://' }, 'website', 'url'],
    ['a website that runs', { website: 'javascript:alert(1)' }, 'website', 'url'],
    ['no contact', { contactName: ' ' }, 'contactName', 'required'],
    ['a broken e-mail address', { email: 'a b@c.co' }, 'email', 'email'],
    ['a weak password', { password: 'short1A' }, 'password', 'password'],
    ['letters as phone', { contactPhone: 'none' }, 'contactPhone', 'phone'],
    ['no province', { province: undefined }, 'province', 'required'],
    ['a chain that breaks', { ...PLACE, province: '10' }, 'district', 'place'],
    ['no street', { address: '\n' }, 'address', 'required'],
    ['no terms', { terms: undefined }, 'terms', 'required'],
  ])('%s', async (_name, change, field, rule) => {
    const problem = await refused(businessData(change));
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(problem.errors).toEqual([expect.objectContaining({ field, rule })]);
  });

  test('terms that are not accepted', async () => {
    const terms = { accepted: false, textVersion: '1' };
    expect(await refused(businessData({ terms }))).toMatchObject({
      status: 422,
      code: 'CONSENT_REQUIRED',
      errors: [{ field: 'terms.accepted', rule: 'CONSENT_REQUIRED' }],
    });
  });

  test('a logo that is no image', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await refused(businessData(), { logoFile: [{ bytes }] })).toMatchObject({
      status: 415,
      errors: [{ field: 'logoFile', rule: 'FILE_TYPE' }],
    });
  });

  test('a tax id and branch that are registered', async () => {
    const first = businessData();
    expect((await register(first)).statusCode).toBe(202);
    const { taxId } = first;
    expect(await refused(businessData({ taxId }))).toMatchObject({
      status: 409,
      code: 'TAX_ID_DUPLICATE',
      errors: [{ field: 'taxId', rule: 'TAX_ID_DUPLICATE' }],
    });
    expect((await register(businessData({ taxId, branchNo: '00001' }))).statusCode).toBe(202);
  });

  test('one of two at the same moment', async () => {
    const { taxId } = businessData();
    const taxed = await Promise.all([1, 2].map(() => register(businessData({ taxId }))));
    expect(taxed.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
  });
});

test('a double click makes one business', async () => {
  const before = await everything(site.api);
  const data = businessData();
  const answers = await Promise.all([register(data), register(data)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  const { taxId, email } = data as { taxId: string; email: string };
  const live = site.api.services.db
    .selectFrom('business_profile')
    .select('email')
    .where('tax_id', '=', taxId)
    .where('deleted_at', 'is', null);
  expect(await live.execute()).toEqual([{ email }]);
  expect((await everything(site.api))['refresh_token']).toBe(before['refresh_token']);
});

test('a name without a space, however long, fits the account', async () => {
  const contactName = 'ก'.repeat(100);
  const { profile } = (await join(businessData({ contactName }))).json();
  expect(profile).toMatchObject({ firstName: 'ก'.repeat(50), lastName: '' });
});

describe('another contact address of a business', () => {
  const start = async () => {
    const data = businessData();
    const { profile, accessToken } = (await join(data)).json();
    const headers = { authorization: `Bearer ${accessToken}` };
    const url = `/api/management/business/${profile.businessProfileId}`;
    const read = async () => (await site.api.app.inject({ url, headers })).json();
    return {
      ...{ url, headers, read, own: String(data['email']) },
      save: async (email: string) => {
        const form = await formOf({ email, version: (await read()).version }, {}, headers);
        return site.api.app.inject({ method: 'PUT', url, ...form });
      },
      again: () => site.api.app.inject({ method: 'POST', url: `${url}/email/resend`, headers }),
    };
  };
  const follow = (token: string) =>
    site.api.app.inject({
      ...{ method: 'POST', url: '/api/authorization/emailchange', payload: { token } },
    });
  const links = (email: string) => mailedTokens(site.api, email, 'emailchange');
  let made = 0;
  const fresh = () => `contact${(made += 1)}@business.test`;

  test('counts once its owner follows the link; the current one stays until then', async () => {
    const { save, read, own } = await start();
    const email = fresh();
    const saved = await save(email);
    expect(saved.json()).toMatchObject({ email: own, pendingEmail: { email } });
    const [token = ''] = await links(email);
    const look = { method: 'POST', url: '/api/authorization/emailchange/look' } as const;
    const seen = await site.api.app.inject({ ...look, payload: { token } });
    expect(seen.json()).toEqual({ answer: 'Contact', email, isOthers: false });
    expect((await read()).email).toBe(own);
    expect((await follow(token)).statusCode).toBe(204);
    expect(await read()).toMatchObject({ email, pendingEmail: null });
    expect((await follow(token)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('a double click of its owner confirms it once', async () => {
    const { save, read } = await start();
    const email = fresh();
    await save(email);
    const [token = ''] = await links(email);
    const codes = (await Promise.all([follow(token), follow(token)])).map((one) => one.statusCode);
    expect(codes.toSorted()).toEqual([204, 410]);
    expect(await read()).toMatchObject({ email });
  });

  test('saved twice is mailed once; a second wrong one replaces the first, whose link is dead', async () => {
    const { save, read } = await start();
    const [first, second] = [fresh(), fresh()];
    await save(first);
    await save(first);
    const tokens = await links(first);
    expect(tokens).toHaveLength(1);
    await save(second);
    expect((await follow(tokens[0]!)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await read()).toMatchObject({ pendingEmail: { email: second } });
  });

  test('is mailed again with a new link, a limited number of times, and can be withdrawn', async () => {
    const { save, again, read, url, headers } = await start();
    const email = fresh();
    await save(email);
    // Read one by one, because mails that are sent at the same time are stored in any order.
    const [old = ''] = await links(email);
    expect((await again()).statusCode).toBe(200);
    const token = (await links(email)).find((one) => one !== old) ?? '';
    expect(token).not.toBe('');
    expect((await follow(old)).statusCode).toBe(410);
    const codes = [];
    for (let index = 0; index < 6; index += 1) codes.push((await again()).statusCode);
    expect(codes.at(-1)).toBe(429);
    await site.api.app.inject({ method: 'DELETE', url: `${url}/email`, headers });
    expect(await read()).toMatchObject({ pendingEmail: null });
    expect((await follow(token)).statusCode).toBe(410);
  });

  test('tells a thief nothing: an address with an account and one without are answered alike', async () => {
    const { save, own } = await start();
    const known = await site.api.createProfile({ permission: 'Talent' });
    for (const email of [known.email, fresh()])
      expect((await save(email)).json()).toMatchObject({ email: own, pendingEmail: { email } });
    const stranger = await site.api.signIn({ permission: 'Business' });
    const { url } = await start();
    const calls = [['POST', `${url}/email/resend`] as const, ['DELETE', `${url}/email`] as const];
    for (const [method, to] of calls) {
      const answer = await site.api.app.inject({ method, url: to, headers: stranger.headers });
      expect(answer.statusCode).toBe(404);
    }
  });

  test('is not waiting when the mail could not be queued', async () => {
    const { save, read } = await start();
    const { mailJob } = site.api.services;
    const { enqueue } = mailJob;
    mailJob.enqueue = async () => Promise.reject(new Error('killed'));
    try {
      expect((await save(fresh())).statusCode).toBe(500);
    } finally {
      mailJob.enqueue = enqueue;
    }
    expect(await read()).toMatchObject({ pendingEmail: null });
  });
});
