import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, imageHeadOf } from '@dara/kit/validation';

/** Maximum size that browsers decode without running out of memory; phones take images of up to 50 megapixels. */
const DECODABLE_PIXELS = 64e6;

/** Whether a file must and can be converted before upload. */
async function needsConversion(file: File): Promise<boolean> {
  const { type, size } = await imageHeadOf(file);
  if (type === 'heic') return true;
  // A file of another kind keeps its name for the error message.
  if (type === 'other') return false;
  const pixels = size ? size.width * size.height : 0;
  if (pixels > DECODABLE_PIXELS) return false;
  return file.size > IMAGE_MAX_BYTES || pixels > IMAGE_MAX_PIXELS;
}

/**
 * Prepares a selected image for upload: HEIC and too large images become JPEG, upright and smaller. Others are
 * returned unchanged, for validation to report.
 */
export async function prepareImage(file: File): Promise<File> {
  try {
    if (!(await needsConversion(file))) return file;
    const { convertImage } = await import(
      /* webpackChunkName: "convert-image" */ './convert-image.ts'
    );
    return await convertImage(file);
  } catch {
    return file;
  }
}
