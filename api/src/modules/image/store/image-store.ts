import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import {
  IS_SHOWN_BY_BUSINESS,
  IS_SHOWN_BY_JOB,
  IS_SHOWN_EDITORIAL,
} from '../../../kernel/query/select.ts';
import type { ImageRef } from '../../../kernel/schema/shapes.ts';
import type { NewImage, StoredImage } from '../file/image-row.ts';
import { withImageTransaction } from './image-transaction.ts';
import { drawingOf, ImageVariants, type ServedImage } from '../variant/image-variants.ts';
import {
  servedWidth,
  normalizeImage,
  type ImageFormat,
  type Original,
  type ImageSource,
} from '../file/image.ts';

export interface ImageStore {
  /** Validates an image without storing it; refuses what `add` refuses. */
  read(source: ImageSource): Promise<Original>;
  /** Validates, sanitizes and stores an image (PNG or JPEG, at most 5 MB); throws `FILE_TOO_LARGE` or `FILE_TYPE`. */
  add(bytes: Uint8Array, image: NewImage): Promise<ImageRef>;
  /** Stores a generated image as it is; uploads must use `add`. */
  store(picture: Original, image: NewImage): Promise<ImageRef>;
  find(id: string): Promise<StoredImage | null>;
  /** The variant whose width is nearest to `width`, generated if necessary; throws `IMAGE_NOT_EXIST`. */
  variant(image: StoredImage, width: number, format: ImageFormat): Promise<Buffer>;
  /** The same for a request from an IP address, which gets the nearest existing variant when the queue is long. */
  serve(
    image: StoredImage,
    width: number,
    format: ImageFormat,
    address: string,
  ): Promise<ServedImage>;
}

/** Uploads and variant requests take turns. */
const UPLOADS = { line: 'uploads' };

export function createImageStore(
  services: Pick<Services, 'db' | 'files' | 'events' | 'log'>,
): ImageStore {
  const { queue } = drawingOf(services.files);
  const variants = new ImageVariants(services);

  async function store(picture: Original, image: NewImage): Promise<ImageRef> {
    const { width, height, placeholder } = picture;
    const id = await withImageTransaction(services, [picture], (_trx, storeOne) =>
      storeOne(picture, image),
    );
    return { id, width, height, alt: image.alt, placeholder };
  }

  return {
    read: (source) => queue.run(() => normalizeImage(source), UPLOADS),

    add: async (bytes, image) =>
      store(await queue.run(() => normalizeImage(bytes), UPLOADS), image),

    store,

    async find(id) {
      const { rows } = await sql<StoredImage>`
        SELECT i.id, i.hash, i.format, i.width, i.placeholder, i.talent_id, i.business_profile_id, i.created_by,
          i.is_editorial,
          CASE WHEN (i.talent_id IS NULL OR t.is_public) AND ${sql.raw(IS_SHOWN_BY_BUSINESS)}
              AND ${sql.raw(IS_SHOWN_BY_JOB)} AND ${sql.raw(IS_SHOWN_EDITORIAL)}
            THEN i.access ELSE 'private' END AS access
        FROM image i LEFT JOIN talent t ON t.id = i.talent_id
        WHERE i.id = ${id} AND i.deleted_at IS NULL`.execute(services.db);
      return rows[0] ?? null;
    },

    variant: (image, width, format) =>
      variants.exact(image, servedWidth(width, image.width), format),

    serve: (image, width, format, address) =>
      variants.serve(image, servedWidth(width, image.width), format, address),
  };
}
