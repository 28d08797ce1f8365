import type { Locale } from '@dara/contract';

/** Records with a share image rendered by the api. */
export type SharedKind = 'talent' | 'job' | 'news';

/**
 * Address of the image that the api renders of a record; `updatedAt` makes it a new one after each change, so it
 * can be cached for ever.
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
