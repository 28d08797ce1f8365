import type { Db } from '@dara/backend';
import { MEDIA_LIMITS, type TalentNames } from '@dara/model';
import { sql } from 'kysely';
import { recordName } from '../../kernel/query/talent-name.ts';
import { IMAGE_USES } from '../image/image.public.ts';
import type { MediaUse } from './media-detail.schema.ts';

interface UseRow {
  entity: MediaUse['entity'];
  place: MediaUse['place'];
  id: string;
  label: MediaUse['label'] | TalentNames;
  is_deleted: boolean;
  total: number;
}

/**
 * Every use of `image i`; several uses of one kind in one record count once, and current texts are among the versions.
 */
const USES = sql.raw(
  IMAGE_USES.map(
    ({ entity, place, from, on, id = 'o.id', label, deleted = 'o.deleted_at IS NOT NULL' }) => `
      SELECT '${entity}' AS entity, '${place}' AS place, ${id} AS id, (${label})::jsonb AS label,
        (${deleted}) AS is_deleted FROM ${from} WHERE ${on}`,
  ).join(' UNION '),
);

/** Uses of an image: public ones first, then the newest record first. */
export async function usesOf(
  db: Db,
  imageId: string,
): Promise<{ uses: MediaUse[]; useCount: number }> {
  const { rows } = await sql<UseRow & { slug: string | null; is_talk: boolean }>`
    WITH u AS (
      SELECT n.*, bool_or(n.place <> 'Version') OVER (PARTITION BY n.entity, n.id) AS is_current
      FROM image i CROSS JOIN LATERAL (${USES}) n WHERE i.id = ${imageId})
    SELECT u.entity, u.place, u.id::text AS id, u.label, u.is_deleted, count(*) OVER ()::int AS total,
      (SELECT slug FROM content_page p WHERE u.entity = 'Page' AND p.id = u.id) AS slug,
      coalesce((SELECT n.type = 'TalkOfTheTown' FROM news n WHERE u.entity = 'News' AND n.id = u.id), false) AS is_talk
    FROM u WHERE u.place <> 'Version' OR NOT u.is_current
    ORDER BY u.is_deleted, u.place IN ('Draft', 'Version'), u.id DESC, u.place
    LIMIT ${MEDIA_LIMITS.uses}`.execute(db);
  const uses = rows.map((row) => ({
    entity: row.entity,
    place: row.place,
    id: row.slug ?? row.id,
    label: row.label && recordName(row.label),
    isTalkOfTheTown: row.is_talk,
    isDeleted: row.is_deleted,
  }));
  return { uses, useCount: rows[0]?.total ?? 0 };
}
