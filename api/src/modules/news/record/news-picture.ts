import { type Db, invalidField } from '@dara/backend';
import { sql } from 'kysely';
import {
  retainPicturesOf,
  type Original,
  type PictureField,
  type StoreImage,
} from '../../image/image.public.ts';
import type { NewsInput } from './news-record.schema.ts';

export const NEWS_PICTURES = {
  image: { max: 1 },
  shareImage: { max: 1 },
} satisfies Record<string, PictureField>;

/** Maximum number of files per form field of an article. */
export const NEWS_UPLOADS = { image: 1, shareImage: 1 };

export interface NewsFiles {
  image: Original | undefined;
  shareImage: Original | undefined;
}

/** The ids of an article's two images, as far as a write changes them. */
export interface PictureColumns {
  image_id?: string | null;
  share_image_id?: string | null;
}

type PictureInput = Pick<NewsInput, 'imageId' | 'shareImageId'>;
const FIELDS = ['imageId', 'shareImageId'] as const;

/** Refuses images that are not editorial, or are deleted. */
export async function requireNewsPictures(
  db: Db,
  data: PictureInput,
  known: PictureInput,
): Promise<void> {
  for (const field of FIELDS) {
    const id = data[field];
    if (!id || id.toLowerCase() === known[field]) continue;
    const { rows } = await sql`
      SELECT 1 FROM image WHERE id = ${id} AND is_editorial AND deleted_at IS NULL`.execute(db);
    if (rows.length === 0) throw invalidField(field, 'exist');
  }
}

/** Stores uploads and returns the article's images after the write. */
export async function pictureColumns(
  storeImage: StoreImage,
  data: PictureInput,
  files: NewsFiles,
  createdBy: string,
): Promise<PictureColumns> {
  const owner = { alt: null, access: 'public', isEditorial: true, createdBy } as const;
  const columns: PictureColumns = {};
  if (files.image) columns.image_id = await storeImage(files.image, owner);
  else if (data.imageId !== undefined) columns.image_id = data.imageId;
  if (files.shareImage) columns.share_image_id = await storeImage(files.shareImage, owner);
  else if (data.shareImageId !== undefined) columns.share_image_id = data.shareImageId;
  return columns;
}

/** Protects the images of an article from the clean-up. */
export function retainPictures(trx: Db, newsId: string): Promise<void> {
  return retainPicturesOf(
    trx,
    sql`SELECT unnest(text_image_ids || image_id || share_image_id) FROM news WHERE id = ${newsId}`,
  );
}
