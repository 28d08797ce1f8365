import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Acknowledged } from './load.ts';
import type { Stack } from './stack.ts';

export interface Findings {
  /** Acknowledged and not there. */
  lost: number;
  /** A talent without its account, its pictures or its line in the log of changes; a picture without its file. */
  half: number;
  /** Files that no picture has and that no clean-up knows of; rows of pictures that no talent has. */
  orphans: number;
}

/** Compares what clients were told, the rows and the files; asks the database and the folder of the store themselves. */
export async function findings(
  stack: Stack,
  acknowledged: readonly Acknowledged[],
): Promise<Findings> {
  const { cluster } = stack;
  const count = async (sql: string, parameters: unknown[] = []): Promise<number> =>
    Number((await cluster.query(sql, 'chaos', parameters))[0]?.['n'] ?? Number.NaN);
  const ids = acknowledged.map(({ id }) => id);
  const there = await count('select count(*) n from talent where id = any ($1::uuid[])', [ids]);
  const halfTalents = await count(`
    select count(*) n from talent t where t.display_name like 'chaos %' and not (
      cardinality(t.album_image_ids) = 2
      and (select count(*) from image i where i.id = any (t.album_image_ids)) = 2
      and exists (select 1 from profile p where p.talent_id = t.id)
      and exists (select 1 from audit_event a where a.entity_id = t.id))`);
  const loose = await count(`
    select count(*) n from image i
    where not exists (select 1 from talent t where i.id = any (t.album_image_ids))`);
  const files = storedHashes(stack);
  const rows = await cluster.query('select distinct hash from image');
  const known = new Set(rows.map(({ hash }) => String(hash)));
  const watched = new Set(
    (await cluster.query('select hash from image_file_check')).map(({ hash }) => String(hash)),
  );
  const missing = [...known].filter((hash) => !files.has(hash)).length;
  const orphans = [...files].filter((hash) => !known.has(hash) && !watched.has(hash)).length;
  return { lost: ids.length - there, half: halfTalents + missing, orphans: orphans + loose };
}

/** Hashes of the pictures whose original lies in the store. */
function storedHashes({ folder }: Stack): Set<string> {
  const entries = readdirSync(path.join(folder, 's3'), { recursive: true, encoding: 'utf8' });
  const found = entries.flatMap(
    (entry) => /image[/\\]([0-9a-f]{64})[/\\]original/.exec(entry)?.[1] ?? [],
  );
  return new Set(found);
}
