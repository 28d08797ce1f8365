import { expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { formOf } from '../../testing/form.ts';
import { text } from '../../testing/records.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';

const site = staffTestApi();
const PATH = '/api/management/client';

test('lists published clients in the order of the editors, by pages', async () => {
  await site.records.db
    .insertInto('client')
    .values([
      { id: newId(), name: text('สอง', 'Two'), sort_order: 2, link: 'https://two.test' },
      { id: newId(), name: text('ท้าย', 'Last') },
      { id: newId(), name: text('หนึ่ง', 'One'), sort_order: 1 },
      { id: newId(), name: text('ซ่อน', 'Hidden'), publish: false },
      { id: newId(), name: text('ลบ', 'Gone'), deleted_at: new Date() },
    ])
    .execute();
  const all = (await site.api.app.inject('/api/client')).json();
  expect(all.items.map(({ name }: { name: { en: string } }) => name.en)).toEqual([
    'One',
    'Two',
    'Last',
  ]);
  expect(all).toMatchObject({ page: 1, size: 12, total: 3 });
  expect(all.items[1]).toMatchObject({ link: 'https://two.test', logo: null });
  const second = (await site.api.app.inject('/api/client?size=2&page=2')).json();
  expect(second.items).toHaveLength(1);
  expect((await site.api.app.inject('/api/client?page=0')).statusCode).toBe(400);
});

test('one that follows a business is listed as such, ordered, and edited nowhere but there', async () => {
  const { app } = site.api;
  const { headers } = site.staff;
  const business = await site.records.business({ show_as_client: true, status: 'Approved' });
  const id = await site.records.client({ business_profile_id: business, name: text('ธุรกิจ') });
  const business_profile_id = await site.records.business();
  const hidden = await site.records.client({ business_profile_id, publish: false });
  const { items } = (await app.inject({ url: `${PATH}?ofBusiness=true`, headers })).json();
  expect(items).toEqual([expect.objectContaining({ id, businessProfileId: business })]);
  const form = await formOf({ publish: false, version: 1 }, {}, headers);
  for (const answer of [
    await app.inject({ method: 'PUT', url: `${PATH}/${id}`, ...form }),
    await app.inject({ method: 'DELETE', url: `${PATH}/${id}`, headers }),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CLIENT_OF_BUSINESS']);
  }
  expect((await app.inject({ url: `${PATH}/${hidden}`, headers })).statusCode).toBe(404);
  const own = await site.records.client();
  const payload = { action: 'unpublish', ids: [own, id] };
  const bulk = await app.inject({ method: 'POST', url: `${PATH}/bulk`, headers, payload });
  expect(bulk.json().results).toEqual([
    { id: own, code: null },
    expect.objectContaining({ id, code: 'CLIENT_OF_BUSINESS' }),
  ]);
});

test('names the credit of public talents whom the agency cast for a client, and no other', async () => {
  const { db } = site.records;
  const credits = async (customer_name: string, type: 'Internal' | 'External', values = {}) => {
    const talent_id = await site.records.talent(values);
    const work_id = await site.records.work(talent_id);
    const credit = { id: newId(), work_id, talent_id, experience_type: type };
    await db
      .insertInto('work_experience')
      .values({ ...credit, customer_name })
      .execute();
  };
  const names = ['Cast Brand', 'Other Brand', 'Hidden Brand', 'Cast', '100%'];
  for (const name of names) await site.records.client({ name: text(`ลูกค้า ${name}`, name) });
  await credits(' cast  brand', 'Internal');
  await credits('Other Brand', 'External');
  await credits('Hidden Brand', 'Internal', { active: false });
  await credits('1000', 'Internal');
  const { items } = (await site.api.app.inject('/api/client?size=100')).json();
  const shown = items.filter(({ name }: { name: { en: string } }) => names.includes(name.en));
  expect(
    Object.fromEntries(
      shown.map((one: { name: { en: string }; credit: string | null }) => [
        one.name.en,
        one.credit,
      ]),
    ),
  ).toEqual({
    'Cast Brand': ' cast  brand',
    'Other Brand': null,
    'Hidden Brand': null,
    Cast: null,
    '100%': null,
  });
});
