import type { ImageRef, Localized } from '@dara/contract';
import { isFile, type Picture } from '../file/image.ts';

/** An image of an album with its alternative text. */
export interface AlbumImage {
  /** The id of a stored image; generated for a file. */
  key: string;
  picture: Picture;
  alt: Localized;
}

const NO_ALT: Localized = { th: '', en: '' };

/** Stored images as the album edits them. */
export function albumOf(images: readonly ImageRef[]): AlbumImage[] {
  return images.map((picture) => ({
    key: picture.id,
    picture,
    alt: { ...NO_ALT, ...picture.alt },
  }));
}

let made = 0;

/** A selected file as an album image; its key is valid for the page's lifetime. */
export function newImage(file: File): AlbumImage {
  made += 1;
  return { key: `new-${made}`, picture: file, alt: { ...NO_ALT } };
}

/** Whether two images are the same file chosen twice. */
export function isSameFile(one: Picture, other: Picture): boolean {
  return (
    isFile(one) &&
    isFile(other) &&
    one.name === other.name &&
    one.size === other.size &&
    one.lastModified === other.lastModified
  );
}
