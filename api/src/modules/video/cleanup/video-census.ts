import type { Db, FileCensus } from '@dara/backend';
import { folderOf, partKey } from '../file/video-parts.ts';

/** The parts of all finished videos; those of unfinished ones may be lost with a server. */
export async function videoFiles(db: Db): Promise<FileCensus> {
  const rows = await db
    .selectFrom('video')
    .select(['id', 'parts', 'finished_at', 'deleted_at'])
    .execute();
  const claims = rows
    .filter((row) => row.finished_at !== null && row.deleted_at === null)
    .flatMap(({ id, parts }) =>
      parts.map((digest, index) => ({
        key: partKey(id, index, digest),
        algorithm: 'sha256' as const,
        digest,
        row: `video ${id}`,
      })),
    );
  return { claims, derived: rows.map(({ id }) => folderOf(id)) };
}
