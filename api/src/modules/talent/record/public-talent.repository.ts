import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { TALENT_TYPES, type TalentType } from '@dara/model';
import type { ContentCache } from '../../../kernel/content/counts.ts';
import type { TagRef } from '../../../kernel/schema/shapes.ts';
import type { TalentSummary } from '../list/talent.schema.ts';

/** The tags that at least one public talent has. */
export async function publicTalentTags(db: Db): Promise<TagRef[]> {
  const { rows } = await sql<TagRef>`
    SELECT g.id, g.name ->> 'th' AS th, g.name ->> 'en' AS en FROM tag g
    WHERE g.kind = 'Talent' AND g.deleted_at IS NULL AND EXISTS (
      SELECT 1 FROM talent_tag l JOIN talent t ON t.id = l.talent_id
      WHERE l.tag_id = g.id AND t.is_public AND t.deleted_at IS NULL)
    ORDER BY g.name ->> 'th' COLLATE "und-x-icu", g.id`.execute(db);
  return rows;
}

/** Number of public talents, in total and by type, in the agency's order. */
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
