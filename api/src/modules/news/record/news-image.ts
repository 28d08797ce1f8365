import { type Db, invalidField } from '@dara/backend';
import { sql } from 'kysely';
import {
  retainImagesOf,
  type ImageField,
  type Images,
  type StoreImage,
} from '../../image/image.public.ts';
import type { NewsInput } from './news-record.schema.ts';

export const NEWS_PICTURES = {
  image: { max: 1 },
  shareImage: { max: 1 },
} satisfies Record<string, ImageField>;

/** Maximum number of files per form field of an article. */
export const NEWS_UPLOADS = { image: 1, shareImage: 1 };

/** The uploaded images, one of each field at most. */
export type NewsImages = Images<keyof typeof NEWS_PICTURES>;

type ImageInput = Pick<NewsInput, 'imageId' | 'shareImageId'>;
const FIELDS = ['imageId', 'shareImageId'] as const;

/** Refuses images that are not editorial, or are deleted. */
export async function requireNewsImages(
  db: Db,
  data: ImageInput,
  known: ImageInput,
): Promise<void> {
  for (const field of FIELDS) {
    const id = data[field];
    if (!id || id === known[field]) continue;
    const { rows } = await sql`
      SELECT 1 FROM image WHERE id = ${id} AND is_editorial AND deleted_at IS NULL`.execute(db);
    if (rows.length === 0) throw invalidField(field, 'exist');
  }
}

/** Stores uploads and returns the article's images after the write; undefined ones stay. */
export async function imageColumns(
  storeImage: StoreImage,
  data: ImageInput,
  { image: [image], shareImage: [shareImage] }: NewsImages,
  createdBy: string,
) {
  const owner = { alt: null, access: 'public', isEditorial: true, createdBy } as const;
  return {
    image_id: image ? await storeImage(image, owner) : data.imageId,
    share_image_id: shareImage ? await storeImage(shareImage, owner) : data.shareImageId,
  };
}

/** Protects the images of an article from the clean-up. */
export function retainImages(trx: Db, newsId: string): Promise<void> {
  return retainImagesOf(
    trx,
    sql`SELECT unnest(text_image_ids || image_id || share_image_id) FROM news WHERE id = ${newsId}`,
  );
}
