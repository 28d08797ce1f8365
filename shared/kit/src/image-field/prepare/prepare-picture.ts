import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, imageHeadOf } from '@dara/kit/validation';

/** What browsers decode without running out of memory; phones take pictures of up to 50 megapixels. */
const DECODABLE_PIXELS = 64e6;

/** Whether a file has to be converted before the server takes it, and can be. */
async function needsConversion(file: File): Promise<boolean> {
  const { type, size } = await imageHeadOf(file);
  if (type === 'heic') return true;
  // A file of another kind keeps its name, and is refused by it.
  if (type === 'other') return false;
  const pixels = size ? size.width * size.height : 0;
  if (pixels > DECODABLE_PIXELS) return false;
  return file.size > IMAGE_MAX_BYTES || pixels > IMAGE_MAX_PIXELS;
}

/**
 * A chosen picture as the server takes it: HEIC and what is larger than it takes become JPEG, upright and shrunk.
 * All else, and what cannot be converted, comes back as it is, for the checks to name what is wrong with it.
 */
export async function preparePicture(file: File): Promise<File> {
  try {
    if (!(await needsConversion(file))) return file;
    const { convertPicture } = await import(
      /* webpackChunkName: "convert-picture" */ './convert-picture.ts'
    );
    return await convertPicture(file);
  } catch {
    return file;
  }
}
