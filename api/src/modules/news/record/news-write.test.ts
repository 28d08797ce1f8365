import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { contentsOf } from '../../../testing/contents.ts';
import { imageBytes } from '../../../testing/form.ts';
import { NEW_NEWS, newsCalls } from '../../../testing/news-calls.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
beforeAll(() => {
  calls = newsCalls(site);
});

describe('making an article', () => {
  test('everything is stored, and public immediately', async () => {
    const tags = [await site.records.tag('News', 'เพลง'), await site.records.tag('News', 'หนัง')];
    const files = { image: await imageBytes('#111'), shareImage: await imageBytes('#222') };
    const answer = await calls.create(site.staff, { tags, order: 3 }, files);
    expect(answer.statusCode).toBe(201);
    const made = answer.json();
    expect(made).toMatchObject({
      ...NEW_NEWS,
      status: 'Published',
      order: 3,
      version: 1,
      tags: [{ th: 'เพลง' }, { th: 'หนัง' }],
      missingTranslation: false,
      deletedAt: null,
      draft: null,
    });
    expect(await calls.read(site.admin, made.id)).toEqual(made);
    const shown = (await calls.readPublic(made.id)).json();
    expect(shown).toMatchObject({ image: made.image, shareImage: made.shareImage });
    expect(made.image.id).not.toBe(made.shareImage.id);
  });

  test('without saying so it is published, and needs what publishing needs', async () => {
    const made = await calls.create(site.staff, { publish: undefined });
    expect(made.json()).toMatchObject({ publish: true, status: 'Published' });
    const bare = { ...{ shortDescription: undefined, detail: undefined }, publish: undefined };
    expect((await calls.create(site.staff, bare)).json().errors).toMatchObject([
      { field: 'shortDescription.th', rule: 'required' },
      { field: 'detail.th', rule: 'required' },
    ]);
  });

  test('a draft needs a Thai title alone', async () => {
    const given = { shortDescription: undefined, detail: undefined, publish: false };
    const answer = await calls.create(site.staff, { ...given, title: { th: 'ร่าง' } });
    expect(answer.json()).toMatchObject({
      status: 'Unpublished',
      title: { th: 'ร่าง', en: '' },
      detail: { th: '', en: '' },
      missingTranslation: true,
      publishedAt: null,
    });
    expect((await calls.readPublic(answer.json().id)).statusCode).toBe(404);
  });

  test.each<[object, string, string]>([
    [{ title: { th: ' \u200b' } }, 'title.th', 'required'],
    [{ title: { th: 'ก'.repeat(201) } }, 'title.th', 'maxLength'],
    [{ shortDescription: { th: '' } }, 'shortDescription.th', 'required'],
    [{ detail: { th: '<p><script>x</script>&nbsp;</p>' } }, 'detail.th', 'required'],
    [{ detail: { th: 'ก'.repeat(66_667) } }, 'detail.th', 'maxLength'],
    [{ detail: { th: 'ก', en: 'x'.repeat(200_001) } }, 'detail.en', 'maxLength'],
    [{ publishAt: '0202-01-01T00:00:00Z' }, 'publishAt', 'date'],
    [{ publishAt: 'tomorrow' }, 'publishAt', 'date-time'],
    [{ type: 'Gossip' }, 'type', 'enum'],
    [{ order: 0 }, 'order', 'min'],
    [{ tags: ['018cc251-f400-7000-8000-000000000000'] }, 'tags.0', 'exist'],
    [{ imageId: '018cc251-f400-7000-8000-000000000000' }, 'imageId', 'exist'],
    [{ status: 'Published' }, 'status', 'unknown'],
  ])('%j is refused at %s, and nothing is left of it', async (given, field, rule) => {
    const before = await contentsOf(site.api.services);
    const answer = await calls.create(site.staff, given, { image: await imageBytes('#333') });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field: expect.stringMatching(field), rule }]);
    expect(await contentsOf(site.api.services)).toEqual(before);
  });

  test('reports an invalid image together with the other field errors', async () => {
    const files = { shareImage: Buffer.from('<svg onload="alert(1)"/>') };
    const { errors } = (await calls.create(site.staff, { title: { th: ' ' } }, files)).json();
    expect(errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'shareImage',
      'title.th',
    ]);
  });

  test("a talent's image, or one of a business, is none of an article's", async () => {
    const talent_id = await site.records.talent();
    const imageId = await site.records.image({ talent_id, access: 'public' });
    const { errors } = (await calls.create(site.staff, { imageId })).json();
    expect(errors).toMatchObject([{ field: 'imageId', rule: 'exist' }]);
  });
});

describe('changing an article', () => {
  test('what is left out stays, null clears', async () => {
    const tag = await site.records.tag('News', 'เดิม');
    const files = { image: await imageBytes('#444') };
    const made = (await calls.create(site.staff, { tags: [tag], order: 2 }, files)).json();
    const title = { th: 'ชื่อใหม่', en: 'New' };
    const changed = (await calls.update(site.admin, made.id, { version: 1, title })).json();
    expect(changed).toMatchObject({ ...made, title, version: 2, updatedAt: expect.any(String) });
    const cleared = { version: 2, imageId: null, order: null, tags: [] };
    const empty = (await calls.update(site.admin, made.id, cleared)).json();
    expect(empty).toMatchObject({ title, image: null, order: null, tags: [], version: 3 });
  });

  test('of two editors the second is shown what the first wrote, and nothing is lost', async () => {
    const made = (await calls.create(site.staff)).json();
    const first = { version: 1, title: { th: 'ของคนแรก' } };
    expect((await calls.update(site.staff, made.id, first)).statusCode).toBe(200);
    const second = await calls.update(site.admin, made.id, { version: 1, title: { th: 'สอง' } });
    expect([second.statusCode, second.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(second.json().current).toMatchObject({ title: { th: 'ของคนแรก' }, version: 2 });
  });

  test('of ten concurrent saves one wins', async () => {
    const made = (await calls.create(site.staff)).json();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        calls.update(site.staff, made.id, { version: 1, title: { th: `ที่ ${index}` } }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('a save that changes nothing makes no version', async () => {
    const made = (await calls.create(site.staff)).json();
    const same = await calls.update(site.staff, made.id, {
      ...NEW_NEWS,
      type: undefined,
      version: 1,
    });
    expect(same.json()).toEqual(made);
    await calls.update(site.admin, made.id, { title: made.title, version: 1 });
    const row = await site.records.db
      .selectFrom('news')
      .select('updated_by')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(row.updated_by).toBe(site.staff.id);
  });

  test('an edit is public immediately, and is in the history', async () => {
    const made = (await calls.create(site.staff)).json();
    const detail = { th: '<p>แก้แล้ว</p>', en: '' };
    await calls.update(site.staff, made.id, { version: 1, detail });
    expect((await calls.readPublic(made.id)).json().detail).toEqual(detail);
    const { items } = (await calls.send(site.staff, 'GET', `/${made.id}/history`)).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['Update', 'Create']);
    expect(items[0].changes).toContainEqual(
      expect.objectContaining({ field: 'detailLength', after: { th: 14, en: 0 } }),
    );
  });

  test.each(['garbage', newId()])('%s does not exist', async (id) => {
    const answer = await calls.update(site.staff, id, { version: 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NEWS_NOT_EXIST']);
  });
});

test.each(['Talent', 'Business', null] as const)(
  '%s neither reads nor writes',
  async (permission) => {
    const made = (await calls.create(site.staff)).json();
    const person = permission && (await site.api.signIn({ permission }));
    const expected = permission ? 403 : 401;
    const answers = [
      await calls.create(person),
      await calls.update(person, made.id, { version: 1 }),
      await calls.send(person, 'GET', `/${made.id}`),
      await calls.send(person, 'DELETE', `/${made.id}`),
      await calls.bulk(person, { ids: [made.id], action: 'delete' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => expected));
  },
);
