const BASE = 'https://own.invalid';

/**
 * Path, query and fragment of an external URL within the site; null when it leads elsewhere, or would after resolving
 * again (`/.//host` becomes `//host`, another host).
 */
export function ownPath(address: string | null | undefined): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
