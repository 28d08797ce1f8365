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

/** A wanted path from an address: only paths of this site, and never one that names another host. */
export function ownPath(path: string | null): string | null {
  if (!path || !/^\/(?![/\\])/.test(path)) return null;
  const base = 'https://own.invalid';
  try {
    const url = new URL(path, base);
    return url.origin === base ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
