import { webcrypto } from 'node:crypto';
import { AppError, type Services } from '@dara/backend';
import { sql, type Kysely, type Transaction } from 'kysely';
import { insertImage, originalKey, type NewImage } from './image-store.ts';
import type { Original } from './picture.ts';

/** Keeps one of the pictures that were announced; answers its id. */
export type Keep = (picture: Original, image: NewImage) => Promise<string>;

type Files = Services['files'];

/**
 * A transaction that keeps pictures: when it fails, their files are gone with their rows. A file belongs to all
 * images of the same bytes, so writers of the same bytes wait for one another.
 */
export async function keepTogether<T>(
  { db, files }: Pick<Services, 'db' | 'files'>,
  pictures: readonly Original[],
  run: (trx: Transaction<unknown>, keep: Keep) => Promise<T>,
): Promise<T> {
  const hashes = new Map<Original, string>();
  for (const picture of pictures) hashes.set(picture, await hashOf(picture));
  return db.transaction().execute(async (trx) => {
    await lockHashes(trx, [...hashes.values()]);
    const written = new Set<string>();
    try {
      return await run(trx, async (picture, image) => {
        const hash = hashes.get(picture) ?? (await hashOf(picture));
        await keepFile(files, written, hash, picture);
        return insertImage(trx, hash, picture, image);
      });
    } catch (error) {
      // While the locks are still held.
      for (const key of written) await files.delete(key);
      throw error;
    }
  });
}

/** Off the main thread: a form's worth of pictures would hold everybody else up. */
async function hashOf({ bytes }: Original): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** In one order, so that two transactions never wait for each other. */
async function lockHashes(trx: Kysely<unknown>, hashes: string[]): Promise<void> {
  const keys = [...new Set(hashes)].sort().map((hash) => BigInt(`0x${hash.slice(0, 15)}`));
  for (const key of keys) {
    await sql`SELECT pg_advisory_xact_lock(${key.toString()}::bigint)`.execute(trx);
  }
}

/** A full disk has a name of its own, so that people are told what is the matter. */
async function put(files: Files, key: string, { bytes, format }: Original): Promise<void> {
  try {
    await files.put(key, bytes, { contentType: `image/${format}` });
  } catch (cause) {
    const { code } = cause as { code?: unknown };
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new AppError('STORAGE_FULL', { cause });
    throw cause;
  }
}

async function keepFile(
  files: Files,
  written: Set<string>,
  hash: string,
  picture: Original,
): Promise<void> {
  const key = originalKey({ hash, format: picture.format });
  if (await files.stat(key)) return;
  written.add(key);
  await put(files, key, picture);
}
