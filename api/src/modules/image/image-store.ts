import { AppError, type Services } from '@dara/backend';
import { sql } from 'kysely';
import type { ImageAccess } from '../../domain/enumerations.ts';
import { IS_SHOWN_BY_BUSINESS } from '../../domain/select.ts';
import type { ImageRef } from '../../domain/shapes.ts';
import { EncodingQueue } from './encoding-queue.ts';
import type { NewImage } from './image-row.ts';
import { keepTogether } from './keep-together.ts';
import { originalKey } from './picture-files.ts';
import {
  encodeVariant,
  servedWidth,
  takeIn,
  type ImageFormat,
  type Original,
  type PictureSource,
} from './picture.ts';

export interface StoredImage {
  id: string;
  hash: string;
  format: 'jpeg' | 'png';
  width: number;
  /** Pictures of a talent or a business that is not public are private, whatever they were stored as. */
  access: ImageAccess;
  talent_id: string | null;
  business_profile_id: string | null;
  created_by: string | null;
}

export interface ImageStore {
  /** Checks and cleans a picture without keeping it; refuses what `add` refuses. */
  read(source: PictureSource): Promise<Original>;
  /** Checks, cleans and keeps a picture (png or jpeg, 5 MB at most); throws `FILE_TOO_LARGE` or `FILE_TYPE`. */
  add(bytes: Uint8Array, image: NewImage): Promise<ImageRef>;
  /** Keeps a picture that the server itself drew, as it is; what came from outside goes through `add`. */
  keep(picture: Original, image: NewImage): Promise<ImageRef>;
  find(id: string): Promise<StoredImage | null>;
  /** The picture at the listed width nearest to `width`; made at the first request and kept. */
  variant(image: StoredImage, width: number, format: ImageFormat): Promise<Buffer>;
}

/** Every store of a process waits in the same queue. */
const queues = new WeakMap<Services['files'], EncodingQueue>();

function queueOf(files: Services['files']): EncodingQueue {
  const queue = queues.get(files) ?? new EncodingQueue();
  queues.set(files, queue);
  return queue;
}

export function createImageStore(services: Pick<Services, 'db' | 'files'>): ImageStore {
  const { files } = services;
  const queue = queueOf(files);
  const inProgress = new Map<string, Promise<Buffer>>();

  async function make(image: StoredImage, key: string, width: number, format: ImageFormat) {
    const known = await files.get(key);
    if (known) return known;
    const original = await files.get(originalKey(image));
    if (!original) throw new AppError('IMAGE_NOT_EXIST');
    const bytes = await queue.run(() => encodeVariant(original, width, format));
    await files.put(key, bytes);
    return bytes;
  }

  async function keep(picture: Original, image: NewImage): Promise<ImageRef> {
    const { width, height, placeholder } = picture;
    const id = await keepTogether(services, [picture], (_trx, keepOne) => keepOne(picture, image));
    return { id, width, height, alt: image.alt, placeholder };
  }

  return {
    read: (source) => queue.run(() => takeIn(source)),

    add: async (bytes, image) => keep(await queue.run(() => takeIn(bytes)), image),

    keep,

    async find(id) {
      const { rows } = await sql<StoredImage>`
        SELECT i.id, i.hash, i.format, i.width, i.talent_id, i.business_profile_id, i.created_by,
          CASE WHEN (i.talent_id IS NULL OR t.is_public) AND ${sql.raw(IS_SHOWN_BY_BUSINESS)}
            THEN i.access ELSE 'private' END AS access
        FROM image i LEFT JOIN talent t ON t.id = i.talent_id
        WHERE i.id = ${id} AND i.deleted_at IS NULL`.execute(services.db);
      return rows[0] ?? null;
    },

    variant(image, askedWidth, format) {
      const width = servedWidth(askedWidth, image.width);
      const key = `image/${image.hash}/${width}.${format}`;
      const running = inProgress.get(key);
      if (running) return running;
      const made = make(image, key, width, format).finally(() => inProgress.delete(key));
      inProgress.set(key, made);
      return made;
    },
  };
}
