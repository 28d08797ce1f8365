import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { isRestorable } from '../../../kernel/record/deletion.ts';
import type { ImageRef } from '../../../kernel/schema/shapes.ts';

type OwnImage = Pick<ImageRef, 'id' | 'width' | 'height'>;

/** Whether `image i` is one of `talent t`: in the album, as profile image, or uploaded for it. */
export const IS_OWN_PICTURE = sql.raw(
  '(i.talent_id = t.id OR i.id = t.image_id OR i.id = ANY (t.album_image_ids))',
);

/** Of these images those that the talent has; `shown` are images of its record, which are not read again. */
export async function ownImages(
  trx: Db,
  talentId: string,
  ids: readonly string[],
  shown: readonly OwnImage[] = [],
): Promise<Map<string, OwnImage>> {
  const own = new Map(shown.map((image) => [image.id, image]));
  const others = ids.filter((id) => !own.has(id));
  if (others.length === 0) return own;
  const { rows } = await sql<OwnImage>`
    SELECT i.id, i.width, i.height FROM image i JOIN talent t ON t.id = ${talentId}
    WHERE i.id = ANY (${others}::uuid[]) AND i.deleted_at IS NULL AND ${IS_OWN_PICTURE}`.execute(
    trx,
  );
  for (const row of rows) own.set(row.id, row);
  return own;
}

/** Images that left the record are gone, unless a card, which may come back, an experience or a sent card shows them. */
export async function deleteUnusedImages(
  trx: Db,
  talentId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    UPDATE image i SET deleted_at = now(), updated_at = now(), version = version + 1
    WHERE i.id = ANY (${ids}::uuid[]) AND i.talent_id = ${talentId}
      AND NOT EXISTS (SELECT 1 FROM talent t WHERE t.id = ${talentId}
        AND (i.id IN (t.image_id, t.reel_poster_id) OR i.id = ANY (t.album_image_ids)))
      AND NOT EXISTS (SELECT 1 FROM composite_card c
        WHERE c.talent_id = ${talentId} AND i.id = ANY (c.image_ids)
          AND (c.deleted_at IS NULL OR ${isRestorable('c.deleted_at')}))
      AND NOT EXISTS (SELECT 1 FROM work_experience e
        WHERE e.talent_id = ${talentId} AND i.id = ANY (e.image_ids))
      AND NOT EXISTS (SELECT 1 FROM job_application a
        WHERE a.talent_id = ${talentId} AND strpos(a.card_snapshot::text, i.id::text) > 0)
      AND NOT EXISTS (SELECT 1 FROM profile p
        WHERE p.talent_id = ${talentId} AND p.image_id = i.id)`.execute(trx);
}
