import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Acknowledged } from './load.ts';
import type { Stack } from './stack.ts';

/** Each entry names a record or a file. */
export interface Findings {
  /** Acknowledged but missing. */
  lost: string[];
  /** A talent without account, images or audit entry; an image without file. */
  half: string[];
  /** Files without image row that no clean-up knows; image rows without talent. */
  orphans: string[];
}

const LOST = `
  select wanted.id from unnest($1::uuid[]) as wanted (id)
  where not exists (select 1 from talent t where t.id = wanted.id)`;
const HALF = `
  select t.id from talent t where t.display_name like 'chaos %' and not (
    cardinality(t.album_image_ids) = 2
    and (select count(*) from image i where i.id = any (t.album_image_ids)) = 2
    and exists (select 1 from profile p where p.talent_id = t.id)
    and exists (select 1 from audit_event a where a.entity_id = t.id))`;
const LOOSE = `
  select i.id from image i
  where not exists (select 1 from talent t where i.id = any (t.album_image_ids))`;

/** Compares acknowledged saves with rows and files; reads database and file store directly. */
export async function findings(
  { cluster, folder }: Stack,
  acknowledged: readonly Acknowledged[],
): Promise<Findings> {
  const column = async (sql: string, name: string, parameters: unknown[] = []): Promise<string[]> =>
    (await cluster.query(sql, 'chaos', parameters)).map((row) => String(row[name]));
  const lost = await column(LOST, 'id', [acknowledged.map(({ id }) => id)]);
  const half = await column(HALF, 'id');
  const loose = await column(LOOSE, 'id');
  // Rows are read after files: files removed by a clean-up in between are then in neither.
  const files = storedHashes(folder);
  const known = new Set(await column('select distinct hash from image', 'hash'));
  const watched = new Set(await column('select hash from image_file_check', 'hash'));
  const missing = [...known].filter((hash) => !files.has(hash));
  const orphans = [...files].filter((hash) => !known.has(hash) && !watched.has(hash));
  return {
    lost: lost.map((id) => `talent ${id}`),
    half: [...half.map((id) => `talent ${id}`), ...missing.map((hash) => `no file ${hash}`)],
    orphans: [...orphans.map((hash) => `file ${hash}`), ...loose.map((id) => `image ${id}`)],
  };
}

/** Hashes of the images whose original is in the store. */
function storedHashes(folder: string): Set<string> {
  const entries = readdirSync(path.join(folder, 's3'), { recursive: true, encoding: 'utf8' });
  const found = entries.flatMap(
    (entry) => /image[/\\]([0-9a-f]{64})[/\\]original/.exec(entry)?.[1] ?? [],
  );
  return new Set(found);
}
