import type { Localized } from './remote.ts';

/** A point of a picture, in shares of its width and height from the upper left corner. */
export interface ImageFocus {
  x: number;
  y: number;
}

/** How records refer to a stored picture. */
export interface ImageRef {
  id: string;
  /** Size of the original, in pixels. */
  width: number;
  height: number;
  alt: Localized | null;
  /** A tiny data address or a colour, shown until the picture has come. */
  placeholder: string | null;
  /** What stays in sight wherever the picture is cropped. */
  focus?: ImageFocus | null;
}

/** What a crop of a picture keeps, as in `object-position`; people's faces are where nobody said. */
export function imagePosition({ focus }: Pick<ImageRef, 'focus'>): string {
  if (!focus) return '50% 20%';
  return `${Math.round(focus.x * 1000) / 10}% ${Math.round(focus.y * 1000) / 10}%`;
}

/** Widths in which every picture is served, in pixels. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Address of a picture in one width and format. */
export function imageUrl(id: string, width: number, format: ImageFormat): string {
  return `/api/image/${encodeURIComponent(id)}/${width}.${format}`;
}

/** The widths worth asking for: up to the first that holds the original whole. */
export function imageWidths(originalWidth: number): number[] {
  const last = IMAGE_WIDTHS.findIndex((width) => width >= originalWidth);
  return IMAGE_WIDTHS.slice(0, last < 0 ? undefined : last + 1);
}
