import type { Db } from '@dara/backend';
import { shownName, type TalentNames } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import { matches, type Search } from '../../kernel/query/search.ts';
import { imageOf } from '../../kernel/query/select.ts';
import { talentNames } from '../../kernel/query/talent-name.ts';
import type { ImageRef } from '../../kernel/schema/shapes.ts';

export interface NamedTalentRow {
  id: string;
  names: TalentNames;
  image: ImageRef | null;
  isPublic: boolean;
}

type Audience = 'public' | 'all';

const existing = (audience: Audience) =>
  sql.raw(`p.deleted_at IS NULL${audience === 'public' ? ' AND p.is_public' : ''}`);

const talent = (audience: Audience) => sql`json_build_object('id', p.id,
  'names', ${sql.raw(talentNames('p'))}, 'image', ${imageOf('p.image_id', audience)}, 'isPublic', p.is_public)`;

/** Talents whom the article `t` names, in its order; readers see public ones only. */
export const namedTalents = (audience: Audience): RawBuilder<NamedTalentRow[]> => sql`(
  SELECT coalesce(json_agg(${talent(audience)} ORDER BY l.position), '[]')
  FROM news_talent l JOIN talent p ON p.id = l.talent_id AND ${existing(audience)} WHERE l.news_id = t.id)`;

/** Talents whom a draft `d` names, in its order; deleted ones are left out. */
export const draftTalents = (
  column: 'data' | 'base',
  audience: Audience,
): RawBuilder<NamedTalentRow[]> => sql`(
  SELECT coalesce(json_agg(${talent(audience)} ORDER BY u.position), '[]')
  FROM jsonb_array_elements_text(d.${sql.raw(column)} -> 'talentIds') WITH ORDINALITY u (id, position)
  JOIN talent p ON p.id::text = lower(u.id) AND ${existing(audience)})`;

/** Ids of articles that name a public talent `p` of the condition. */
export const naming = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  SELECT l.news_id FROM news_talent l JOIN talent p ON p.id = l.talent_id AND p.is_public AND p.deleted_at IS NULL
  WHERE ${condition}`;

/**
 * Articles with the keyword in their text, or in a name of whom they name. A union, because an index serves each half, but
 * not an `OR`; too short a keyword has no index, and is looked for while reading in order.
 */
export function matching(search: Search): RawBuilder<unknown> {
  const named = naming(matches('p.search_text', search));
  return search.isIndexed
    ? sql`t.id IN (SELECT n.id FROM news n WHERE ${matches('n.search_text', search)} UNION ALL ${named})`
    : sql`(${matches('t.search_text', search)} OR t.id IN (${named}))`;
}

export const toNewsTalent = ({ id, names, image }: NamedTalentRow) => ({
  id,
  name: shownName(names),
  image,
});

export const toManagementTalent = (row: NamedTalentRow) => ({
  ...toNewsTalent(row),
  isShown: row.isPublic,
});

/** Replaces the talents of an article, in this order. */
export async function replaceTalents(
  trx: Db,
  newsId: string,
  talentIds: readonly string[],
): Promise<void> {
  await sql`
    WITH wanted AS (
      SELECT p.id, u.position - 1 AS position
      FROM unnest(${talentIds}::uuid[]) WITH ORDINALITY u (id, position) JOIN talent p ON p.id = u.id FOR KEY SHARE OF p),
    removed AS (
      DELETE FROM news_talent WHERE news_id = ${newsId} AND talent_id NOT IN (SELECT w.id FROM wanted w))
    INSERT INTO news_talent AS l (news_id, talent_id, position)
    SELECT ${newsId}::uuid, w.id, w.position FROM wanted w
    ON CONFLICT (news_id, talent_id) DO UPDATE SET position = excluded.position
      WHERE l.position <> excluded.position`.execute(trx);
}
