import { until } from '@dara/backend/testing';
import { expect, test } from 'vitest';
import { formOf, picture } from '../../../testing/form.ts';
import { text } from '../../../testing/records.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
const PATH = '/api/management/client';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = async (method: Method, url: string, payload?: object) => {
  const { headers } = site.staff;
  const answer = await site.api.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
const sendForm = async (method: Method, url: string, data: object, logoFile?: Buffer) => {
  const form = await formOf(data, logoFile ? { logoFile } : {}, site.staff.headers);
  const answer = await site.api.app.inject({ method, url, ...form });
  return { status: answer.statusCode, body: answer.json() };
};
const shown = async (): Promise<string[]> => {
  const { items } = (await site.api.app.inject('/api/client?size=100')).json();
  return items.map(({ name }: { name: { th: string } }) => name.th);
};
/** On a machine so slow that the list takes its time, many changes at once are seen a second later. */
const isShown = (name: string) => until(async () => (await shown()).includes(name));
const isShownNoMore = (name: string) => until(async () => !(await shown()).includes(name));

test('a client is made with its logo, seen at once, changed, taken down, deleted and restored', async () => {
  const data = { name: { th: 'ชาดี', en: 'Cha Dee' }, link: 'chadee.test' };
  const { status, body: made } = await sendForm('POST', PATH, data, await picture());
  expect(status).toBe(201);
  expect(made).toMatchObject({ ...data, link: 'https://chadee.test/', publish: true, version: 1 });
  await isShown('ชาดี');
  const url = `${PATH}/${made.id}`;
  const logo = (await sendForm('PUT', url, { version: 1 }, await picture('#00f'))).body;
  expect(logo).toMatchObject({ version: 2, logo: { alt: data.name } });
  expect(logo.logo.id).not.toBe(made.logo.id);
  expect((await site.api.app.inject(`/api/image/${made.logo.id}/320.webp`)).statusCode).toBe(404);
  const stale = await sendForm('PUT', url, { link: null, version: 1 });
  expect([stale.status, stale.body.current.version]).toEqual([409, 2]);
  await sendForm('PUT', url, { publish: false, version: 2 });
  await isShownNoMore('ชาดี');
  expect((await send('DELETE', url)).status).toBe(204);
  expect((await send('GET', url)).body.code).toBe('CLIENT_NOT_EXIST');
  expect((await send('GET', `${url}?deleted=true`)).body).toMatchObject({ position: null });
  expect((await send('POST', `${url}/restore`)).body).toMatchObject({ deletedAt: null });
  const history = (await send('GET', `${url}/audit`)).body.items;
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    ...['Restore', 'Delete', 'Update', 'Update', 'Create'],
  ]);
});

test.each([
  [{ name: { th: '\u200B' } }, 'name.th', 'required'],
  [{ name: { th: 'ก' }, link: 'javascript:alert(1)' }, 'link', 'url'],
  [{ name: { th: 'ก' }, link: 'https://user@bank.test' }, 'link', 'url'],
])('%j is refused', async (data, field, rule) => {
  const { status, body } = await sendForm('POST', PATH, data);
  expect([status, body.errors]).toEqual([400, [{ field, rule }]]);
});

test('clients share out their places in the order that is sent, whoever had none', async () => {
  const db = site.records.db;
  await db.updateTable('client').set({ deleted_at: new Date() }).execute();
  const [a, b, c] = await Promise.all([
    site.records.client({ name: text('ก'), sort_order: 5 }),
    site.records.client({ name: text('ข'), sort_order: 7 }),
    site.records.client({ name: text('ค') }),
  ]);
  await until(async () => (await shown()).join() === 'ก,ข,ค');
  expect((await send('PUT', `${PATH}/order`, { ids: [c, a] })).status).toBe(204);
  await until(async () => (await shown()).join() === 'ค,ข,ก');
  const { items } = (await send('GET', PATH)).body;
  expect(items.map(({ id, position }: { id: string; position: number }) => [id, position])).toEqual(
    [
      [c, 1],
      [b, 2],
      [a, 3],
    ],
  );
});

test('one that follows a business is listed as such, ordered, and edited nowhere but there', async () => {
  const business = await site.records.business({ show_as_client: true, status: 'Approved' });
  const id = await site.records.client({ business_profile_id: business, name: text('ธุรกิจ') });
  const business_profile_id = await site.records.business();
  const hidden = await site.records.client({ business_profile_id, publish: false });
  const { items } = (await send('GET', `${PATH}?ofBusiness=true`)).body;
  expect(items).toEqual([expect.objectContaining({ id, businessProfileId: business })]);
  for (const answer of [
    await sendForm('PUT', `${PATH}/${id}`, { publish: false, version: 1 }),
    await send('DELETE', `${PATH}/${id}`),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([409, 'CLIENT_OF_BUSINESS']);
  }
  expect((await send('GET', `${PATH}/${hidden}`)).status).toBe(404);
});

test('many are published, taken down and deleted at once; each is answered for', async () => {
  const own = await site.records.client({ name: text('หลาย') });
  const business_profile_id = await site.records.business({ status: 'Approved' });
  const followed = await site.records.client({ business_profile_id });
  const bulk = async (action: string) =>
    (await send('POST', `${PATH}/bulk`, { action, ids: [own, followed] })).body.results;
  const refused = expect.objectContaining({ id: followed, code: 'CLIENT_OF_BUSINESS' });
  expect(await bulk('unpublish')).toEqual([{ id: own, code: null }, refused]);
  await isShownNoMore('หลาย');
  await bulk('publish');
  await isShown('หลาย');
  await bulk('delete');
  expect((await send('GET', `${PATH}?deleted=true&keyword=หลาย`)).body.total).toBe(1);
});
