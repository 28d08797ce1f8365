import { appendFile, open as openFile } from 'node:fs/promises';
import { AppError, isStorageFull, type UploadedFile } from '@dara/backend';
import sharp, { type FailOnOptions, type Sharp } from 'sharp';

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

// No file is read twice, and libvips' cache of open files would keep their disk space after deletion.
sharp.cache(false);

type FileOnDisk = Pick<UploadedFile, 'path' | 'size'>;

export interface Original {
  /** The bytes of the image, or the file that holds them until the request ends. */
  content: Buffer | FileOnDisk;
  size: number;
  /** `svg` only for images from `draw`: opaque, and never sent as SVG. */
  format: 'jpeg' | 'png' | 'svg';
  width: number;
  height: number;
  /** A tiny image as a data URL, shown blurred until the real one has loaded. */
  placeholder: string;
}

/** An upload on disk, or bytes in memory. */
export type ImageSource = FileOnDisk | Uint8Array;

const MAGIC = [
  { format: 'jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const;

function open(source: Uint8Array | string, failOn: FailOnOptions = 'error'): Sharp {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn });
}

async function headOf(source: ImageSource): Promise<Uint8Array> {
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
 * Sanitizes an upload: PNG and JPEG only, detected by content. It is decoded completely and encoded again, rotated
 * upright, in sRGB and without EXIF, GPS or other metadata. A file stays a file.
 */
export async function normalizeImage(source: ImageSource): Promise<Original> {
  const size = source instanceof Uint8Array ? source.byteLength : source.size;
  if (size === 0) throw new AppError('FILE_EMPTY');
  if (size > MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
  const head = Buffer.from(await headOf(source));
  const kind = MAGIC.find(({ bytes }) => head.subarray(0, bytes.length).equals(bytes));
  if (!kind) throw new AppError('FILE_TYPE');
  try {
    return await reencode(source, kind.format).catch((error: unknown) => {
      if (kind.format !== 'jpeg' || isDiskFull(error)) throw error;
      return reencodeEnded(source);
    });
  } catch (error) {
    if (isDiskFull(error)) throw new AppError('STORAGE_FULL', { cause: error });
    throw new AppError('FILE_TYPE', { cause: error });
  }
}

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** A JPEG with the end marker that some cameras and senders leave out; one with missing lines is still refused. */
async function reencodeEnded(source: ImageSource): Promise<Original> {
  if (source instanceof Uint8Array) {
    return reencode(Buffer.concat([source, JPEG_END]), 'jpeg', 'warning');
  }
  await appendFile(source.path, JPEG_END);
  return reencode(source, 'jpeg', 'warning');
}

/** libvips reports a full disk only in the message. */
function isDiskFull(error: unknown): boolean {
  return isStorageFull(error) || /no space left|disk quota|write error/i.test(String(error));
}

async function reencode(
  source: ImageSource,
  format: 'jpeg' | 'png',
  failOn?: FailOnOptions,
): Promise<Original> {
  const isBytes = source instanceof Uint8Array;
  const upright = open(isBytes ? source : source.path, failOn)
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

/** A placeholder of a few pixels, about 80 bytes; the browser scales it to a blur. */
async function placeholderOf(image: Buffer | string): Promise<string> {
  const tiny = await sharp(image)
    .flatten({ background: '#ffffff' })
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .blur(PLACEHOLDER_BLUR)
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/**
 * A generated opaque SVG without text, since fonts depend on the system. It is encoded when a width is requested:
 * encoding hundreds of them would delay the first start by seconds.
 */
export async function rasterizeSvg(
  svg: string,
  { width, height }: { width: number; height: number },
): Promise<Original> {
  const content = Buffer.from(svg);
  const placeholder = await placeholderOf(content);
  return { content, size: content.byteLength, format: 'svg', width, height, placeholder };
}

/** The configured width nearest to the requested one, at most that of the original. */
export function servedWidth(asked: number, originalWidth: number): number {
  const nearest = WIDTHS.reduce((best, width) =>
    Math.abs(width - asked) < Math.abs(best - asked) ? width : best,
  );
  return Math.min(nearest, originalWidth);
}

/** The narrowest rendered width that is at least this wide, if any. */
export function widthFor(needed: number): number | undefined {
  return WIDTHS.find((width) => width >= needed);
}

/** Low effort for AVIF: more takes seconds and saves a few percent. */
export function encodeVariant(
  original: Uint8Array,
  width: number,
  format: ImageFormat,
  from?: Original['format'],
): Promise<Buffer> {
  const scaled = open(original).resize({ width, withoutEnlargement: true });
  // Opaque drawings are encoded without an alpha channel, which would cost bytes per pixel.
  if (from === 'svg') scaled.flatten({ background: '#ffffff' });
  if (format === 'avif') return scaled.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return scaled.webp({ quality: 76 }).toBuffer();
  return scaled
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}
