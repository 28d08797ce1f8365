import { AppError, type Db, type Trx } from '@dara/backend';
import { sql, type Selectable } from 'kysely';
import type { VideoTable } from '../../kernel/database/generated.ts';
import { newId } from '../../kernel/new-id.ts';
import type { VideoFacts } from './file/mp4.ts';
import type { VideoUpload } from './video.schema.ts';

export type Video = Selectable<VideoTable>;

/** Whether a record shows `video v`; a deleted one too, since it can be restored. */
export const IS_USED = sql.raw('EXISTS (SELECT 1 FROM talent t WHERE t.reel_id = v.id)');

export const toUpload = ({ id, size, received, finished_at }: Video): VideoUpload => ({
  id,
  size,
  received,
  isFinished: finished_at !== null,
});

export async function findVideo(db: Db, id: string): Promise<Video | undefined> {
  return db
    .selectFrom('video')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Begins an upload; of too many that wait of one person the oldest are given up. */
export async function insertVideo(
  trx: Db,
  row: { size: number; talentId: string; createdBy: string },
  perPerson: number,
): Promise<Video> {
  // One at a time for each person, so that the number holds.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${row.createdBy}, 75))`.execute(trx);
  await sql`
    UPDATE video SET deleted_at = now() WHERE id IN (
      SELECT v.id FROM video v
      WHERE v.created_by = ${row.createdBy} AND v.deleted_at IS NULL AND NOT ${IS_USED}
      ORDER BY v.created_at DESC, v.id DESC OFFSET ${perPerson - 1})`.execute(trx);
  return trx
    .insertInto('video')
    .values({ id: newId(), talent_id: row.talentId, created_by: row.createdBy, size: row.size })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface NextPart {
  /** Where the part begins: nothing is stored unless the upload is there. */
  offset: number;
  size: number;
  parts: readonly string[];
  /** Of a complete video. */
  facts: VideoFacts | null;
}

/** Records a stored part; undefined when another request was first or the upload was given up. */
export async function addPart(
  db: Db,
  id: string,
  { offset, size, parts, facts }: NextPart,
): Promise<Video | undefined> {
  const finished = facts && {
    ...{ width: facts.width, height: facts.height, duration: facts.duration },
    finished_at: new Date(),
  };
  return db
    .updateTable('video')
    .set({ received: offset + size, parts: [...parts], ...finished })
    .where('id', '=', id)
    .where('received', '=', offset)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** A finished video of a talent that no record shows yet, locked; `VIDEO_NOT_EXIST` without one. */
export async function lockFinishedVideo(trx: Trx, id: string, talentId: string): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM video v
    WHERE v.id = ${id} AND v.talent_id = ${talentId} AND v.finished_at IS NOT NULL AND v.deleted_at IS NULL
      AND NOT ${IS_USED} FOR UPDATE`.execute(trx);
  if (rows.length === 0) throw new AppError('VIDEO_NOT_EXIST');
}
