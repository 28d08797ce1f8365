import type { Db, Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { removeDue } from '../file/image-files.ts';
import { IS_NAMED as NAMED, SAFE_DAYS } from './image-uses.ts';

const IS_NAMED = sql.raw(NAMED);

/** How long an image may be used only in an unsaved text. */
const UNUSED_DAYS = 7;
/** Batch size, so that a clean-up does not hold locks for long. */
const BATCH = 100;

export interface Purged {
  images: number;
  hashes: number;
}

/**
 * Removes images that are no longer used by any record, and then files without an image. Safe to run on several
 * instances and beside a save of the same image: they lock the same rows.
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
 * Discards unused editorial images, except those added to the library by hand. Each is checked at intervals, so that
 * the cost of a run does not grow with their number; a concurrent save locks the rows that it uses, and wins.
 */
async function retireEditorial(db: Db): Promise<void> {
  await sql`
    UPDATE image i SET updated_at = now(), deleted_at = CASE WHEN ${IS_NAMED} THEN NULL ELSE now() END
    WHERE i.is_editorial AND NOT i.is_kept AND i.deleted_at IS NULL AND i.updated_at < now() - ${UNUSED_DAYS} * interval '1 day'
      AND i.id IN (SELECT id FROM image
        WHERE is_editorial AND NOT is_kept AND deleted_at IS NULL ORDER BY updated_at LIMIT ${BATCH})`.execute(
    db,
  );
}

/**
 * Deletes rows of images that were discarded long ago and are unused; their files follow. Materialized: a plan may run
 * the subquery once per row and select another batch each time.
 */
async function removeImages(trx: Db): Promise<number> {
  const { rows } = await sql<{ hash: string }>`
    WITH batch AS MATERIALIZED (
      SELECT i.id FROM image i
      WHERE i.deleted_at < now() - ${SAFE_DAYS} * interval '1 day' AND NOT ${IS_NAMED}
      ORDER BY i.deleted_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    DELETE FROM image WHERE id IN (SELECT id FROM batch)
    RETURNING hash`.execute(trx);
  const hashes = [...new Set(rows.map(({ hash }) => hash))].sort();
  await sql`
    INSERT INTO image_file_check (hash, due_at) SELECT hash, now() FROM unnest(${hashes}::text[]) AS hash
    ON CONFLICT (hash) DO NOTHING`.execute(trx);
  return rows.length;
}

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
