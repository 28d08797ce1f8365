import type { Access } from '@dara/contract';

export const REDIRECT_PARAM = 'redirect';
export const DIALOG_PARAM = 'dialog';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Redirect for a route that the user may not open; else null. */
export function guardedPath(
  access: Access,
  wanted: Place | undefined,
  isSignedIn: boolean,
): string | null {
  if (access === 'guest' && isSignedIn) return '/';
  if (access !== 'signed-in' || isSignedIn) return null;
  return signInPath(wanted ?? { pathname: '/', search: '', hash: '' });
}

/** URL of the sign-in dialog that continues to the requested page. */
export function signInPath({ pathname, search, hash }: Place): string {
  const query = new URLSearchParams(search);
  if (query.has(REDIRECT_PARAM)) return pathname + search + hash;
  if (pathname === '/') return `/?${DIALOG_PARAM}=signin`;
  return `/?${REDIRECT_PARAM}=${encodeURIComponent(pathname + search + hash)}`;
}
