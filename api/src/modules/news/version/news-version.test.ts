import { beforeAll, describe, expect, test } from 'vitest';
import { imageBytes } from '../../../testing/form.ts';
import { nameAccount, newsCalls } from '../../../testing/news-calls.ts';
import { text } from '../../../testing/records.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
beforeAll(async () => {
  calls = newsCalls(site);
  await nameAccount(site.api.services, site.staff.id, 'Staff', 'A');
  await nameAccount(site.api.services, site.admin.id, 'Admin', 'B');
});

const versionsOf = async (id: string, query = '') =>
  (await calls.send(site.staff, 'GET', `/${id}/version${query}`)).json();
const restore = (id: string, wanted: number | string, version: number) =>
  calls.send(site.admin, 'POST', `/${id}/version/${wanted}/restore`, { version });

describe('versions of an article', () => {
  test('every save is stored with its author and its changes', async () => {
    const made = (await calls.create(site.staff)).json();
    await calls.update(site.admin, made.id, { version: 1, title: { th: 'สอง', en: 'Two' } });
    await calls.bulk(site.staff, { ids: [made.id], action: 'unpublish' });
    const detail = { th: '<p>สี่</p>', en: '' };
    await calls.update(site.staff, made.id, { version: 3, detail }, { image: await imageBytes() });
    const { items, total } = await versionsOf(made.id);
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { version: 4, changed: ['detail', 'image'], title: { th: 'สอง' } },
      { version: 2, changed: ['title'] },
      { version: 1, title: made.title },
    ]);
    expect(items.map(({ createdBy }: { createdBy: string }) => createdBy)).toEqual([
      'Staff A',
      'Admin B',
      'Staff A',
    ]);
    const first = (await calls.send(site.staff, 'GET', `/${made.id}/version/1`)).json();
    expect(first).toMatchObject({ title: made.title, detail: made.detail, image: null });
    const last = (await calls.send(site.staff, 'GET', `/${made.id}/version/4`)).json();
    expect([first.earlier, last.earlier]).toEqual([null, 2]);
    expect((await versionsOf(made.id, '?size=1&page=2')).items).toMatchObject([
      { version: 2, changed: ['title'] },
    ]);
    expect((await versionsOf(made.id, '?page=9')).total).toBe(3);
  });

  test('an earlier one becomes the newest, images included, and nothing between is lost', async () => {
    const made = (await calls.create(site.staff, {}, { image: await imageBytes('#567') })).json();
    const title = { th: 'ผิด', en: '' };
    await calls.update(site.staff, made.id, { version: 1, title, imageId: null });
    const back = await restore(made.id, 1, 2);
    expect(back.json()).toMatchObject({ title: made.title, image: made.image, version: 3 });
    expect((await calls.readPublic(made.id)).json().title).toEqual(made.title);
    expect((await versionsOf(made.id)).items).toMatchObject([{ version: 3 }, { title }, {}]);
  });

  test("is not restored over another user's save", async () => {
    const made = (await calls.create(site.staff)).json();
    await calls.update(site.staff, made.id, { version: 1, title: { th: 'สอง' } });
    await calls.update(site.staff, made.id, { version: 2, title: { th: 'สาม' } });
    const answer = await restore(made.id, 1, 2);
    expect([answer.statusCode, answer.json().current.title.th]).toEqual([409, 'สาม']);
  });

  test('a state without a text is none for an article that is read', async () => {
    const bare = { publish: false, shortDescription: undefined, detail: undefined };
    const made = (await calls.create(site.staff, bare)).json();
    const texts = { shortDescription: { th: 'ย่อ' }, detail: { th: '<p>ข</p>' }, publish: true };
    await calls.update(site.staff, made.id, { version: 1, ...texts });
    const answer = await restore(made.id, 1, 2);
    expect([answer.statusCode, answer.json().errors[1].field]).toEqual([400, 'detail.th']);
  });

  test('a text written to the database directly is stored too, and cannot run', async () => {
    const id = await site.records.news({ detail: text('<p>ก<script>alert(1)</script></p>') });
    const { db } = site.api.services;
    await db
      .updateTable('news')
      .set({ title: text('ตรง'), version: 2 })
      .where('id', '=', id)
      .execute();
    expect((await versionsOf(id)).items).toMatchObject([{ version: 2 }, { version: 1 }]);
    const shown = (await calls.send(site.staff, 'GET', `/${id}/version/1`)).json();
    expect(shown.detail.th).toBe('<p>ก</p>');
    expect((await calls.read(site.staff, id)).detail.th).toBe('<p>ก</p>');
  });

  test.each(['9', '0', '-1', 'x', '1e3', '99999999999999999999'])(
    'there is no version %s',
    async (wanted) => {
      const { id } = (await calls.create(site.staff)).json();
      const answer = await calls.send(site.staff, 'GET', `/${id}/version/${wanted}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NEWS_NOT_EXIST']);
      expect((await restore(id, wanted, 1)).statusCode).toBe(404);
    },
  );
});
