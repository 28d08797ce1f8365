import type { Access } from '@dara/shared/contract';

export const REDIRECT_PARAM = 'redirect';
export const DIALOG_PARAM = 'dialog';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Where a visitor is sent instead of a route they may not enter as who they are; else null. */
export function guardedPath(
  access: Access,
  wanted: Place | undefined,
  isSignedIn: boolean,
): string | null {
  if (access === 'guest' && isSignedIn) return '/';
  if (access !== 'signed-in' || isSignedIn) return null;
  const path = wanted ? wanted.pathname + wanted.search + wanted.hash : '/';
  return `/?${REDIRECT_PARAM}=${encodeURIComponent(path)}`;
}
