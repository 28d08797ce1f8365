/**
 * Parameters that no page reads: who sent the visitor, what the shell opens over the page, and the language, which
 * the page is told apart from its address. They would only fill caches with copies.
 */
const IGNORED_PARAMS = /^(?:utm_\w+|\w*clid|igshid|mc_\w+|dialog|redirect|lang)$/;

/**
 * What of an address's query a page may read, in one order: server and browser draw the same page
 * of it, whatever else the address says.
 */
export function pageParams(query: URLSearchParams): URLSearchParams {
  const kept = [...query].filter(([name]) => !IGNORED_PARAMS.test(name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return new URLSearchParams(kept);
}
