import { describe, expect, test } from 'vitest';
import { formOf, imageBytes } from '../../../testing/form.ts';
import { text } from '../../../testing/records.ts';
import { businessData } from '../../../testing/registration.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
const PATH = '/api/management/business';

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  who = site.staff,
) {
  const headers = { headers: who.headers };
  return site.api.app.inject({ method, url, ...headers, ...(payload ? { payload } : {}) });
}
const taxIdOf = () => String(businessData()['taxId']);
const PLACE = { province: '50', district: '5001', subDistrict: '500101', postalCode: '50200' };
const NEW = { companyName: { th: ' ร้าน  ใบตอง ', en: 'Baitong' }, businessType: 'Brand' };

describe('the list', () => {
  test('finds by words, status, type, province and marks, in the order asked for', async () => {
    const { records } = site;
    const one = await records.business({
      company_name: text('กล้วยไม้ไทย', 'Thai Orchid'),
      status: 'Pending',
      business_type: 'Media',
      province: '50',
      contact_name: 'สมหญิง',
    });
    const other = await records.business({
      company_name: text('ขนมหวาน', ''),
      show_as_client: true,
      active: false,
    });
    const gone = await records.business({ deleted_at: new Date() });
    const idsOf = async (query: string) =>
      (await send('GET', `${PATH}?${query}`)).json().items.map(({ id }: { id: string }) => id);
    for (const query of ['keyword=ORCHID', 'keyword=สมหญิง', 'status=Pending', 'province=50']) {
      expect(await idsOf(query)).toEqual([one]);
    }
    expect(await idsOf('businessType=Media&businessType=Agency')).toEqual([one]);
    for (const query of ['showAsClient=true', 'active=false', 'missingTranslation=true']) {
      expect(await idsOf(query)).toEqual([other]);
    }
    expect(await idsOf('deleted=true')).toEqual([gone]);
    expect(await idsOf('sortByColumn=CompanyName')).toEqual([one, other]);
    expect(await idsOf('sortByColumn=companyname&sortByAlphabetically=desc')).toEqual([other, one]);
    expect((await send('GET', `${PATH}?sortByColumn=TaxId`)).statusCode).toBe(400);
  });
});

describe('a business that staff make', () => {
  test('is normalized, waits for approval and has its logo', async () => {
    const taxId = taxIdOf();
    const data = {
      ...NEW,
      ...PLACE,
      taxId,
      website: 'baitong.test',
      contactPhone: '+66 2 1234567',
    };
    const form = await formOf(data, { logoFile: await imageBytes('#123456') }, site.staff.headers);
    const answer = await site.api.app.inject({ method: 'POST', url: PATH, ...form });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      companyName: { th: 'ร้าน ใบตอง', en: 'Baitong' },
      taxId,
      branchNo: '00000',
      website: 'https://baitong.test/',
      contactPhone: '+6621234567',
      subDistrict: '500101',
      status: 'Pending',
      people: 0,
      ownRole: null,
      logo: { alt: { th: 'ร้าน ใบตอง', en: 'Baitong' } },
    });
    const again = await send('POST', PATH, { data: { ...NEW, taxId } });
    expect([again.statusCode, again.json().code]).toEqual([409, 'TAX_ID_DUPLICATE']);
    const branch = await send('POST', PATH, { data: { ...NEW, taxId, branchNo: '00002' } });
    expect(branch.statusCode).toBe(201);
  });

  test.each([
    ['a tax id with a wrong digit', { taxId: '0105551234566' }, 'taxId', 'taxId'],
    ['no Thai name', { companyName: { th: ' ' } }, 'companyName.th', 'required'],
    ['a broken address', { email: 'a@b' }, 'email', 'email'],
    ['a website that runs', { website: 'javascript:alert(1)' }, 'website', 'url'],
    ['half an address', { province: '50' }, 'district', 'required'],
    ['a place elsewhere', { ...PLACE, province: '10' }, 'district', 'place'],
  ])('is refused with %s', async (_what, change, field, rule) => {
    const answer = await send('POST', PATH, { data: { ...NEW, ...change } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ field, rule }));
  });
});

describe('a change', () => {
  test('by its owner changes only the sent fields, and is in the history', async () => {
    const id = await site.records.business({ status: 'Pending', contact_name: 'มาลี' });
    const owner = await site.api.signIn({ permission: 'Business', business_profile_id: id });
    const own = (await send('GET', `${PATH}/profile`, undefined, owner)).json();
    expect(own).toMatchObject({ id, ownRole: 'Owner', people: 1 });
    const data = { industry: 'ดอกไม้', version: own.version };
    const saved = (await send('PUT', `${PATH}/${id}`, { data }, owner)).json();
    expect(saved).toMatchObject({ industry: 'ดอกไม้', contactName: 'มาลี', version: 2 });
    const stale = await send('PUT', `${PATH}/${id}`, { data: { ...data, industry: 'x' } });
    expect(stale.json()).toMatchObject({ code: 'VERSION_CONFLICT', current: { version: 2 } });
    const same = await send('PUT', `${PATH}/${id}`, { data: { ...data, version: 2 } });
    expect(same.json().version).toBe(2);
    const history = (await send('GET', `${PATH}/${id}/audit`)).json();
    expect(history.items).toMatchObject([
      { action: 'Update', changes: [{ field: 'industry', before: null, after: 'ดอกไม้' }] },
    ]);
  });

  test('of what is staff’s is refused to an owner by its fields, and to a member as a whole', async () => {
    const tax_id = taxIdOf();
    const id = await site.records.business({ tax_id, contact_name: 'มาลี' });
    const person = { permission: 'Business', business_profile_id: id } as const;
    const owner = await site.api.signIn(person);
    const member = await site.api.signIn({ ...person, business_role: 'Member' });
    const wanted = { showAsClient: true, active: false, contactName: null };
    const refused = await send('PUT', `${PATH}/${id}`, { data: { ...wanted, version: 1 } }, owner);
    expect(refused.statusCode).toBe(400);
    const rules = Object.fromEntries(
      refused
        .json()
        .errors.map((error: { field: string; rule: string }) => [error.field, error.rule]),
    );
    expect(rules).toEqual({
      active: 'notAllowed',
      showAsClient: 'notAllowed',
      contactName: 'required',
    });
    const write = { data: { industry: 'x', version: 1 } };
    expect((await send('PUT', `${PATH}/${id}`, write, member)).statusCode).toBe(403);
    expect((await send('GET', `${PATH}/${id}`, undefined, member)).json().ownRole).toBe('Member');
  });

  test('of the logo deletes the old one, or removes it', async () => {
    const id = await site.records.business({});
    const put = async (data: object, colour?: string) => {
      const files = colour ? [await imageBytes(colour)] : [];
      const form = await formOf(data, { logoFile: files }, site.staff.headers);
      return (await site.api.app.inject({ method: 'PUT', url: `${PATH}/${id}`, ...form })).json();
    };
    const first = await put({ version: 1 }, '#111111');
    const second = await put({ version: 2 }, '#222222');
    expect(second.logo.id).not.toBe(first.logo.id);
    const left = await site.records.db
      .selectFrom('image')
      .select('deleted_at')
      .where('id', '=', first.logo.id)
      .executeTakeFirstOrThrow();
    expect(left.deleted_at).not.toBeNull();
    expect((await put({ version: 3, logoId: null })).logo).toBeNull();
  });
});

test('deleting ends its accounts immediately, restoring restores them', async () => {
  const id = await site.records.business({ show_as_client: true });
  const owner = await site.api.signIn({ permission: 'Business', business_profile_id: id });
  expect((await send('DELETE', `${PATH}/${id}`)).statusCode).toBe(204);
  expect((await send('GET', `${PATH}/profile`, undefined, owner)).statusCode).toBe(401);
  expect((await send('GET', `${PATH}/${id}`)).json().code).toBe('BUSINESS_NOT_EXIST');
  expect((await send('GET', `${PATH}/${id}?deleted=true`)).json().deletedAt).not.toBeNull();
  expect((await send('POST', `${PATH}/${id}/restore`)).json()).toMatchObject({ id, people: 1 });
  expect((await send('POST', `${PATH}/${id}/restore`)).statusCode).toBe(200);
});
