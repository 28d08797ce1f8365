import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { folderOf } from '../file/video-parts.ts';
import { IS_USED } from '../video.repository.ts';
import { discardVideos } from './discard-videos.ts';

/** Videos whose files are removed in one run; each has up to a hundred. */
const BATCH = 20;

/**
 * Removes videos that were discarded, and those that no record shows a day after they were begun. A part that is being
 * stored meanwhile is removed by its request, which no longer finds the video; the minutes leave time for that.
 */
export async function purgeVideos({ db, files }: Pick<Services, 'db' | 'files'>): Promise<number> {
  await discardVideos(
    db,
    sql`created_at < now() - interval '1 day'
      AND id IN (SELECT v.id FROM video v WHERE v.deleted_at IS NULL AND NOT ${IS_USED})`,
  );
  const { rows } = await sql<{ id: string }>`
    SELECT v.id FROM video v WHERE v.deleted_at < now() - interval '5 minutes' AND NOT ${IS_USED}
    ORDER BY v.deleted_at LIMIT ${BATCH}`.execute(db);
  for (const { id } of rows) {
    for (const key of await files.list(folderOf(id))) await files.delete(key);
    await db.deleteFrom('video').where('id', '=', id).execute();
  }
  return rows.length;
}

export function declarePurgeVideos(services: Pick<Services, 'db' | 'files' | 'jobs'>): void {
  services.jobs.declare({
    name: 'purge-videos',
    data: Type.Object({}),
    cron: '*/10 * * * *',
    handle: async () => void (await purgeVideos(services)),
  });
}
