import type { IncomingHttpHeaders } from 'node:http';
import { cookieOf } from './cookie.ts';

/** For tests and programs: a page of another site cannot send it without the consent of this one (CORS). */
const PREVIEW_HEADER = 'x-dara-preview';

/** Shared caches bypass requests with it, see `docs/operations/varnish.vcl`. */
const COOKIE = 'releasePreview';

/** Browsers accept the prefix only from this host itself, so that no other subdomain can set the cookie. */
const nameOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${COOKIE}` : COOKIE;

/** Whether a request may be for a preview; fast, because every document is asked. */
export const isPreviewRequested = (headers: IncomingHttpHeaders): boolean =>
  headers[PREVIEW_HEADER] !== undefined || headers.cookie?.includes(`${COOKIE}=`) === true;

/** The token of a request; the header comes before the cookie. */
export function previewToken(
  headers: IncomingHttpHeaders,
  publicUrl: string,
): { token: string; isCookie: boolean } | undefined {
  const header = headers[PREVIEW_HEADER];
  if (header !== undefined) return { token: String(header), isCookie: false };
  const token = cookieOf(headers.cookie, nameOf(publicUrl));
  return token === undefined ? undefined : { token, isCookie: true };
}

/** `Set-Cookie` for a token, or without one for its end. Lax: a link from a mail opens the page that its sender sees. */
export function previewCookie(
  publicUrl: string,
  { token, seconds }: { token: string; seconds: number } = { token: '', seconds: 0 },
): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${nameOf(publicUrl)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
