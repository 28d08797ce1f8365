import type { ImageRatio } from './image-ratio.ts';
import type { ValidationMessage } from './rules.ts';

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** The server's maximum number of pixels. */
export const IMAGE_MAX_PIXELS = 40e6;
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const;
/** Uploaded types. */
export const IMAGE_ACCEPT = '.png,.jpg,.jpeg';
/** Types of file inputs: HEIC is converted in the browser. */
export const PICTURE_ACCEPT = `${IMAGE_ACCEPT},.heic,.heif`;
const IMAGE_NAME = /\.(png|jpe?g)$/i;

const RATIO_TOLERANCE = 0.01;

export const PROFILE_IMAGE_RATIO: ImageRatio = { width: 1, height: 1 };

/** Errors of a file before it is read: its type, then its size. */
export function imageFileProblem(file: File): ValidationMessage | null {
  const isTyped = (IMAGE_TYPES as readonly string[]).includes(file.type);
  // Some systems give files no type; then the name is checked, and the server checks the bytes.
  if (!isTyped && !(file.type === '' && IMAGE_NAME.test(file.name))) {
    return { id: 'kit.validation.imageType' };
  }
  if (file.size === 0) return { id: 'kit.validation.imageEmpty' };
  if (file.size > IMAGE_MAX_BYTES) {
    return {
      id: 'kit.validation.imageSize',
      values: { limit: IMAGE_MAX_BYTES / 1024 / 1024 },
    };
  }
  return null;
}

export function hasRatio(size: ImageRatio, ratio: ImageRatio): boolean {
  const wanted = ratio.width / ratio.height;
  return Math.abs(size.width / size.height - wanted) <= wanted * RATIO_TOLERANCE;
}

/** Displayed size of an image in pixels, after rotation; rejects other files. */
export async function readImageSize(file: Blob): Promise<ImageRatio> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
