import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { testSite } from '../../testing/staff-test-api.ts';
import { newId } from '../new-id.ts';
import { changeTags, replaceTags, requireTags } from './tags.ts';

const site = testSite();

const tagsOf = async (id: string) => {
  const { rows } = await sql<{ tag_id: string }>`
    SELECT tag_id FROM news_tag WHERE news_id = ${id} ORDER BY position`.execute(
    site.api.services.db,
  );
  return rows.map((row) => row.tag_id);
};

test('an article takes tags in their order, more of them, and gives them up', async () => {
  const { db } = site.api.services;
  const [one, two, three] = [
    await site.records.tag('News', 'หนึ่ง'),
    await site.records.tag('News', 'สอง'),
    await site.records.tag('News', 'สาม'),
  ];
  const tagged = { kind: 'News', id: await site.records.news() } as const;
  await replaceTags(db, tagged, [two, one]);
  expect(await tagsOf(tagged.id)).toEqual([two, one]);
  const added = await changeTags(db, tagged, 'tag', [one, three]);
  expect(added).toEqual({ tags: { before: [two, one], after: [two, one, three] } });
  expect(await changeTags(db, tagged, 'tag', [three])).toBeNull();
  await changeTags(db, tagged, 'untag', [two, one]);
  expect(await tagsOf(tagged.id)).toEqual([three]);
});

test('tags of another kind do not exist for an article', async () => {
  const { db } = site.api.services;
  const own = await site.records.tag('News', 'ข่าว');
  const ids = [own, await site.records.tag('Talent', 'คน'), newId()];
  await expect(requireTags(db, 'News', ids, 'tags')).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [
      { field: 'tags.1', rule: 'exist' },
      { field: 'tags.2', rule: 'exist' },
    ],
  });
  await expect(requireTags(db, 'News', [own], 'tags')).resolves.toBeUndefined();
});
