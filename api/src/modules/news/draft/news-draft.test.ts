import { beforeAll, describe, expect, test } from 'vitest';
import { nameAccount, newsCalls } from '../../../testing/news-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
beforeAll(async () => {
  calls = newsCalls(site);
  await nameAccount(site.api.services, site.admin.id, 'Somsri', 'D');
});

type Caller = typeof site.staff;
const save = (caller: Caller, id: string, data: object, baseVersion = 1) =>
  calls.send(caller, 'PUT', `/${id}/draft`, { baseVersion, data });
const listedRow = async (id: string) => {
  const { items } = (await calls.send(site.staff, 'GET', '?size=100')).json();
  return items.find((one: { id: string }) => one.id === id);
};

describe('what is not saved yet', () => {
  test('is stored beside the article, whose public text is unchanged', async () => {
    const made = (await calls.create(site.staff)).json();
    const data = { title: { th: '', en: 'x' }, detail: { th: '<p>ใหม่<script>x</script></p>' } };
    const answer = await save(site.staff, made.id, data);
    const kept = { title: { th: '', en: 'x' }, detail: { th: '<p>ใหม่</p>', en: '' } };
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { data: kept, baseVersion: 1 }]);
    const record = await calls.read(site.staff, made.id);
    expect(record).toEqual({ ...made, draft: answer.json() });
    expect((await calls.readPublic(made.id)).json().title).toEqual(made.title);
    expect((await listedRow(made.id)).hasDraft).toBe(true);
  });

  test('a save clears it, and throwing it away does', async () => {
    const made = (await calls.create(site.staff)).json();
    await save(site.staff, made.id, { title: { th: 'ร่าง' } });
    const saved = await calls.update(site.staff, made.id, { version: 1, title: { th: 'ร่าง' } });
    expect(saved.json().draft).toBeNull();
    await save(site.staff, made.id, { order: 3 }, 2);
    const gone = await calls.send(site.staff, 'DELETE', `/${made.id}/draft`);
    expect(gone.statusCode).toBe(204);
    expect((await calls.read(site.staff, made.id)).draft).toBeNull();
    expect((await listedRow(made.id)).hasDraft).toBe(false);
  });

  test('two editors each have their draft, and see that the other has one', async () => {
    const made = (await calls.create(site.staff)).json();
    await Promise.all([
      save(site.staff, made.id, { title: { th: 'ของหนึ่ง' } }),
      save(site.admin, made.id, { title: { th: 'ของสอง' } }),
    ]);
    const one = await calls.read(site.staff, made.id);
    expect(one.draft.data.title.th).toBe('ของหนึ่ง');
    expect(one.otherDrafts).toEqual([{ savedAt: expect.any(String), savedBy: 'Somsri D' }]);
    expect(JSON.stringify(one)).not.toContain('ของสอง');
    await calls.update(site.staff, made.id, { version: 1, title: { th: 'ของหนึ่ง' } });
    // Who comes second still has everything, and is shown both when saving.
    const two = await calls.read(site.admin, made.id);
    expect(two.draft).toMatchObject({ baseVersion: 1, data: { title: { th: 'ของสอง' } } });
    const conflict = await calls.update(site.admin, made.id, { version: 1, ...two.draft.data });
    expect(conflict.statusCode).toBe(409);
    expect((await calls.read(site.admin, made.id)).draft.data.title.th).toBe('ของสอง');
  });

  test('begun before others changed the article, it says what it was begun with', async () => {
    const { id } = (await calls.create(site.staff, { order: 4 })).json();
    const begun = await calls.read(site.admin, id);
    const base = { publish: true, publishAt: null, order: 4, tags: [] };
    const data = { title: { th: 'ของสอง' }, order: 9 };
    const kept = await calls.send(site.admin, 'PUT', `/${id}/draft`, {
      baseVersion: 1,
      data,
      base,
    });
    expect(kept.json().base).toBeNull();
    await calls.update(site.staff, id, { version: 1, title: { th: 'ของหนึ่ง' }, order: 5 });
    await calls.update(site.staff, id, { version: 2, publish: false });
    const now = await calls.read(site.admin, id);
    const { title, shortDescription, detail, image, shareImage } = begun;
    expect(now.draft).toMatchObject({
      baseVersion: 1,
      base: { title, shortDescription, detail, image, shareImage, ...base },
    });
    expect(now).toMatchObject({ title: { th: 'ของหนึ่ง' }, order: 5, publish: false });
  });

  test('of an older release it says what versions keep', async () => {
    const made = (await calls.create(site.staff)).json();
    await save(site.admin, made.id, { title: { th: 'ร่าง' } });
    await calls.update(site.staff, made.id, { version: 1, title: { th: 'ใหม่' }, order: 2 });
    const { draft } = await calls.read(site.admin, made.id);
    expect(draft.base).toMatchObject({ title: made.title, order: 2, tags: [] });
  });

  test('a refused save leaves it', async () => {
    const made = (await calls.create(site.staff)).json();
    await save(site.staff, made.id, { detail: { th: '' } });
    const refused = await calls.update(site.staff, made.id, { version: 1, detail: { th: '' } });
    expect(refused.statusCode).toBe(400);
    expect((await calls.read(site.staff, made.id)).draft.data.detail.th).toBe('');
  });

  test.each<[object, number, string]>([
    [{ detail: { th: 'ก'.repeat(66_667) } }, 1, 'detail.th'],
    [{ title: { th: 'ก'.repeat(201) } }, 1, 'title.th'],
    [{ secret: 1 }, 1, 'secret'],
    [{}, 2, 'baseVersion'],
  ])('%#: is refused where it is too much', async (data, baseVersion, field) => {
    const { id } = (await calls.create(site.staff)).json();
    const answer = await save(site.staff, id, data, baseVersion);
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
    expect((await calls.read(site.staff, id)).draft).toBeNull();
  });

  test('a deleted article takes no draft, and its draft is restored with it', async () => {
    const { id } = (await calls.create(site.staff)).json();
    await save(site.staff, id, { order: 7 });
    await calls.send(site.staff, 'DELETE', `/${id}`);
    expect((await save(site.staff, id, { order: 8 })).statusCode).toBe(404);
    const back = (await calls.send(site.staff, 'POST', `/${id}/restore`)).json();
    expect(back.draft.data).toEqual({ order: 7 });
  });
});
