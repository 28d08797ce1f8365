/** How long a shared cache shows a page without asking, and how much longer while it asks. A purge ends both. */
const FRESH_S = 60;
const BEHIND_S = 60;

/** After this nothing that was kept before is shown any more, purged or not. */
export const SHARED_LIFE_MS = (FRESH_S + BEHIND_S) * 1000;

/** Every page bears it; the pages of one owner bear `dara-<owner>` as well. */
export const SHARED_KEY = 'dara';

/** Headers by which shared caches keep a page, and forget it by its keys. Browsers ask every time, as without. */
export function sharedCaching(owner: string): Record<string, string> {
  const keys = `${SHARED_KEY} ${SHARED_KEY}-${owner}`;
  return {
    'cache-control': `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${BEHIND_S}`,
    // Varnish and others name the same thing differently.
    xkey: keys,
    'surrogate-key': keys,
  };
}
