import type { Db, FileCensus } from '@dara/backend';
import { sql } from 'kysely';
import { originalKey } from '../file/image-files.ts';
import type { Original } from '../file/image.ts';

interface Row {
  id: string;
  hash: string;
  format: Original['format'];
}

/** The originals of all images, including deleted ones, so that a restored record is complete. */
export async function imageFiles(db: Db): Promise<FileCensus> {
  const { rows } = await sql<Row>`
    SELECT DISTINCT ON (hash, format) id, hash, format FROM image ORDER BY hash, format, id`.execute(
    db,
  );
  const claims = rows.map(({ id, hash, format }) => ({
    key: originalKey({ hash, format }),
    algorithm: 'sha256' as const,
    digest: hash,
    row: `picture ${id}`,
  }));
  // Other widths are stored beside their original; images for shared links are rendered on demand.
  return { claims, derived: ['share/', ...rows.map(({ hash }) => `image/${hash}/`)] };
}
