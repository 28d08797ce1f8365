import { IMAGE_MAX_PIXELS, imageFileProblem, hasRatio, readImageSize } from './image-file.ts';
import { imageHeadOf } from './image-head.ts';
import type { ImageRatio } from './image-ratio.ts';
import type { ValidationMessage } from './rules.ts';

/** From the first bytes: a renamed file of another type, or too many pixels to decode. */
async function headProblem(file: File): Promise<ValidationMessage | null> {
  const { type, size } = await imageHeadOf(file);
  if (type === 'other' || type === 'heic') return { id: 'kit.validation.imageType' };
  if (size && size.width * size.height > IMAGE_MAX_PIXELS) {
    return { id: 'kit.validation.imagePixels', values: { limit: IMAGE_MAX_PIXELS / 1e6 } };
  }
  return null;
}

/** All checks of an image in the order type, size, content, pixels, readable, ratio; the first error or null. */
export async function checkImageFile(
  file: File,
  ratio?: ImageRatio,
  readSize: (file: Blob) => Promise<ImageRatio> = readImageSize,
): Promise<ValidationMessage | null> {
  const problem = imageFileProblem(file);
  if (problem) return problem;
  let size: ImageRatio;
  try {
    const found = await headProblem(file);
    if (found) return found;
    size = await readSize(file);
  } catch {
    return { id: 'kit.validation.imageUnreadable' };
  }
  if (ratio && !hasRatio(size, ratio)) {
    return {
      id: 'kit.validation.imageRatio',
      values: { ratio: `${ratio.width}:${ratio.height}` },
    };
  }
  return null;
}
