/**
 * How long a shared cache serves a page without revalidation, and how much longer while it revalidates. A purge ends
 * both.
 */
const FRESH_S = 60;
const BEHIND_S = 60;

/** After this time no older page is served, even without a purge. */
export const SHARED_LIFE_MS = (FRESH_S + BEHIND_S) * 1000;

/** Key of every page; the pages of one owner also have `dara-<owner>`. */
export const SHARED_KEY = 'dara';

/** Headers for shared caches, which store a page and purge it by key. Browsers always revalidate. */
export function sharedCaching(owner: string): Record<string, string> {
  const keys = `${SHARED_KEY} ${SHARED_KEY}-${owner}`;
  return {
    'cache-control': `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${BEHIND_S}`,
    // Varnish and other caches use different header names.
    xkey: keys,
    'surrogate-key': keys,
  };
}
