import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { imageBytes } from '../../../testing/form.ts';
import { newsCalls } from '../../../testing/news-calls.ts';
import { text } from '../../../testing/records.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
/** Made before any list is asked for by a tag. */
let deletedTag: string;
let bulkTag: string;
beforeAll(async () => {
  calls = newsCalls(site);
  deletedTag = await site.records.tag('News', 'ลบ');
  bulkTag = await site.records.tag('News', 'หลาย');
});

const DRAFT = { publish: false, shortDescription: undefined, detail: undefined };
const codesOf = async (body: object) => {
  const answer = await calls.bulk(site.staff, body);
  return answer.json().results.map(({ code }: { code: string | null }) => code);
};
const listed = async (query: string): Promise<string[]> => {
  const { items } = (await calls.send(site.staff, 'GET', `?${query}`)).json();
  return items.map(({ id }: { id: string }) => id);
};

describe('an article that is deleted', () => {
  test('is visible only in the trash, and restored unchanged', async () => {
    const tag = deletedTag;
    const files = { image: await imageBytes('#abc') };
    const made = (await calls.create(site.staff, { tags: [tag] }, files)).json();
    expect((await calls.send(site.staff, 'DELETE', `/${made.id}`)).statusCode).toBe(204);
    expect((await calls.readPublic(made.id)).statusCode).toBe(404);
    expect((await calls.send(site.staff, 'GET', `/${made.id}`)).statusCode).toBe(404);
    expect(await listed(`tags=${tag}`)).toEqual([]);
    expect(await listed(`tags=${tag}&deleted=true&status=Published&type=General`)).toEqual([
      made.id,
    ]);
    const binned = (await calls.send(site.staff, 'GET', `/${made.id}?deleted=true`)).json();
    expect(binned).toMatchObject({ title: made.title, deletedAt: expect.any(String) });

    const back = await calls.send(site.admin, 'POST', `/${made.id}/restore`);
    expect(back.json()).toMatchObject({ ...made, version: 3, updatedAt: expect.any(String) });
    expect((await calls.readPublic(made.id)).statusCode).toBe(200);
    const again = await calls.send(site.admin, 'POST', `/${made.id}/restore`);
    expect(again.json()).toEqual(back.json());
  });

  test('cannot be restored after 30 days', async () => {
    const deleted_at = new Date(Date.now() - 31 * 24 * 3_600_000);
    const id = await site.records.news({ deleted_at });
    expect((await calls.send(site.staff, 'POST', `/${id}/restore`)).statusCode).toBe(404);
    expect((await calls.send(site.staff, 'GET', `/${id}?deleted=true`)).statusCode).toBe(404);
    expect(await listed('deleted=true&size=100')).not.toContain(id);
  });

  test('is deleted once', async () => {
    const { id } = (await calls.create(site.staff)).json();
    const answers = await Promise.all(
      [1, 2, 3].map(() => calls.send(site.staff, 'DELETE', `/${id}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404]);
  });
});

describe('in bulk', () => {
  test('publishing sets a new date for unread articles, and names missing texts', async () => {
    const longAgo = new Date('2020-01-01');
    const written = await site.records.news({ publish: false, created_at: longAgo });
    const scheduled = (
      await calls.create(site.staff, { publishAt: '2100-01-01T00:00:00Z' })
    ).json();
    const bare = (await calls.create(site.staff, DRAFT)).json();
    const ids = [written, scheduled.id, bare.id, newId()];
    const answer = await calls.bulk(site.staff, { ids, action: 'publish' });
    expect(answer.json().results).toMatchObject([
      { id: written, code: null },
      { id: scheduled.id, code: null },
      {
        id: bare.id,
        code: 'VALIDATION_FAILED',
        errors: [{ field: 'shortDescription.th' }, { field: 'detail.th' }],
      },
      { code: 'NEWS_NOT_EXIST' },
    ]);
    for (const id of [written, scheduled.id]) {
      const { publishedAt } = (await calls.readPublic(id)).json();
      expect(Date.now() - Date.parse(publishedAt)).toBeLessThan(60_000);
    }
    expect(await calls.read(site.staff, bare.id)).toMatchObject({
      status: 'Unpublished',
      version: 1,
    });
  });

  test('what had been readable keeps its date when it is published again', async () => {
    const publishAt = '2024-05-05T05:00:00.000Z';
    const { id } = (await calls.create(site.staff, { publishAt })).json();
    expect(await codesOf({ ids: [id], action: 'unpublish' })).toEqual([null]);
    expect((await calls.readPublic(id)).statusCode).toBe(404);
    expect(await codesOf({ ids: [id], action: 'publish' })).toEqual([null]);
    expect((await calls.readPublic(id)).json().publishedAt).toBe(publishAt);
    // A second click changes nothing more.
    expect(await codesOf({ ids: [id], action: 'publish' })).toEqual([null]);
    expect((await calls.read(site.staff, id)).version).toBe(3);
  });

  test('tags are added and removed, deleted ones are deleted and restored', async () => {
    const tag = bulkTag;
    const ids = [
      (await calls.create(site.staff)).json().id,
      (await calls.create(site.staff)).json().id,
    ];
    await codesOf({ ids, action: 'addTags', tagIds: [tag.toUpperCase()] });
    expect((await listed(`tags=${tag}`)).sort()).toEqual([...ids].sort());
    await codesOf({ ids: [ids[0]], action: 'removeTags', tagIds: [tag] });
    expect(await listed(`tags=${tag}`)).toEqual([ids[1]]);
    expect(await codesOf({ ids, action: 'delete' })).toEqual([null, null]);
    expect(await codesOf({ ids, action: 'delete' })).toEqual(['NEWS_NOT_EXIST', 'NEWS_NOT_EXIST']);
    expect(await codesOf({ ids, action: 'restore' })).toEqual([null, null]);
    expect(await listed(`tags=${tag}`)).toEqual([ids[1]]);
  });

  test.each([
    [{ action: 'addTags' }, 'tagIds'],
    [{ action: 'addTags', tagIds: ['018cc251-f400-7000-8000-000000000000'] }, 'tagIds.0'],
    [{ action: 'burn' }, 'action'],
    [{ action: 'delete', ids: [] }, 'ids'],
  ])('%j is refused', async (given, field) => {
    const answer = await calls.bulk(site.staff, { ids: [newId()], ...given });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
  });
});

describe('when it is to be read', () => {
  test('a save without a date is published now, with one then, and stays as old as it is', async () => {
    const { id } = (await calls.create(site.staff, DRAFT)).json();
    const texts = { shortDescription: { th: 'ย่อ' }, detail: { th: '<p>ข</p>' } };
    const publishAt = '2100-01-01T00:00:00.000Z';
    const later = await calls.update(site.staff, id, {
      version: 1,
      ...texts,
      publish: true,
      publishAt,
    });
    expect(later.json()).toMatchObject({ status: 'Scheduled', publishAt, publishedAt: publishAt });
    expect((await calls.readPublic(id)).statusCode).toBe(404);
    const now = (await calls.update(site.staff, id, { version: 2, publishAt: null })).json();
    expect(now.status).toBe('Published');
    expect((await calls.readPublic(id)).statusCode).toBe(200);
    const same = await calls.update(site.staff, id, { version: 3, publishAt: null, order: 1 });
    expect(same.json().publishAt).toBe(now.publishAt);
  });
});

test('the list tells of translations, editors and what is not saved', async () => {
  const id = await site.records.news({ title: text('ไม่มีอังกฤษ', '') });
  const { items } = (await calls.send(site.staff, 'GET', '?missingTranslation=true')).json();
  expect(items).toContainEqual(
    expect.objectContaining({ id, editedBy: null, hasDraft: false, deletedAt: null }),
  );
  expect(await listed('missingTranslation=false&size=100')).not.toContain(id);
  for (const column of ['Order', 'Title', 'CreatedAt', 'UpdatedAt']) {
    for (const deleted of ['true', 'false']) {
      const url = `?sortByColumn=${column}&deleted=${deleted}&tags=x&keyword=x&status=Scheduled`;
      expect((await calls.send(site.staff, 'GET', url)).statusCode).toBe(200);
    }
  }
});
