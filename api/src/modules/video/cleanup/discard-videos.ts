import type { Db } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { IS_USED } from '../video.repository.ts';

/** Discards videos that no record shows any more: the next clean-up removes their files, then their rows. */
export async function discardVideos(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`UPDATE video SET deleted_at = now() WHERE deleted_at IS NULL AND (${which})`.execute(
    db,
  );
}

/** Discards a video unless a record shows it. */
export const discardUnused = (db: Db, id: string): Promise<void> =>
  discardVideos(
    db,
    sql`id = ${id} AND NOT EXISTS (SELECT 1 FROM video v WHERE v.id = video.id AND ${IS_USED})`,
  );
