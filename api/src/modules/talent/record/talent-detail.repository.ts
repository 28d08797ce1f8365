import type { Db } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { TALENT_TYPES, type TalentType } from '@dara/model';
import type { ContentCache } from '../../../kernel/content/counts.ts';
import { BODY_COLUMNS, type BodyRow } from '../../../kernel/database/talent-body.ts';
import { imagesOf, type ImageScope } from '../../../kernel/query/select.ts';
import type { ImageRef, Localized, TagRef } from '../../../kernel/schema/shapes.ts';
import { cardColumns, type TalentCardRow } from '../list/talent-list.repository.ts';
import type { TalentDetail, TalentSummary } from '../list/talent.schema.ts';

export interface TalentDetailRow extends TalentCardRow, BodyRow {
  first_name: Localized;
  last_name: Localized;
  languages: string[];
  bio: Localized | null;
  album: ImageRef[];
  social_media: TalentDetail['socialMedia'];
  works: TalentDetail['works'];
  cards: TalentDetail['compositeCards'];
}

/** The accounts of `talent t`. */
export const SOCIAL = sql.raw(`
  (SELECT coalesce(json_agg(json_build_object('channel', s.channel, 'name', s.name, 'link', s.link,
      'followers', s.followers, 'engagementRate', s.engagement_rate) ORDER BY s.position, s.channel), '[]')
    FROM talent_social s WHERE s.talent_id = t.id)`);

function experiences(scope: ImageScope): RawBuilder<unknown> {
  return sql`
    (SELECT coalesce(json_agg(json_build_object('id', e.id, 'customerName', e.customer_name,
        'project', e.project, 'role', e.role, 'experienceType', e.experience_type, 'hireDate', e.hire_date, 'link', e.link,
        'images', ${imagesOf('e.image_ids', scope)}) ORDER BY e.position, e.id), '[]')
      FROM work_experience e WHERE e.work_id = w.id)`;
}

/** The experiences of `work w`, private pictures among them. */
export const EXPERIENCES_ALL = experiences('all');

/** Without what work is worth: budgets, and the costs derived from them, stay inside. */
const WORKS = sql`
  (SELECT coalesce(json_agg(json_build_object('id', w.id, 'talentType', w.talent_type,
      'experiences', ${experiences('public')}) ORDER BY w.created_at, w.id), '[]')
    FROM work w WHERE w.talent_id = t.id AND w.deleted_at IS NULL)`;

const CARDS = sql.raw(`
  (SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'template', c.template)
      ORDER BY c.is_default DESC, c.created_at), '[]')
    FROM composite_card c WHERE c.talent_id = t.id AND c.shared AND c.deleted_at IS NULL)`);

const DETAIL = sql`
  SELECT ${cardColumns('public')}, ${sql.raw(BODY_COLUMNS)}, t.languages, t.bio, ${imagesOf('t.album_image_ids')} AS album,
    ${SOCIAL} AS social_media, ${WORKS} AS works, ${CARDS} AS cards
  FROM talent t`;

export function talentDetailQuery(db: Db, id: string): CompiledQuery<TalentDetailRow> {
  return sql<TalentDetailRow>`${DETAIL} WHERE t.id = ${id} AND t.is_public AND t.deleted_at IS NULL`.compile(
    db,
  );
}

/** A talent whom the public may see, or null. */
export async function findPublicTalent(db: Db, id: string): Promise<TalentDetailRow | null> {
  const { rows } = await db.executeQuery(talentDetailQuery(db, id));
  return rows[0] ?? null;
}

/** The tags that at least one public talent bears. */
export async function publicTalentTags(db: Db): Promise<TagRef[]> {
  const { rows } = await sql<TagRef>`
    SELECT g.id, g.name ->> 'th' AS th, g.name ->> 'en' AS en FROM tag g
    WHERE g.kind = 'Talent' AND g.deleted_at IS NULL AND EXISTS (
      SELECT 1 FROM talent_tag l JOIN talent t ON t.id = l.talent_id
      WHERE l.tag_id = g.id AND t.is_public AND t.deleted_at IS NULL)
    ORDER BY g.name ->> 'th' COLLATE "und-x-icu", g.id`.execute(db);
  return rows;
}

/** How many public talents there are, in all and of each type, in the agency's order. */
export function publicTalentSummary(
  db: Db,
  cache: ContentCache<TalentSummary>,
): Promise<TalentSummary> {
  return cache.get('summary', async () => {
    const { rows } = await sql<{ talent_type: TalentType | null; count: number }>`
      SELECT NULL AS talent_type, count(*)::int AS count FROM talent t WHERE t.is_public AND t.deleted_at IS NULL
      UNION ALL
      SELECT w.talent_type, count(*)::int FROM work w JOIN talent t ON t.id = w.talent_id
      WHERE w.deleted_at IS NULL AND t.is_public AND t.deleted_at IS NULL GROUP BY w.talent_type`.execute(
      db,
    );
    const countOf = (type: TalentType | null): number =>
      rows.find(({ talent_type: found }) => found === type)?.count ?? 0;
    return {
      total: countOf(null),
      groups: TALENT_TYPES.map((talentType) => ({ talentType, count: countOf(talentType) })),
    };
  });
}
