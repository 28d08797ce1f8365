import { AppError } from '@dara/backend';
import sharp, { type Sharp } from 'sharp';

export const MAX_BYTES = 5 * 1024 * 1024;
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

export interface Original {
  bytes: Buffer;
  format: 'jpeg' | 'png';
  width: number;
  height: number;
  /** A tiny picture as a data address, shown blurred until the real one is there. */
  placeholder: string;
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/**
 * Takes in an upload: png and jpeg only, by what the bytes decode to. It is decoded in full and written anew,
 * upright, in sRGB and without EXIF, GPS or anything else that came along.
 */
export async function takeIn(bytes: Uint8Array): Promise<Original> {
  if (bytes.byteLength > MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
  try {
    const { format } = await open(bytes).metadata();
    if (format !== 'jpeg' && format !== 'png') throw new AppError('FILE_TYPE');
    const upright = open(bytes)
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const { data, info } = await (
      format === 'jpeg' ? upright.jpeg({ quality: 90 }) : upright.png({ compressionLevel: 8 })
    ).toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { bytes: data, format, width, height, placeholder: await placeholderOf(data) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('FILE_TYPE', { cause: error });
  }
}

/** A handful of pixels, some 80 bytes: stretched, the browser smooths them into a blur. */
async function placeholderOf(picture: Buffer): Promise<string> {
  const tiny = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .blur(PLACEHOLDER_BLUR)
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Draws an SVG of our own making, off the main thread; it may hold no text, whose fonts would be the system's. */
export async function draw(svg: string): Promise<Original> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { bytes: data, format: 'jpeg', width, height, placeholder: await placeholderOf(data) };
}

/** The listed width that is nearest to the one asked for, never above the original's. */
export function servedWidth(asked: number, originalWidth: number): number {
  const nearest = WIDTHS.reduce((best, width) =>
    Math.abs(width - asked) < Math.abs(best - asked) ? width : best,
  );
  return Math.min(nearest, originalWidth);
}

/** AVIF with little effort: more takes seconds for a gain of a few percent. */
export function encodeVariant(
  original: Uint8Array,
  width: number,
  format: ImageFormat,
): Promise<Buffer> {
  const scaled = open(original).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return scaled.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return scaled.webp({ quality: 76 }).toBuffer();
  return scaled
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}
