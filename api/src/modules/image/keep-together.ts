import type { Services } from '@dara/backend';
import type { Transaction } from 'kysely';
import { insertImage, type NewImage } from './image-row.ts';
import { announceFiles, holdFiles, keepFile, removeAnnounced } from './picture-files.ts';
import { hashOf } from './picture-hash.ts';
import type { Original } from './picture.ts';

/** Told when pictures were stored that are not drawn yet in the widths that pages ask for. */
export const PICTURES_CHANNEL = 'pictures';

/** Writes the row of one of the pictures that were announced; answers its id. */
export type Keep = (picture: Original, image: NewImage) => Promise<string>;

/**
 * A transaction that keeps pictures. Their files are written before it begins, since a store that hangs must not hold a
 * connection of the database; when it fails, be it at its very end, they are gone with their rows. Should that
 * fail too, or the process end, the clean-up finds them.
 */
export async function keepTogether<T>(
  { db, files, events }: Pick<Services, 'db' | 'files' | 'events'>,
  pictures: readonly Original[],
  run: (trx: Transaction<unknown>, keep: Keep) => Promise<T>,
): Promise<T> {
  const hashes = new Map<Original, string>();
  for (const picture of pictures) hashes.set(picture, await hashOf(picture));
  const announced = await announceFiles(db, [...hashes.values()]);
  try {
    for (const [picture, hash] of hashes) await keepFile(files, hash, picture);
    return await db.transaction().execute(async (trx) => {
      await holdFiles(trx, [...hashes.values()]);
      if (pictures.length > 0) await events.hint(PICTURES_CHANNEL, trx);
      return run(trx, async (picture, image) => {
        const hash = hashes.get(picture);
        if (hash === undefined) throw new Error('a picture that was not announced');
        return insertImage(trx, hash, picture, image);
      });
    });
  } catch (error) {
    await removeAnnounced({ db, files }, announced).catch(() => undefined);
    throw error;
  }
}
