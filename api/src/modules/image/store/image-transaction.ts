import { withoutBeforeCommit, type Services, type Trx } from '@dara/backend';
import { insertImage, replaceFile, type NewImage } from '../file/image-row.ts';
import {
  registerPendingFiles,
  lockPendingFiles,
  writeOriginal,
  removePendingFiles,
} from '../file/image-files.ts';
import { hashOf } from '../file/image-hash.ts';
import type { Original } from '../file/image.ts';

/** Called when new images without variants were stored. */
export const PICTURES_CHANNEL = 'pictures';

/** Inserts the row of one of the transaction's images; returns its id. */
export type StoreImage = (picture: Original, image: NewImage) => Promise<string>;

/** Replaces the file of a stored image by one of the transaction's images; the id stays. */
export type ReplaceImage = (id: string, picture: Original) => Promise<void>;

/**
 * A transaction that stores images. Their files are written before it begins, since a slow file store must not hold a
 * database connection. When it fails, even at commit, files and rows are removed; when that fails too, or the process
 * dies, the clean-up removes them.
 */
export async function withImageTransaction<T>(
  { db, files, events }: Pick<Services, 'db' | 'files' | 'events'>,
  images: readonly Original[],
  run: (trx: Trx, storeImage: StoreImage, replaceImage: ReplaceImage) => Promise<T>,
): Promise<T> {
  const hashes = new Map<Original, string>();
  for (const picture of images) hashes.set(picture, await hashOf(picture));
  const pending = await registerPendingFiles(db, [...hashes.values()]);
  try {
    for (const [picture, hash] of hashes) await writeOriginal(files, hash, picture);
    return await db.transaction().execute(async (trx) => {
      if (images.length > 0) {
        await lockPendingFiles(trx, [...hashes.values()]);
        await events.hint(PICTURES_CHANNEL, trx);
      }
      const hashOfGiven = (picture: Original): string => {
        const hash = hashes.get(picture);
        if (hash === undefined) throw new Error('a picture that was not given to the transaction');
        return hash;
      };
      return run(
        trx,
        async (picture, image) => insertImage(trx, hashOfGiven(picture), picture, image),
        async (id, picture) => replaceFile(trx, id, hashOfGiven(picture), picture),
      );
    });
  } catch (error) {
    await withoutBeforeCommit(() => removePendingFiles({ db, files }, pending)).catch(
      () => undefined,
    );
    throw error;
  }
}
