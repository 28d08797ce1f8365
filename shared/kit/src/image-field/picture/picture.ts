import type { ImageRef } from '@dara/contract';

/** An image in a form: stored, or a file to upload. */
export type Picture = File | ImageRef;

export function isFile(picture: Picture | null | undefined): picture is File {
  return typeof File !== 'undefined' && picture instanceof File;
}

/** As multipart wants them: the stored images to keep, in order, and the files to add. */
export function splitPictures(pictures: readonly Picture[]): { imageIds: string[]; files: File[] } {
  return {
    imageIds: pictures.flatMap((picture) => (isFile(picture) ? [] : picture.id)),
    files: pictures.filter(isFile),
  };
}
