import { open as openFile } from 'node:fs/promises';
import { AppError, isStorageFull, type UploadedFile } from '@dara/backend';
import sharp, { type Sharp } from 'sharp';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 40e6;
/** Nothing shows more; larger originals are scaled down when they arrive. */
const MAX_SIDE = 4096;
const PLACEHOLDER_SIDE = 8;
// Hard edges between so few pixels would show as blocks.
const PLACEHOLDER_BLUR = 0.8;

export const WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof FORMATS)[number];

export const CONTENT_TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

// Nothing is read twice, and what libvips remembers of a file would keep its disk space after the file is gone.
sharp.cache(false);

type FileOnDisk = Pick<UploadedFile, 'path' | 'size'>;

export interface Original {
  /** The picture's bytes, or the file that holds them until the request is answered. */
  content: Buffer | FileOnDisk;
  size: number;
  /** `svg` only of our own making, see `draw`: opaque, and never sent as it is. */
  format: 'jpeg' | 'png' | 'svg';
  width: number;
  height: number;
  /** A tiny picture as a data address, shown blurred until the real one is there. */
  placeholder: string;
}

/** An upload on the disk, or bytes of our own. */
export type PictureSource = FileOnDisk | Uint8Array;

const MAGIC = [
  { format: 'jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const;

function open(source: Uint8Array | string): Sharp {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

async function headOf(source: PictureSource): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source.subarray(0, 8);
  const file = await openFile(source.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Takes in an upload: png and jpeg only, by what the bytes decode to. It is decoded in full and written anew,
 * upright, in sRGB and without EXIF, GPS or anything else that came along; what came as a file becomes a file.
 */
export async function normalizeImage(source: PictureSource): Promise<Original> {
  const size = source instanceof Uint8Array ? source.byteLength : source.size;
  if (size > MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
  const head = Buffer.from(await headOf(source));
  const kind = MAGIC.find(({ bytes }) => head.subarray(0, bytes.length).equals(bytes));
  if (!kind) throw new AppError('FILE_TYPE');
  try {
    return await reencode(source, kind.format);
  } catch (error) {
    if (isDiskFull(error)) throw new AppError('STORAGE_FULL', { cause: error });
    throw new AppError('FILE_TYPE', { cause: error });
  }
}

/** libvips tells of a full disk in words only. */
function isDiskFull(error: unknown): boolean {
  return isStorageFull(error) || /no space left|disk quota|write error/i.test(String(error));
}

async function reencode(source: PictureSource, format: 'jpeg' | 'png'): Promise<Original> {
  const isBytes = source instanceof Uint8Array;
  const upright = open(isBytes ? source : source.path)
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const written =
    format === 'jpeg' ? upright.jpeg({ quality: 90 }) : upright.png({ compressionLevel: 8 });
  if (isBytes) {
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    const { width, height, size } = info;
    return { content: data, size, format, width, height, placeholder: await placeholderOf(data) };
  }
  const path = `${source.path}.clean`;
  const { width, height, size } = await written.toFile(path);
  const placeholder = await placeholderOf(path);
  return { content: { path, size }, size, format, width, height, placeholder };
}

/** A handful of pixels, some 80 bytes: stretched, the browser smooths them into a blur. */
async function placeholderOf(picture: Buffer | string): Promise<string> {
  const tiny = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .blur(PLACEHOLDER_BLUR)
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/**
 * An opaque SVG of our own making; it may hold no text, whose fonts would be the system's. It is rendered when somebody
 * asks for a width of it: hundreds of them would take seconds that a first start has not.
 */
export async function rasterizeSvg(
  svg: string,
  { width, height }: { width: number; height: number },
): Promise<Original> {
  const content = Buffer.from(svg);
  const placeholder = await placeholderOf(content);
  return { content, size: content.byteLength, format: 'svg', width, height, placeholder };
}

/** The listed width that is nearest to the one asked for, never above the original's. */
export function servedWidth(asked: number, originalWidth: number): number {
  const nearest = WIDTHS.reduce((best, width) =>
    Math.abs(width - asked) < Math.abs(best - asked) ? width : best,
  );
  return Math.min(nearest, originalWidth);
}

/** The narrowest width pages have drawn that is at least this wide, if any. */
export function widthFor(needed: number): number | undefined {
  return WIDTHS.find((width) => width >= needed);
}

/** AVIF with little effort: more takes seconds for a gain of a few percent. */
export function encodeVariant(
  original: Uint8Array,
  width: number,
  format: ImageFormat,
  from?: Original['format'],
): Promise<Buffer> {
  const scaled = open(original).resize({ width, withoutEnlargement: true });
  // What a drawing covers whole needs no transparency, which every pixel would pay for.
  if (from === 'svg') scaled.flatten({ background: '#ffffff' });
  if (format === 'avif') return scaled.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return scaled.webp({ quality: 76 }).toBuffer();
  return scaled
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}
