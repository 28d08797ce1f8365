import { beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { formOf, imageBytes } from '../../testing/form.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { purgeImages } from '../image/image.public.ts';

const site = staffTestApi();
const PATH = '/api/management/page/terms';
let id: string;

beforeAll(async () => {
  const form = await formOf({}, { image: await imageBytes('#123456', 40) }, site.staff.headers);
  const url = '/api/management/news/picture';
  id = (await site.api.app.inject({ method: 'POST', url, ...form })).json().id;
});

const status = async () => (await site.api.app.inject(`/api/image/${id}/160.jpg`)).statusCode;
const save = async (text: string) => {
  const { headers } = site.staff;
  const { version, body } = (await site.api.app.inject({ url: PATH, headers })).json();
  const payload = { version, body: { ...body, th: text } };
  return site.api.app.inject({ method: 'PUT', url: PATH, headers, payload });
};
const sweep = async () => {
  await sql`UPDATE image SET updated_at = now() - interval '400 days' WHERE id = ${id}`.execute(
    site.records.db,
  );
  await purgeImages(site.api.services);
};
const isSwept = async () => {
  const query = site.records.db.selectFrom('image').select('deleted_at').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).deleted_at !== null;
};

test('an image is public with the page whose text names it, and stored while a version names it', async () => {
  expect(await status()).toBe(404);
  await sweep();
  expect(await isSwept()).toBe(true);
  const saved = await save(`<p>ก่อน</p><img src="/api/image/${id}/960.webp" alt="">`);
  expect([saved.statusCode, saved.json().body.th]).toEqual([200, expect.stringContaining(id)]);
  expect([await isSwept(), await status()]).toEqual([false, 200]);
  expect((await save('<p>ไม่มีรูป</p>')).statusCode).toBe(200);
  await sweep();
  expect([await isSwept(), await status()]).toEqual([false, 404]);
});
