/**
 * Parameters that no page reads: tracking, dialogs of the shell, and the language, which is passed separately. They
 * would only fill caches with copies.
 */
const IGNORED_PARAMS = /^(?:utm_\w+|\w*clid|igshid|mc_\w+|dialog|redirect|lang)$/;

/**
 * The query parameters that a page may read, in canonical order: server and browser render the same page, regardless
 * of others.
 */
export function pageParams(query: URLSearchParams): URLSearchParams {
  const kept = [...query].filter(([name]) => !IGNORED_PARAMS.test(name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return new URLSearchParams(kept);
}
