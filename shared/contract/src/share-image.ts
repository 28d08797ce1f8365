import type { Locale } from './remote.ts';

/** Size of the drawn pictures that a shared link shows, in pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

export type SharedKind = 'talent' | 'job' | 'news';

/**
 * Address of the picture that the api draws of a record; `updatedAt` makes it a new one after each change, so it
 * can be kept for ever.
 */
export function shareImageUrl(
  kind: SharedKind,
  id: string,
  locale: Locale,
  updatedAt: string,
): string {
  const version = Date.parse(updatedAt).toString(36);
  return `/api/share/${kind}/${encodeURIComponent(id)}/${locale}.png?v=${version}`;
}

/** Address of the picture for pages that are about no record. */
export const siteShareImageUrl = (locale: Locale): string => `/api/share/site/${locale}.png`;
