import type { Db, Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { removeDue } from '../picture/picture-files.ts';

/** A record that is deleted can be brought back for 30 days; its pictures with it. */
const SAFE_DAYS = 31;
/** For as long a picture may wait in a text that nobody has saved. */
const UNUSED_DAYS = 7;
/** At a time, so that a clean-up never holds up anything for long. */
const BATCH = 100;

export interface Purged {
  images: number;
  hashes: number;
}

/**
 * Removes pictures that were taken out of every record long ago, and then files that no picture has any more. Several
 * instances may do so at once, and somebody may be saving the very same picture: they wait for one another.
 */
export async function purgeImages({ db, files }: Pick<Services, 'db' | 'files'>): Promise<Purged> {
  await retireEditorial(db);
  const images = await db.transaction().execute(removeImages);
  const due = await dueHashes(db);
  await removeDue({ db, files }, due);
  await sql`
    DELETE FROM image_file_check c
    WHERE hash = ANY (${due}::text[]) AND due_at <= now() AND removing_at IS NULL
      AND EXISTS (SELECT 1 FROM image i WHERE i.hash = c.hash)`.execute(db);
  return { images, hashes: due.length };
}

/**
 * Takes out pictures made for articles that no text names any more. Each is looked at once in a while, so that a round
 * costs the same however many there are; whoever saves a text meanwhile touches the rows that it names, and wins.
 */
async function retireEditorial(db: Db): Promise<void> {
  await sql`
    UPDATE image i SET updated_at = now(), deleted_at = CASE WHEN ${IS_NAMED} THEN NULL ELSE now() END
    WHERE i.is_editorial AND i.deleted_at IS NULL AND i.updated_at < now() - ${UNUSED_DAYS} * interval '1 day'
      AND i.id IN (SELECT id FROM image WHERE is_editorial AND deleted_at IS NULL ORDER BY updated_at LIMIT ${BATCH})`.execute(
    db,
  );
}

/** Rows of pictures that are long deleted and that nothing names; their files are looked at next. */
async function removeImages(trx: Db): Promise<number> {
  const { rows } = await sql<{ hash: string }>`
    DELETE FROM image WHERE id IN (
      SELECT i.id FROM image i
      WHERE i.deleted_at < now() - ${SAFE_DAYS} * interval '1 day' AND NOT ${IS_NAMED}
      ORDER BY i.deleted_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING hash`.execute(trx);
  const hashes = [...new Set(rows.map(({ hash }) => hash))].sort();
  await sql`
    INSERT INTO image_file_check (hash, due_at) SELECT hash, now() FROM unnest(${hashes}::text[]) AS hash
    ON CONFLICT (hash) DO NOTHING`.execute(trx);
  return rows.length;
}

const OF_TALENT = '(i.talent_id IS NULL OR o.talent_id = i.talent_id)';

/** Whether an article is there, or can be brought back. */
const IS_KEPT = `(o.deleted_at IS NULL OR o.deleted_at > now() - ${SAFE_DAYS} * interval '1 day')`;

/** Whether any record names `image i`, deleted ones included: who restores one gets it whole. */
const IS_NAMED = sql.raw(`(
  EXISTS (SELECT 1 FROM talent o WHERE o.image_id = i.id)
  OR EXISTS (SELECT 1 FROM talent o WHERE o.album_image_ids @> ARRAY[i.id] AND (i.talent_id IS NULL OR o.id = i.talent_id))
  OR EXISTS (SELECT 1 FROM composite_card o WHERE i.id = ANY (o.image_ids) AND ${OF_TALENT})
  OR EXISTS (SELECT 1 FROM work_experience o WHERE i.id = ANY (o.image_ids) AND ${OF_TALENT})
  OR EXISTS (SELECT 1 FROM job_application o
    WHERE strpos(o.card_snapshot::text, i.id::text) > 0 AND ${OF_TALENT})
  OR EXISTS (SELECT 1 FROM profile o WHERE o.image_id = i.id)
  OR EXISTS (SELECT 1 FROM business_profile o WHERE o.logo_id = i.id)
  OR EXISTS (SELECT 1 FROM client o WHERE o.logo_id = i.id)
  OR EXISTS (SELECT 1 FROM news o WHERE i.id IN (o.image_id, o.share_image_id))
  OR (i.is_editorial AND (
    EXISTS (SELECT 1 FROM news o WHERE o.text_image_ids @> ARRAY[i.id] AND ${IS_KEPT})
    OR EXISTS (SELECT 1 FROM news_version v JOIN news o ON o.id = v.news_id WHERE v.text_image_ids @> ARRAY[i.id] AND ${IS_KEPT})
    OR EXISTS (SELECT 1 FROM news_version v JOIN news o ON o.id = v.news_id WHERE v.image_id = i.id AND ${IS_KEPT})
    OR EXISTS (SELECT 1 FROM news_version v JOIN news o ON o.id = v.news_id WHERE v.share_image_id = i.id AND ${IS_KEPT})
    OR EXISTS (SELECT 1 FROM news_draft d JOIN news o ON o.id = d.news_id
      WHERE d.image_ids @> ARRAY[i.id] AND ${IS_KEPT})))
  OR EXISTS (SELECT 1 FROM job o WHERE o.image_id = i.id))`);

async function dueHashes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    SELECT hash FROM image_file_check WHERE due_at <= now() ORDER BY due_at LIMIT ${BATCH}`.execute(
    db,
  );
  return rows.map(({ hash }) => hash);
}

export function declarePurgeImages(services: Pick<Services, 'db' | 'files' | 'jobs'>): void {
  services.jobs.declare({
    name: 'purge-images',
    data: Type.Object({}),
    cron: '*/10 * * * *',
    handle: () => purgeImages(services),
  });
}
