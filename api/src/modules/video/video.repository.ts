import { AppError, type Db, type Trx } from '@dara/backend';
import { sql, type Selectable } from 'kysely';
import type { VideoTable } from '../../kernel/database/generated.ts';
import { newId } from '../../kernel/new-id.ts';
import { videoOf } from '../../kernel/query/select.ts';
import type { VideoRef } from '../../kernel/schema/shapes.ts';
import type { VideoFacts } from './file/mp4.ts';
import type { VideoUpload } from './video.schema.ts';

export type Video = Selectable<VideoTable>;

/**
 * Whether a record shows `video v`: a reel, the tape of an application, or the clip of a new face. A deleted talent or
 * job counts too, since it can be restored.
 */
export const IS_USED = sql.raw(`(EXISTS (SELECT 1 FROM talent t WHERE t.reel_id = v.id)
  OR EXISTS (SELECT 1 FROM job_application a WHERE a.tape_id = v.id)
  OR (v.finished_at IS NOT NULL AND v.deleted_at IS NULL
    AND EXISTS (SELECT 1 FROM new_face n WHERE n.id = v.new_face_id)))`);

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

/** Begins the clip of a new face, whose row the caller has locked, in place of the one before. */
export async function insertClip(
  trx: Trx,
  { size, newFaceId }: { size: number; newFaceId: string },
): Promise<Video> {
  await sql`
    UPDATE video SET deleted_at = now() WHERE new_face_id = ${newFaceId} AND deleted_at IS NULL`.execute(
    trx,
  );
  return trx
    .insertInto('video')
    .values({ id: newId(), new_face_id: newFaceId, size })
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

/** Locks a finished video of a talent; `VIDEO_NOT_EXIST` without one. */
export async function lockOwnVideo(
  trx: Trx,
  id: string,
  talentId: string,
  { isUnused = false } = {},
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM video v
    WHERE v.id = ${id} AND v.talent_id = ${talentId} AND v.finished_at IS NOT NULL AND v.deleted_at IS NULL
      ${isUnused ? sql`AND NOT ${IS_USED}` : sql``} FOR UPDATE`.execute(trx);
  if (rows.length === 0) throw new AppError('VIDEO_NOT_EXIST');
}

/** More than a person chooses from. */
const OWN_VIDEOS = 20;

/** The videos of a talent that a record shows, newest first. */
export async function listOwnVideos(db: Db, talentId: string | null): Promise<VideoRef[]> {
  const poster = '(CASE WHEN t.reel_id = own.id THEN t.reel_poster_id END)';
  const { rows } = await sql<{ video: VideoRef }>`
    SELECT ${videoOf('own.id', poster, 'all')} AS video FROM video own JOIN talent t ON t.id = own.talent_id
    WHERE own.talent_id = ${talentId} AND own.deleted_at IS NULL
      AND own.id IN (SELECT v.id FROM video v WHERE v.talent_id = ${talentId} AND ${IS_USED})
    ORDER BY own.finished_at DESC, own.id DESC LIMIT ${OWN_VIDEOS}`.execute(db);
  return rows.map(({ video }) => video);
}
