import type { Services } from '@dara/backend';
import type { Transaction } from 'kysely';
import { insertImage, type NewImage } from './image-row.ts';
import { announceFiles, keepFile, lockHashes, removeUnusedFiles } from './picture-files.ts';
import { hashOf } from './picture-hash.ts';
import type { Original } from './picture.ts';

/** Keeps one of the pictures that were announced; answers its id. */
export type Keep = (picture: Original, image: NewImage) => Promise<string>;

/**
 * A transaction that keeps pictures: when it fails, be it at its very end, their files are gone with their rows.
 * Should that fail too, or the process end, the clean-up finds them.
 */
export async function keepTogether<T>(
  { db, files }: Pick<Services, 'db' | 'files'>,
  pictures: readonly Original[],
  run: (trx: Transaction<unknown>, keep: Keep) => Promise<T>,
): Promise<T> {
  const hashes = new Map<Original, string>();
  for (const picture of pictures) hashes.set(picture, await hashOf(picture));
  const announced = [...new Set(hashes.values())];
  await announceFiles(db, announced);
  try {
    return await db.transaction().execute(async (trx) => {
      await lockHashes(trx, announced);
      return run(trx, async (picture, image) => {
        const hash = hashes.get(picture);
        if (hash === undefined) throw new Error('a picture that was not announced');
        await keepFile(files, hash, picture);
        return insertImage(trx, hash, picture, image);
      });
    });
  } catch (error) {
    await removeUnusedFiles({ db, files }, announced).catch(() => undefined);
    throw error;
  }
}
