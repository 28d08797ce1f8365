import { createHash } from 'node:crypto';
import { AppError, databaseOf, type Services } from '@dara/backend';
import type { DB } from '../../domain/db.ts';
import type { ImageAccess } from '../../domain/enumerations.ts';
import { newId } from '../../domain/new-id.ts';
import type { ImageRef, Localized } from '../../domain/shapes.ts';
import type { Kysely } from 'kysely';
import { EncodingQueue } from './encoding-queue.ts';
import { encodeVariant, servedWidth, takeIn, type ImageFormat, type Original } from './picture.ts';

export interface NewImage {
  alt: Localized | null;
  access: ImageAccess;
  /** Whose it is; the owner may see it when it is private. */
  talentId?: string;
  businessProfileId?: string;
  createdBy?: string;
}

export interface StoredImage {
  id: string;
  hash: string;
  format: 'jpeg' | 'png';
  width: number;
  access: ImageAccess;
  talent_id: string | null;
  business_profile_id: string | null;
  created_by: string | null;
}

export interface ImageStore {
  /** Checks and cleans a picture without keeping it; refuses what `add` refuses. */
  read(bytes: Uint8Array): Promise<Original>;
  /** Checks, cleans and keeps a picture (png or jpeg, 5 MB at most); throws `FILE_TOO_LARGE` or `FILE_TYPE`. */
  add(bytes: Uint8Array, image: NewImage): Promise<ImageRef>;
  /** Keeps a picture that the server itself drew, as it is; what came from outside goes through `add`. */
  keep(picture: Original, image: NewImage): Promise<ImageRef>;
  find(id: string): Promise<StoredImage | null>;
  /** The picture at the listed width nearest to `width`; made at the first request and kept. */
  variant(image: StoredImage, width: number, format: ImageFormat): Promise<Buffer>;
}

export function originalKey({ hash, format }: Pick<StoredImage, 'hash' | 'format'>): string {
  return `image/${hash}/original.${format}`;
}

/** The row of a picture whose file is kept; answers its id. */
export async function insertImage(
  db: Kysely<unknown>,
  hash: string,
  { bytes, format, width, height, placeholder }: Original,
  { alt, access, talentId, businessProfileId, createdBy }: NewImage,
): Promise<string> {
  const id = newId();
  await databaseOf<DB>({ db })
    .insertInto('image')
    .values({
      id,
      hash,
      format,
      width,
      height,
      size: bytes.byteLength,
      alt: alt && JSON.stringify(alt),
      placeholder,
      access,
      talent_id: talentId ?? null,
      business_profile_id: businessProfileId ?? null,
      created_by: createdBy ?? null,
    })
    .execute();
  return id;
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
  const db = databaseOf<DB>(services);
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
    const hash = createHash('sha256').update(picture.bytes).digest('hex');
    const { format, width, height, placeholder } = picture;
    const key = originalKey({ hash, format });
    if (!(await files.stat(key))) {
      await files.put(key, picture.bytes, { contentType: `image/${format}` });
    }
    const id = await insertImage(services.db, hash, picture, image);
    return { id, width, height, alt: image.alt, placeholder };
  }

  return {
    read: (bytes) => queue.run(() => takeIn(bytes)),

    add: async (bytes, image) => keep(await queue.run(() => takeIn(bytes)), image),

    keep,

    async find(id) {
      const row = await db
        .selectFrom('image')
        .select([
          'id',
          'hash',
          'format',
          'width',
          'access',
          'talent_id',
          'business_profile_id',
          'created_by',
        ])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row ?? null;
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
