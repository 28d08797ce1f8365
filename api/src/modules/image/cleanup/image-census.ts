import type { Db, FileCensus } from '@dara/backend';
import { sql } from 'kysely';
import { originalKey } from '../picture/picture-files.ts';
import type { Original } from '../picture/picture.ts';

interface Row {
  id: string;
  hash: string;
  format: Original['format'];
}

/** The originals of all pictures, deleted ones included: who restores a record gets it whole. */
export async function fileCensus(db: Db): Promise<FileCensus> {
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
  // Other widths lie beside their original; pictures for shared links are drawn when asked for.
  return { claims, derived: ['share/', ...rows.map(({ hash }) => `image/${hash}/`)] };
}
