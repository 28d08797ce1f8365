const BASE = 'https://own.invalid';

/**
 * The path, query and fragment that an address from outside leads to within the site; null when it leads
 * elsewhere, or would once it is resolved again (`/.//host` becomes `//host`, which names another host).
 */
export function ownPath(address: string | null | undefined): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
