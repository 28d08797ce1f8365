import { AppError, type Db, isStorageFull, type Services } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import type { ImageFormat, Original } from './image.ts';

type Files = Services['files'];
/** Far longer than a save takes: an older file without a record is an orphan. */
const CHECK_AFTER = '1 hour';
/** A process that began to remove files this long ago has died. */
const REMOVAL = '1 minute';
const WAIT_MS = 10_000;
const POLL_MS = 50;

const ORIGINAL_TYPES: Record<Original['format'], string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};
const VARIANT = /\/(\d+)\.(avif|webp|jpg)$/;

const folderOf = (hash: string): string => `image/${hash}/`;

export function originalKey({ hash, format }: { hash: string; format: Original['format'] }) {
  return `${folderOf(hash)}original.${format}`;
}

/** Key of the image variant of one width, beside the original. */
export function variantKey(hash: string, width: number, format: ImageFormat): string {
  return `${folderOf(hash)}${width}.${format}`;
}

/** Prefix of all variants of an image. */
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

/** All images with the same bytes share a file: decisions about it are serialized by a lock. */
async function lockHashes(trx: Db, hashes: readonly string[]): Promise<void> {
  // In one order, so that two transactions never wait for each other.
  const keys = [...new Set(hashes)].sort().map((hash) => BigInt(`0x${hash.slice(0, 15)}`));
  await sql`
    SELECT pg_advisory_xact_lock(key)
    FROM unnest(${keys.map(String)}::bigint[]) WITH ORDINALITY u (key, position) ORDER BY position`.execute(
    trx,
  );
}

/** A hash whose files a save is about to write. */
export interface PendingFile {
  hash: string;
  /** As the database writes it, to the microsecond: identifies the registration. */
  dueAt: string;
  /** False when another save had registered the hash before: that save may still rely on the file. */
  isNew: boolean;
}

/**
 * Registers hashes before their files are written, so that files of a crashed save are found and removed. Waits for a
 * removal in progress; after that no removal starts until the save is long over.
 */
export async function registerPendingFiles(
  db: Db,
  hashes: readonly string[],
): Promise<PendingFile[]> {
  const pending = new Map<string, PendingFile>();
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const waiting = [...new Set(hashes)].filter((hash) => !pending.has(hash)).sort();
    if (waiting.length === 0) return [...pending.values()];
    if (Date.now() > end) throw new AppError('UNAVAILABLE', { retryAfterS: 5 });
    const { rows } = await sql<PendingFile>`
      INSERT INTO image_file_check AS c (hash, due_at)
      SELECT hash, clock_timestamp() + ${CHECK_AFTER}::interval
      FROM unnest(${waiting}::text[]) AS hash ORDER BY hash
      ON CONFLICT (hash) DO UPDATE SET due_at = excluded.due_at, removing_at = NULL
      WHERE c.removing_at IS NULL OR c.removing_at < now() - ${REMOVAL}::interval
      RETURNING hash, due_at::text AS "dueAt", xmax = 0 AS "isNew"`.execute(db);
    for (const row of rows) pending.set(row.hash, row);
    if (rows.length < waiting.length) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Locks pending hashes for a save; refuses one that took so long that its files may have been removed. */
export async function lockPendingFiles(trx: Db, hashes: readonly string[]): Promise<void> {
  await lockHashes(trx, hashes);
  const { rows } = await sql`
    SELECT 1 FROM image_file_check
    WHERE hash = ANY (${[...hashes]}::text[]) AND removing_at IS NULL`.execute(trx);
  if (rows.length < new Set(hashes).size) throw new AppError('UNAVAILABLE', { retryAfterS: 1 });
}

/** Writes the original, unless it exists; its hash must be registered as pending. */
export async function writeOriginal(
  files: Files,
  hash: string,
  { content, format }: Pick<Original, 'content' | 'format'>,
): Promise<void> {
  const key = originalKey({ hash, format });
  if (await files.stat(key)) return;
  try {
    await files.put(key, content, { contentType: ORIGINAL_TYPES[format] });
  } catch (cause) {
    // Reported as an error of its own, so that users learn the cause.
    throw isStorageFull(cause) ? new AppError('STORAGE_FULL', { cause }) : cause;
  }
}

/** Removes the files of pending hashes after a failed save, except those that other images use. */
export async function removePendingFiles(
  services: Pick<Services, 'db' | 'files'>,
  pending: readonly PendingFile[],
): Promise<void> {
  const own = pending.filter(({ isNew }) => isNew);
  const times = own.map(({ dueAt }) => dueAt);
  // A concurrent save of the same bytes has updated the time.
  await removeUnused(
    services,
    own.map(({ hash }) => hash),
    sql`due_at = ANY (${times}::timestamptz[])`,
  );
}

/** Removes all files of hashes that are due and have no image. */
export async function removeDue(
  services: Pick<Services, 'db' | 'files'>,
  hashes: readonly string[],
): Promise<void> {
  await removeUnused(services, hashes, sql`due_at <= now()`);
}

async function removeUnused(
  { db, files }: Pick<Services, 'db' | 'files'>,
  hashes: readonly string[],
  condition: RawBuilder<unknown>,
): Promise<void> {
  if (hashes.length === 0) return;
  // Decided in a transaction, done outside: the store may hang.
  const decided = await db.transaction().execute(async (trx) => {
    await lockHashes(trx, hashes);
    const { rows } = await sql<{ hash: string }>`
      UPDATE image_file_check c SET removing_at = now()
      WHERE hash = ANY (${[...hashes]}::text[]) AND ${condition}
        AND (removing_at IS NULL OR removing_at < now() - ${REMOVAL}::interval)
        AND NOT EXISTS (SELECT 1 FROM image i WHERE i.hash = c.hash)
      RETURNING hash`.execute(trx);
    return rows.map(({ hash }) => hash);
  });
  try {
    for (const hash of decided) {
      for (const key of await files.list(folderOf(hash))) await files.delete(key);
    }
  } catch (error) {
    await sql`
      UPDATE image_file_check SET removing_at = NULL WHERE hash = ANY (${decided}::text[])`.execute(
      db,
    );
    throw error;
  }
  await sql`
    DELETE FROM image_file_check
    WHERE hash = ANY (${decided}::text[]) AND removing_at IS NOT NULL`.execute(db);
}
