import type { Localized } from './remote.ts';

/** Focal point of an image, as fractions of width and height from the top left. */
export interface ImageFocus {
  x: number;
  y: number;
}

/** How records refer to a stored image. */
export interface ImageRef {
  id: string;
  /** Size of the original, in pixels. */
  width: number;
  height: number;
  alt: Localized | null;
  /** A tiny data URL or a colour, shown until the image is loaded. */
  placeholder: string | null;
  /** Focal point that every crop keeps visible. */
  focus?: ImageFocus | null;
}

/** Focal point as `object-position`; by default the upper middle, where faces usually are. */
export function imagePosition({ focus }: Pick<ImageRef, 'focus'>): string {
  if (!focus) return '50% 20%';
  return `${Math.round(focus.x * 1000) / 10}% ${Math.round(focus.y * 1000) / 10}%`;
}

/** Widths in which every image is served, in pixels. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** URL of an image in one width and format. */
export function imageUrl(id: string, width: number, format: ImageFormat): string {
  return `/api/image/${encodeURIComponent(id)}/${width}.${format}`;
}

/** Useful widths: up to the first one not smaller than the original. */
export function imageWidths(originalWidth: number): number[] {
  const last = IMAGE_WIDTHS.findIndex((width) => width >= originalWidth);
  return IMAGE_WIDTHS.slice(0, last < 0 ? undefined : last + 1);
}
