import type { ImageRef, Localized } from '@dara/contract';
import { isFile, type Picture } from '../picture/picture.ts';

/** An image of an album with its alternative text. */
export interface AlbumPicture {
  /** The id of a stored image; generated for a file. */
  key: string;
  picture: Picture;
  alt: Localized;
}

const NO_ALT: Localized = { th: '', en: '' };

/** Stored images as the album edits them. */
export function albumOf(images: readonly ImageRef[]): AlbumPicture[] {
  return images.map((picture) => ({
    key: picture.id,
    picture,
    alt: { ...NO_ALT, ...picture.alt },
  }));
}

let made = 0;

/** A selected file as an album image; its key is valid for the page's lifetime. */
export function newPicture(file: File): AlbumPicture {
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
