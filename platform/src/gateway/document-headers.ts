import type { StoredDocument } from './stored-document.ts';
import { isPreviewed, isPrivateRoute, type DocumentRequest } from './document-request.ts';
import { sharedCaching } from './shared-caching.ts';
import { SECRET_HEADERS } from './visitor.ts';

/** Search engines retry and keep the indexed page. */
export const UNAVAILABLE_HEADERS = { 'retry-after': '10', 'x-robots-tag': 'noindex' };

/** Document headers and cache policy. */
export function documentHeaders(
  { live, locale, route }: DocumentRequest,
  { etag, status }: StoredDocument,
  isShared: boolean,
): Record<string, string> {
  // A shared cache does not know which of two releases a visitor gets.
  const caching = isPrivateRoute(route) || live.split ? 'private, no-cache' : 'no-cache';
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': live.isDeveloped ? 'no-store' : caching,
    ...(route?.isSecret || isPreviewed({ live }) ? {} : { etag }),
    ...(isShared && route ? sharedCaching(route.owner) : {}),
    ...(route?.isPreview || isPreviewed({ live })
      ? { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
      : {}),
    ...(route?.isSecret ? SECRET_HEADERS : {}),
    ...(status === 503 || status === 429
      ? { 'cache-control': 'no-store', ...UNAVAILABLE_HEADERS }
      : {}),
  };
}
