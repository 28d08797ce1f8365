import { pageParams, type Locale } from '@dara/contract';
import type { FastifyRequest } from 'fastify';
import { localeOf } from './language.ts';
import type { Live } from './live.ts';
import { documentCacheKey } from './document-cache-key.ts';
import type { MatchedRoute } from './route-owner.ts';

export interface DocumentRequest {
  live: Live;
  locale: Locale;
  pathname: string;
  /** The relevant parameters, in a fixed order. */
  search: string;
  route: MatchedRoute | undefined;
}

export function parseDocumentRequest(request: FastifyRequest, live: Live): DocumentRequest {
  const [pathname = '/', ...rest] = request.url.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const route = live.owners(pathname);
  const cookie = isPrivateRoute(route) ? request.headers.cookie : undefined;
  const locale = localeOf(live.snapshot.site, query, cookie);
  const kept = pageParams(query).toString();
  const search = kept && `?${kept}`;
  return { live, locale, pathname, search, route };
}

/** Whether the document of a route is private, so that no shared cache may store it. */
export const isPrivateRoute = (route: MatchedRoute | undefined): boolean =>
  route !== undefined && route.access !== 'public';

/** Whether the document shows releases that are not live, to one browser: it is never cached nor indexed. */
export const isPreviewed = ({ live }: Pick<DocumentRequest, 'live'>): boolean =>
  live.snapshot.preview !== undefined;

/** By address only: the cost of one record or search does not apply to other addresses of the page. */
export const breakerKey = ({ live, locale, pathname, search, route }: DocumentRequest): string =>
  `${documentCacheKey(live, route?.owner, route?.frame ?? 'site')} ${locale} ${pathname}${search}`;

const MAX_QUERY = 1000;

/**
 * Whether the document of a request is public and worth caching. Unknown paths are unlimited, and long queries have one
 * reader.
 */
export const isCacheable = ({ live, route, search }: DocumentRequest): boolean =>
  route !== undefined &&
  !isPrivateRoute(route) &&
  !route.isPreview &&
  !route.isSecret &&
  !live.isDeveloped &&
  !isPreviewed({ live }) &&
  search.length <= MAX_QUERY;

/** Independent of live releases. */
export function addressKey({ locale, pathname, search }: DocumentRequest): string {
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  return `${locale} ${path}${search}`;
}

/** The releases of the document, and its address. */
export const cacheKey = (wanted: DocumentRequest): string =>
  `${documentCacheKey(wanted.live, wanted.route?.owner, wanted.route?.frame ?? 'site')} ${addressKey(wanted)}`;
