import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { formOf, imageBytes } from '../../../testing/form.ts';
import { newsCalls, PATH } from '../../../testing/news-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { purgeImages } from '../../image/image.public.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
beforeAll(() => {
  calls = newsCalls(site);
});

let shade = 0;
async function upload(data: object = {}, caller: typeof site.staff | null = site.staff) {
  shade += 1;
  const image = await imageBytes(`#${(shade * 7919).toString(16).padStart(6, '0')}`, 40);
  const form = await formOf(data, { image }, caller?.headers ?? {});
  return site.api.app.inject({ method: 'POST', url: `${PATH}/picture`, ...form });
}
const idOfUpload = async (): Promise<string> => (await upload()).json().id;
const textWith = (...ids: string[]) => ({
  th: ids.map((id) => `<p><img src="/api/image/${id}/960.webp" alt="" /></p>`).join(''),
});
const status = async (id: string, headers = {}) =>
  (await site.api.app.inject({ url: `/api/image/${id}/160.jpg`, headers })).statusCode;
const days = (count: number, id: string) =>
  sql`UPDATE image SET updated_at = now() - ${count} * interval '1 day' WHERE id = ${id}`.execute(
    site.records.db,
  );
const isSwept = async (id: string): Promise<boolean> => {
  const { deleted_at } = await site.records.db
    .selectFrom('image')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return deleted_at !== null;
};

describe('an image for a text', () => {
  test('is stored with its description, visible to staff until an article shows it', async () => {
    const answer = await upload({ alt: { th: ' คนยืน ', en: 'A person' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { alt: { th: 'คนยืน', en: 'A person' }, width: 40 },
    ]);
    const { id } = answer.json();
    expect([await status(id), await status(id, site.staff.headers)]).toEqual([404, 200]);
    const made = (await calls.create(site.staff, { detail: textWith(id), publish: false })).json();
    expect(made.detail.th).toContain(id);
    expect(await status(id)).toBe(404);
    await calls.bulk(site.staff, { ids: [made.id], action: 'publish' });
    expect(await status(id)).toBe(200);
    const scheduled = { version: 2, publishAt: '2100-01-01T00:00:00Z' };
    await calls.update(site.staff, made.id, scheduled);
    expect(await status(id)).toBe(404);
  });

  test.each([
    [{ alt: { th: 'x'.repeat(301) } }, 'alt.th'],
    [{ alt: { th: 'x', de: 'y' } }, 'alt.de'],
  ])('%#: is refused with too much about it', async (data, field) => {
    const answer = await upload(data);
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
  });

  test('is no image without one', async () => {
    const form = await formOf({}, { image: Buffer.from('<svg/>') }, site.staff.headers);
    const url = `${PATH}/picture`;
    const wrong = await site.api.app.inject({ method: 'POST', url, ...form });
    expect(wrong.json().errors).toMatchObject([{ field: 'image', rule: 'FILE_TYPE' }]);
    const none = await formOf({}, {}, site.staff.headers);
    const missing = await site.api.app.inject({ method: 'POST', url, ...none });
    expect(missing.json().errors).toMatchObject([{ field: 'image', rule: 'required' }]);
  });

  test('only staff bring any', async () => {
    const talent = await site.api.signIn({ permission: 'Talent' });
    expect((await upload({}, talent)).statusCode).toBe(403);
    expect((await upload({}, null)).statusCode).toBe(401);
  });
});

describe('the clean-up', () => {
  test('takes what no text names after a week, and nothing that is named anywhere', async () => {
    const [inText, inOldText, inDraft, inBin, cover, never, fresh] = (await Promise.all(
      Array.from({ length: 7 }, idOfUpload),
    )) as [string, string, string, string, string, string, string];
    const { id } = (await calls.create(site.staff, { detail: textWith(inOldText, inText) })).json();
    await calls.update(site.staff, id, { version: 1, detail: textWith(inText), imageId: cover });
    const draft = { baseVersion: 2, data: { shareImageId: inDraft } };
    await calls.send(site.staff, 'PUT', `/${id}/draft`, draft);
    const binned = (await calls.create(site.staff, { detail: textWith(inBin) })).json();
    await calls.send(site.staff, 'DELETE', `/${binned.id}`);
    for (const one of [inText, inOldText, inDraft, inBin, cover, never]) await days(8, one);
    await purgeImages(site.api.services);
    for (const one of [inText, inOldText, inDraft, inBin, cover, fresh]) {
      expect(await isSwept(one)).toBe(false);
    }
    expect(await isSwept(never)).toBe(true);
    // Out of the bin for good, its images are as well.
    await sql`UPDATE news SET deleted_at = now() - interval '32 days' WHERE id = ${binned.id}`.execute(
      site.records.db,
    );
    await days(8, inBin);
    await purgeImages(site.api.services);
    expect(await isSwept(inBin)).toBe(true);
  });

  test('a swept image is restored by a text that names it', async () => {
    const id = await idOfUpload();
    await days(8, id);
    await purgeImages(site.api.services);
    expect(await isSwept(id)).toBe(true);
    await calls.create(site.staff, { detail: textWith(id) });
    expect([await isSwept(id), await status(id)]).toEqual([false, 200]);
  });
});
