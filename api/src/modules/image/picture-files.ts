import { AppError, isStorageFull, type Services } from '@dara/backend';
import { sql, type Kysely } from 'kysely';
import type { ImageFormat, Original } from './picture.ts';

type Files = Services['files'];
type Db = Kysely<unknown>;

/** Far longer than a save lasts: whatever lies there by then without a record was left behind. */
const CHECK_AFTER = '1 hour';

const VARIANT = /\/(\d+)\.(avif|webp|jpg)$/;

const folderOf = (hash: string): string => `image/${hash}/`;

export function originalKey({ hash, format }: { hash: string; format: Original['format'] }) {
  return `${folderOf(hash)}original.${format}`;
}

/** Where the picture at one width is kept beside the original. */
export function variantKey(hash: string, width: number, format: ImageFormat): string {
  return `${folderOf(hash)}${width}.${format}`;
}

/** What is kept of a picture beside its original. */
export async function storedVariants(
  files: Files,
  hash: string,
): Promise<{ width: number; format: ImageFormat }[]> {
  const keys = await files.list(folderOf(hash));
  return keys.flatMap((key) => {
    const [, width, format] = VARIANT.exec(key) ?? [];
    return width && format ? [{ width: Number(width), format: format as ImageFormat }] : [];
  });
}

/** A file belongs to all images of the same bytes: writers and removers of the same bytes wait for one another. */
export async function lockHashes(trx: Db, hashes: readonly string[]): Promise<void> {
  // In one order, so that two transactions never wait for each other.
  const keys = [...new Set(hashes)].sort().map((hash) => BigInt(`0x${hash.slice(0, 15)}`));
  for (const key of keys) {
    await sql`SELECT pg_advisory_xact_lock(${key.toString()}::bigint)`.execute(trx);
  }
}

/** Before anything is written: should the process end in the middle, the files are found and removed. */
export async function announceFiles(db: Db, hashes: readonly string[]): Promise<void> {
  const sorted = [...new Set(hashes)].sort();
  if (sorted.length === 0) return;
  await sql`
    INSERT INTO image_file_check (hash, due_at)
    SELECT hash, now() + ${CHECK_AFTER}::interval FROM unnest(${sorted}::text[]) AS hash ORDER BY hash
    ON CONFLICT (hash) DO UPDATE SET due_at = excluded.due_at`.execute(db);
}

/** Keeps a picture's file, unless it is there already; its hash is locked. */
export async function keepFile(
  files: Files,
  hash: string,
  { content, format }: Pick<Original, 'content' | 'format'>,
): Promise<void> {
  const key = originalKey({ hash, format });
  if (await files.stat(key)) return;
  try {
    await files.put(key, content, { contentType: `image/${format}` });
  } catch (cause) {
    // A full disk has a name of its own, so that people are told what is the matter.
    throw isStorageFull(cause) ? new AppError('STORAGE_FULL', { cause }) : cause;
  }
}

/** Removes the files of these bytes when no image has them, in all widths. */
export async function removeUnusedFiles(
  { db, files }: Pick<Services, 'db' | 'files'>,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await lockHashes(trx, hashes);
    const { rows } = await sql<{ hash: string }>`
      SELECT DISTINCT hash FROM image WHERE hash = ANY (${[...hashes]}::text[])`.execute(trx);
    const used = new Set(rows.map(({ hash }) => hash));
    for (const hash of hashes) {
      if (used.has(hash)) continue;
      for (const key of await files.list(folderOf(hash))) await files.delete(key);
    }
  });
}
