import { AppError, type Services } from '@dara/backend';
import { EncodingQueue } from './encoding-queue.ts';
import type { StoredImage } from '../file/image-row.ts';
import { originalKey, storedVariants, variantKey } from '../file/image-files.ts';
import { encodeVariant, servedWidth, WIDTHS, type ImageFormat } from '../file/image.ts';

export interface ServedImage {
  bytes: Buffer;
  format: ImageFormat;
  /** False for a placeholder, which must not be cached. */
  isExact: boolean;
}

type Picture = Pick<StoredImage, 'id' | 'hash' | 'format' | 'width' | 'placeholder'>;
type VariantServices = Pick<Services, 'files' | 'log'>;

/** Longer queues are not worth waiting for: the placeholder is sent immediately. */
const WORTH_WAITING = { ofLine: 4, inAll: 24 };
const PLACEHOLDER = /^data:image\/webp;base64,(.+)$/;
/** Formats that every browser with support for the first one can show. */
const SHOWN_INSTEAD: Record<ImageFormat, readonly ImageFormat[]> = {
  avif: ['avif', 'webp', 'jpg'],
  webp: ['webp', 'jpg'],
  jpg: ['jpg'],
};

/**
 * Shared by all stores of a process, so that no variant is generated twice concurrently and the cores are shared once.
 */
interface Drawing {
  queue: EncodingQueue;
  /** For small placeholders, which take some milliseconds each. */
  quick: EncodingQueue;
  inProgress: Map<string, Promise<Buffer>>;
}

const drawings = new WeakMap<Services['files'], Drawing>();

export function drawingOf(files: Services['files']): Drawing {
  const known = drawings.get(files);
  if (known) return known;
  const drawing = {
    queue: new EncodingQueue(),
    quick: new EncodingQueue(),
    inProgress: new Map<string, Promise<Buffer>>(),
  };
  drawings.set(files, drawing);
  return drawing;
}

/** Image variants in the widths and formats that pages request: generated once, and stored beside the original. */
export class ImageVariants {
  readonly #files: Services['files'];
  readonly #log: Services['log'];
  readonly #drawing: Drawing;

  constructor({ files, log }: VariantServices) {
    this.#files = files;
    this.#log = log;
    this.#drawing = drawingOf(files);
  }

  /** The variant of one width, however long it takes; throws `IMAGE_NOT_EXIST` without an original. */
  async exact(
    picture: Picture,
    width: number,
    format: ImageFormat,
    line?: string,
  ): Promise<Buffer> {
    const key = variantKey(picture.hash, width, format);
    return (
      (await this.#files.get(key)) ??
      this.#draw(picture, width, format, (draw) =>
        this.#drawing.queue.run(draw, line === undefined ? {} : { line }),
      )
    );
  }

  /** Generates a missing variant when the queue is empty. Throws when it cannot be stored. */
  async drawInBackground(picture: Picture, width: number, format: ImageFormat): Promise<void> {
    const key = variantKey(picture.hash, width, format);
    if (await this.#files.stat(key)) return;
    const draw = async () => this.#files.put(key, await this.#encode(picture, width, format));
    await this.#drawing.queue.run(draw, { isBackground: true });
  }

  /** The requested variant for a client address, or immediately the nearest existing one. */
  async serve(
    picture: Picture,
    width: number,
    format: ImageFormat,
    address: string,
  ): Promise<ServedImage> {
    const key = variantKey(picture.hash, width, format);
    const known = await this.#files.get(key);
    if (known) return { bytes: known, format, isExact: true };
    const { queue, inProgress } = this.#drawing;
    if (!inProgress.has(key) && !queue.hasCapacity(address, WORTH_WAITING)) {
      return (await this.#nearest(picture, width, format)) ?? this.#small(picture);
    }
    try {
      const bytes = await this.#draw(picture, width, format, (draw) =>
        queue.run(draw, { line: address }),
      );
      return { bytes, format, isExact: true };
    } catch (error) {
      const nearest = isGone(error) ? await this.#nearest(picture, width, format) : null;
      if (!nearest) throw error;
      return nearest;
    }
  }

  /** Concurrent requests share one encoding; a full disk does not prevent sending the result. */
  #draw(
    picture: Picture,
    width: number,
    format: ImageFormat,
    inTurn: (draw: () => Promise<Buffer>) => Promise<Buffer>,
  ): Promise<Buffer> {
    const { inProgress } = this.#drawing;
    const key = variantKey(picture.hash, width, format);
    const running = inProgress.get(key);
    if (running) return running;
    const made = inTurn(async () => {
      const bytes = await this.#encode(picture, width, format);
      await this.#files.put(key, bytes).catch((error: unknown) => {
        this.#log.warn({ err: error, key }, 'failed to store a generated image variant');
      });
      return bytes;
    }).finally(() => inProgress.delete(key));
    inProgress.set(key, made);
    return made;
  }

  /** Reads the original only when its turn comes, so that waiting requests hold no memory. */
  async #encode(picture: Picture, width: number, format: ImageFormat): Promise<Buffer> {
    const { id, hash } = picture;
    const original = await this.#files.get(originalKey(picture));
    if (!original) {
      this.#log.error({ image: id, hash }, 'the original of an image is gone');
      throw new AppError('IMAGE_NOT_EXIST');
    }
    try {
      return await encodeVariant(original, width, format, picture.format);
    } catch (cause) {
      this.#log.error({ err: cause, image: id, hash }, 'the original of an image is damaged');
      throw new AppError('IMAGE_NOT_EXIST', { cause });
    }
  }

  /** The stored variant with the nearest width; the wider one on a tie. */
  async #nearest(
    { hash }: Picture,
    width: number,
    format: ImageFormat,
  ): Promise<ServedImage | null> {
    const shown = SHOWN_INSTEAD[format];
    const stored = (await storedVariants(this.#files, hash)).filter((one) =>
      shown.includes(one.format),
    );
    const distance = (one: { width: number }) => Math.abs(one.width - width);
    stored.sort(
      (a, b) =>
        distance(a) - distance(b) ||
        b.width - a.width ||
        shown.indexOf(a.format) - shown.indexOf(b.format),
    );
    for (const one of stored) {
      const bytes = await this.#files.get(variantKey(hash, one.width, one.format));
      if (bytes) return { bytes, format: one.format, isExact: false };
    }
    return null;
  }

  /** A small variant, encoded immediately; the blur of the record when the queue of those is full too. */
  async #small(picture: Picture): Promise<ServedImage> {
    const { quick } = this.#drawing;
    const width = servedWidth(WIDTHS[0], picture.width);
    try {
      const bytes = await this.#draw(picture, width, 'jpg', (draw) => quick.run(draw));
      return { bytes, format: 'jpg', isExact: false };
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'UNAVAILABLE';
      const [, blur] = (isBusy && PLACEHOLDER.exec(picture.placeholder ?? '')) || [];
      if (blur === undefined) throw error;
      return { bytes: Buffer.from(blur, 'base64'), format: 'webp', isExact: false };
    }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === 'IMAGE_NOT_EXIST';
}
