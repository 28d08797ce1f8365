import type { PageStore } from '@dara/contract';

interface StartedQuery extends Promise<unknown> {
  abort: () => void;
  unsubscribe: () => void;
}

/**
 * Asks for what a page shows, side by side. The server waits, so that its document is complete;
 * the browser does not: each part shows its own skeleton, and one slow call keeps nothing else
 * back. A call that fails says so in its part, so nothing here throws.
 */
export async function loadQueries(
  store: PageStore,
  queries: readonly unknown[],
  signal: AbortSignal,
): Promise<void> {
  const started = queries.map((query) => store.dispatch(query) as StartedQuery);
  const release = () => started.forEach((request) => request.unsubscribe());
  const finished = Promise.all(started).then(release, release);
  if (typeof window !== 'undefined') return;
  signal.addEventListener('abort', () => started.forEach((request) => request.abort()));
  await finished;
}
