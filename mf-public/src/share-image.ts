import { imageUrl, imageWidths, type ImageRef } from '@dara/shared/contract';

const WIDTH = 1280;

/** The picture that a shared link shows: JPEG, which every crawler reads. */
export function shareImage(image: ImageRef | null | undefined): string | undefined {
  if (!image) return undefined;
  const width = imageWidths(image.width)
    .filter((one) => one <= WIDTH)
    .at(-1);
  return width === undefined ? undefined : imageUrl(image.id, width, 'jpg');
}
