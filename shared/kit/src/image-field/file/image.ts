import type { ImageRef } from '@dara/contract';

/** An image in a form: stored, or a file to upload. */
export type Picture = File | ImageRef;

export function isFile(image: Picture | null | undefined): image is File {
  return typeof File !== 'undefined' && image instanceof File;
}

/** As multipart wants them: the stored images to keep, in order, and the files to add. */
export function splitImages(images: readonly Picture[]): { imageIds: string[]; files: File[] } {
  return {
    imageIds: images.flatMap((image) => (isFile(image) ? [] : image.id)),
    files: images.filter(isFile),
  };
}
