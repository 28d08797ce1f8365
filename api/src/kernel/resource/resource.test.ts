import { until } from '@dara/backend/testing';
import { expect, test } from 'vitest';
import { formOf, imageBytes } from '../../testing/form.ts';
import { text } from '../../testing/records.ts';
import { workbookRows } from '../../testing/workbook.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';

// Clients represent all resources: texts, an image, a link, a flag, an order and bulk actions.
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
const create = async (data: object, logo?: Buffer) =>
  (await sendForm('POST', PATH, data, logo)).body;
const shown = async (): Promise<string[]> => {
  const { items } = (await site.api.app.inject('/api/client?size=100')).json();
  return items.map(({ name }: { name: { th: string } }) => name.th);
};
/** On a machine so slow that the list takes its time, many changes at once are seen a second later. */
const isShown = (name: string) => until(async () => (await shown()).includes(name));
const isShownNoMore = (name: string) => until(async () => !(await shown()).includes(name));
const both = (th: string, en = '') => ({ th, en });
const historyOf = async (id: string) => (await send('GET', `${PATH}/${id}/audit`)).body.items;
const actionsOf = async (id: string): Promise<string[]> =>
  (await historyOf(id)).map(({ action }: { action: string }) => action);

test('a record is created with its image, read, changed, unpublished, deleted and restored', async () => {
  const data = { name: { th: 'ชาดี', en: 'Cha Dee' }, link: 'chadee.test' };
  const { status, body: made } = await sendForm('POST', PATH, data, await imageBytes());
  expect(status).toBe(201);
  expect(made).toMatchObject({ ...data, link: 'https://chadee.test/', publish: true, version: 1 });
  await isShown('ชาดี');
  const url = `${PATH}/${made.id}`;
  const logo = (await sendForm('PUT', url, { version: 1 }, await imageBytes('#00f'))).body;
  expect(logo).toMatchObject({ version: 2, logo: { alt: data.name } });
  expect(logo.logo.id).not.toBe(made.logo.id);
  expect((await site.api.app.inject(`/api/image/${made.logo.id}/320.webp`)).statusCode).toBe(404);
  const stale = await sendForm('PUT', url, { link: null, version: 1 });
  expect([stale.status, stale.body.current.version]).toEqual([409, 2]);
  expect(stale.body.current.logo).toEqual(logo.logo);
  await sendForm('PUT', url, { publish: false, version: 2 });
  await isShownNoMore('ชาดี');
  expect((await send('DELETE', url)).status).toBe(204);
  expect((await send('GET', url)).body.code).toBe('CLIENT_NOT_EXIST');
  expect((await send('GET', `${url}?deleted=true`)).body).toMatchObject({ position: null });
  expect((await send('POST', `${url}/restore`)).body).toMatchObject({ deletedAt: null });
  expect(await actionsOf(made.id)).toEqual(['Restore', 'Delete', 'Update', 'Update', 'Create']);
});

test('the history names changed fields, and has no entry for a save without changes', async () => {
  const { id } = await create({ name: both('ก', 'A') }, await imageBytes());
  const [created] = await historyOf(id);
  expect(created.changes).toEqual([
    { field: 'name', before: null, after: both('ก', 'A') },
    { field: 'imageId', before: null, after: expect.any(String) },
    { field: 'publish', before: null, after: true },
  ]);
  const url = `${PATH}/${id}`;
  const changed = await sendForm('PUT', url, { name: both('ก', 'B'), logoId: null, version: 1 });
  expect(changed.body).toMatchObject({ name: both('ก', 'B'), logo: null, version: 2 });
  const [updated] = await historyOf(id);
  expect(updated.changes).toEqual([
    { field: 'name', before: both('ก', 'A'), after: both('ก', 'B') },
    { field: 'imageId', before: expect.any(String), after: null },
  ]);
  const again = await sendForm('PUT', url, { name: both(' ก ', 'B'), publish: true, version: 2 });
  expect(again.body).toEqual(changed.body);
  expect(await actionsOf(id)).toEqual(['Update', 'Create']);
});

test('of two concurrent saves of one version the later is refused', async () => {
  const { id } = await create({ name: both('พร้อมกัน') });
  const save = (th: string) => sendForm('PUT', `${PATH}/${id}`, { name: { th }, version: 1 });
  const answers = await Promise.all([save('หนึ่ง'), save('สอง')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const current = (await send('GET', `${PATH}/${id}`)).body;
  expect(answers.find(({ status }) => status === 409)?.body.current).toEqual(current);
});

test.each([
  [{ name: { th: '\u200B' } }, [['name.th', 'required']]],
  [{ name: { th: 'ก' }, link: 'javascript:alert(1)' }, [['link', 'url']]],
  [{ name: { th: 'ก' }, link: 'https://user@bank.test' }, [['link', 'url']]],
  [
    { name: { th: '\u200B' }, link: 'javascript:alert(1)' },
    [
      ['name.th', 'required'],
      ['link', 'url'],
    ],
  ],
])('%j is refused', async (data, fields) => {
  const { status, body } = await sendForm('POST', PATH, data);
  const errors = body.errors.map(({ field, rule }: { field: string; rule: string }) => [
    field,
    rule,
  ]);
  expect([status, errors]).toEqual([400, fields]);
});

test('an invalid image is reported with the other field errors', async () => {
  const data = { name: { th: '\u200B' } };
  const { status, body } = await sendForm('POST', PATH, data, Buffer.from('no image'));
  expect(status).toBe(400);
  expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
    'logoFile',
    'name.th',
  ]);
});

test.each(['GET', 'PUT', 'DELETE'] as const)(
  '%s of an unknown id says that it is none',
  async (method) => {
    for (const id of ['no-id', '00000000-0000-4000-8000-000000000000']) {
      const payload = method === 'PUT' ? { data: { version: 1 } } : undefined;
      const { status, body } = await send(method, `${PATH}/${id}`, payload);
      expect([status, body.code]).toEqual([404, 'CLIENT_NOT_EXIST']);
    }
  },
);

test('a record that was deleted long ago cannot be restored', async () => {
  const deleted_at = new Date(Date.now() - 31 * 24 * 3_600_000);
  const id = await site.records.client({ name: text('นานแล้ว'), deleted_at });
  expect((await send('GET', `${PATH}/${id}?deleted=true`)).status).toBe(404);
  expect((await send('POST', `${PATH}/${id}/restore`)).body.code).toBe('CLIENT_NOT_EXIST');
});

test('a list is narrowed by keyword, flag, missing translation and trash, and sorted', async () => {
  const mine = 'กรอง';
  await Promise.all([
    site.records.client({ name: text(`${mine} ข`, 'Second') }),
    site.records.client({ name: text(`${mine} ก`, ''), publish: false }),
    site.records.client({ name: text(`${mine} ค`, 'Third'), deleted_at: new Date() }),
  ]);
  const found = async (query: string): Promise<string[]> => {
    const { items } = (await send('GET', `${PATH}?keyword=${mine}&${query}`)).body;
    return items.map(({ name }: { name: { th: string } }) => name.th.slice(-1));
  };
  expect(await found('sortByColumn=Name')).toEqual(['ก', 'ข']);
  expect(await found('sortByColumn=Name&sortByAlphabetically=desc')).toEqual(['ข', 'ก']);
  expect(await found('publish=false')).toEqual(['ก']);
  expect(await found('missingTranslation=true')).toEqual(['ก']);
  expect(await found('missingTranslation=false')).toEqual(['ข']);
  expect(await found('deleted=true')).toEqual(['ค']);
  const refused = await send('GET', `${PATH}?sortByColumn=Link`);
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'sortByColumn']);
});

test('the filtered list is exported in its order with the labels of its fields, which is audited', async () => {
  await site.records.client({ name: text('ส่งออก ข', 'Second'), link: 'https://b.test/' });
  await site.records.client({ name: text('ส่งออก ก', ''), publish: false });
  const asked = `keyword=${encodeURIComponent('ส่งออก')}&sortByColumn=Name`;
  const { headers } = site.staff;
  const answer = await site.api.app.inject({
    ...{ url: `${PATH}/export?${asked}&language=en`, headers },
  });
  expect(answer.headers['content-disposition']).toMatch(/client-\d{4}-\d\d-\d\d\.xlsx/);
  const [head = [], ...rows] = workbookRows(answer.rawPayload);
  const cells = rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at], cell])));
  const [name, translation] = ['Client name (Thai)', 'Client name (English)'];
  expect(cells).toMatchObject([
    { [name]: 'ส่งออก ก', [translation]: '', Link: '', Published: '0' },
    { [name]: 'ส่งออก ข', [translation]: 'Second', Link: 'https://b.test/', Published: '1' },
  ]);
  const { diff, entity } = await site.records.db
    .selectFrom('audit_event')
    .select(['diff', 'entity'])
    .where('action', '=', 'Export')
    .executeTakeFirstOrThrow();
  expect([entity, diff]).toEqual(['client', { keyword: 'ส่งออก', rows: 2 }]);
  const refused = await send('GET', `${PATH}/export?sortByColumn=Link`);
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'sortByColumn']);
});

test('records exchange their positions in the order that is sent, those without a position included', async () => {
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
  expect(await actionsOf(c)).toEqual(['Order']);
});

test('many are published, unpublished and deleted in bulk', async () => {
  const id = await site.records.client({ name: text('หลาย') });
  const bulk = async (action: string) =>
    (await send('POST', `${PATH}/bulk`, { action, ids: [id] })).body.results;
  expect(await bulk('unpublish')).toEqual([{ id, code: null }]);
  await isShownNoMore('หลาย');
  await bulk('publish');
  await isShown('หลาย');
  await bulk('delete');
  expect((await send('GET', `${PATH}?deleted=true&keyword=หลาย`)).body.total).toBe(1);
  expect(await bulk('delete')).toEqual([{ id, code: 'CLIENT_NOT_EXIST' }]);
});
