import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { Original, StoreImage } from '../../image/image.public.ts';

interface ImageChange {
  id: string;
  /** Null removes the image. */
  picture: Original | undefined;
}

/** Replaces a user's image; the old one is discarded if only this account used it. */
export async function writeProfileImage(
  trx: Db,
  storeImage: StoreImage,
  { id, picture }: ImageChange,
): Promise<void> {
  const { image_id: left } = await trx
    .selectFrom('profile')
    .select('image_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // A private image is visible to its creator: the user, even if another user uploaded the file.
  const owner = { alt: null, access: 'private', createdBy: id } as const;
  const imageId = picture ? await storeImage(picture, owner) : null;
  await trx.updateTable('profile').set({ image_id: imageId }).where('id', '=', id).execute();
  if (left === null) return;
  await sql`
    UPDATE image i SET deleted_at = now(), updated_at = now(), version = version + 1
    WHERE i.id = ${left} AND i.created_by = ${id} AND i.access = 'private'
      AND i.talent_id IS NULL AND i.business_profile_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM profile p WHERE p.image_id = i.id)`.execute(trx);
}
