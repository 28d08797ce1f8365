import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { formOf, imageBytes } from '../../testing/form.ts';
import { text } from '../../testing/records.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { purgeImages } from '../image/image.public.ts';

const site = staffTestApi();
const PATH = '/api/management/media';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function send(method: Method, url: string, payload?: object, caller = site.staff) {
  const { headers } = caller;
  const answer = await site.api.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
async function sendForm(method: Method, url: string, data: object, image?: Buffer) {
  const form = await formOf(data, image ? { image } : {}, site.staff.headers);
  const answer = await site.api.app.inject({ method, url, ...form });
  return { status: answer.statusCode, body: answer.json() };
}
let shade = 0;
const fresh = (width = 40, height = 30) => {
  shade += 1;
  return imageBytes(`#${(shade * 7919).toString(16).padStart(6, '0')}`, width, height);
};
const add = async (data: object = {}) =>
  (await sendForm('POST', PATH, data, await fresh())).body as { id: string; version: number };
const shown = async (id: string) =>
  (await site.api.app.inject(`/api/image/${id}/160.jpg`)).statusCode;
const idsOf = async (query: string, caller = site.staff): Promise<string[]> =>
  (await send('GET', `${PATH}?size=100&${query}`, undefined, caller)).body.items.map(
    ({ id }: { id: string }) => id,
  );
const article = (row: object = {}) => site.records.news({ publish: true, ...row } as never);
const age = (days: number) =>
  sql`UPDATE image SET updated_at = now() - ${days} * interval '1 day'`.execute(site.records.db);

describe('an image of the library', () => {
  test('is put there under a name, and public once something public shows it', async () => {
    const data = { name: ' ปก \u200Bงาน.jpg', alt: { th: 'คนยืน', en: 'A person' } };
    const { status, body } = await sendForm('POST', PATH, data, await fresh());
    expect([status, body]).toMatchObject([
      201,
      { name: 'ปก งาน.jpg', kind: 'Editorial', isUsed: false, isEditable: true, missingAlt: false },
    ]);
    expect(body.image).toMatchObject({ alt: data.alt, width: 40, focus: null });
    expect(await shown(body.id)).toBe(404);
    await article({ image_id: body.id });
    expect(await shown(body.id)).toBe(200);
    const { uses, useCount } = (await send('GET', `${PATH}/${body.id}`)).body;
    expect(uses).toEqual([expect.objectContaining({ entity: 'News', place: 'Picture' })]);
    expect(useCount).toBe(1);
  });

  test('is public as the logo of a published client', async () => {
    const { id } = await add();
    const client = await site.records.client({ logo_id: id, publish: false });
    expect(await shown(id)).toBe(404);
    await site.records.db
      .updateTable('client')
      .set({ publish: true })
      .where('id', '=', client)
      .execute();
    expect(await shown(id)).toBe(200);
  });

  test('keeps its focal point, which all its uses return', async () => {
    const { id } = await add();
    const url = `${PATH}/${id}`;
    const focus = { x: 0.25, y: 0.8 };
    expect((await sendForm('PUT', url, { focus, version: 1 })).body).toMatchObject({
      version: 2,
      image: { focus },
    });
    await article({ image_id: id, title: text('จุดเด่น') });
    const { items } = (await site.api.app.inject('/api/news?keyword=จุดเด่น')).json();
    expect(items[0].image.focus).toEqual(focus);
    expect((await sendForm('PUT', url, { focus: { x: 1.1, y: 0 }, version: 2 })).status).toBe(400);
    const cleared = await sendForm('PUT', url, { focus: null, version: 2 });
    expect(cleared.body.image.focus).toBeNull();
  });

  test('is replaced in place: the same address, another file, and the old one gone', async () => {
    const { id } = await add({ focus: { x: 0, y: 0 } });
    await article({ image_id: id });
    const before = await site.api.app.inject(`/api/image/${id}/160.jpg`);
    const old = await site.records.db
      .selectFrom('image')
      .select('hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const next = await sendForm('PUT', `${PATH}/${id}`, { version: 1 }, await fresh(80, 90));
    expect(next.body).toMatchObject({
      ...{ id, version: 2 },
      image: { width: 80, height: 90, focus: null },
    });
    const after = await site.api.app.inject(`/api/image/${id}/160.jpg`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.headers['cache-control']).not.toContain('immutable');
    expect(await site.api.services.files.list(`image/${old.hash}/`)).not.toEqual([]);
    await sql`UPDATE image_file_check SET due_at = now()`.execute(site.records.db);
    await purgeImages(site.api.services);
    expect(await site.api.services.files.list(`image/${old.hash}/`)).toEqual([]);
    expect(await shown(id)).toBe(200);
    const { items } = (await send('GET', `${PATH}/${id}/audit`)).body;
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['Replace', 'Create']);
  });

  test('refuses a stale edit, a description that is English alone, and what is no image', async () => {
    const { id } = await add();
    const url = `${PATH}/${id}`;
    await sendForm('PUT', url, { name: 'ใหม่', version: 1 });
    const stale = await sendForm('PUT', url, { name: 'เก่า', version: 1 });
    expect([stale.status, stale.body.current.name]).toEqual([409, 'ใหม่']);
    const alone = await sendForm('PUT', url, { alt: { en: 'A dog' }, version: 2 });
    expect(alone.body.errors).toEqual([{ field: 'alt.th', rule: 'required' }]);
    const file = await sendForm('POST', PATH, { name: 'a' }, Buffer.from('<svg/>'));
    expect([file.status, file.body.code]).toEqual([415, 'FILE_TYPE']);
    expect((await send('POST', PATH, { data: {} })).body.errors).toEqual([
      { field: 'image', rule: 'required' },
    ]);
  });
});

describe('deleting', () => {
  test('is refused while a record, a draft, a version or the trash uses the image', async () => {
    const { id } = await add();
    const newsId = await article({ image_id: id });
    const refused = async () => (await send('DELETE', `${PATH}/${id}`)).body?.code ?? null;
    expect(await refused()).toBe('IMAGE_IN_USE');
    const { db } = site.records;
    await db
      .updateTable('news')
      .set({ image_id: null, version: 2 })
      .where('id', '=', newsId)
      .execute();
    // The version before shows it still.
    expect(await refused()).toBe('IMAGE_IN_USE');
    const places = (await send('GET', `${PATH}/${id}`)).body.uses;
    expect(places).toEqual([expect.objectContaining({ place: 'Version', isDeleted: false })]);
    await db.deleteFrom('news_version').where('news_id', '=', newsId).execute();
    await sql`INSERT INTO news_draft (news_id, profile_id, base_version, data)
      VALUES (${newsId}, ${site.staff.id}, 2, ${JSON.stringify({ imageId: id })})`.execute(db);
    expect(await refused()).toBe('IMAGE_IN_USE');
    await db.deleteFrom('news_draft').where('news_id', '=', newsId).execute();
    const deleted_at = new Date();
    await db
      .updateTable('news')
      .set({ share_image_id: id, deleted_at })
      .where('id', '=', newsId)
      .execute();
    expect(await refused()).toBe('IMAGE_IN_USE');
    await db.updateTable('news').set({ share_image_id: null }).where('id', '=', newsId).execute();
    await db.deleteFrom('news_version').where('news_id', '=', newsId).execute();
    expect(await refused()).toBeNull();
  });

  test('bulk deletion names each image in use, and all can be restored', async () => {
    const [free, used] = [await add(), await add()];
    await article({ image_id: used.id });
    const ids = [free.id, used.id];
    const bulk = async (action: string, of = ids) =>
      (await send('POST', `${PATH}/bulk`, { action, ids: of })).body.results;
    expect(await bulk('delete')).toEqual([
      { id: free.id, code: null },
      { id: used.id, code: 'IMAGE_IN_USE' },
    ]);
    expect((await send('GET', `${PATH}/${free.id}`)).body.code).toBe('IMAGE_NOT_EXIST');
    expect(await idsOf('deleted=true')).toContain(free.id);
    expect(await bulk('restore', [free.id])).toEqual([{ id: free.id, code: null }]);
    expect(await idsOf('used=false')).toContain(free.id);
  });

  test('an article that names an image which was deleted meanwhile brings it back', async () => {
    const { id } = await add();
    await send('DELETE', `${PATH}/${id}`);
    const src = `/api/image/${id}/960.webp`;
    const detail = { th: `<p><img src="${src}" alt="" /></p>`, en: '' };
    const made = await send('POST', '/api/management/news', {
      data: { type: 'General', title: { th: 'ก' }, detail, publish: false },
    });
    expect(made.status).toBe(201);
    expect((await send('GET', `${PATH}/${id}`)).body.uses).toMatchObject([
      { entity: 'News', place: 'Text' },
    ]);
  });

  test('what was put there by hand outlives the clean-up of what nothing shows', async () => {
    const { id } = await add();
    const editor = await formOf({}, { image: await fresh() }, site.staff.headers);
    const url = '/api/management/news/picture';
    const left = (await site.api.app.inject({ method: 'POST', url, ...editor })).json().id;
    await age(8);
    await purgeImages(site.api.services);
    const all = await idsOf('');
    expect([all.includes(id), all.includes(left)]).toEqual([true, false]);
  });
});
