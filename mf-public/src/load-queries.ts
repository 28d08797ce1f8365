import type { PageStore } from '@dara/contract';

interface StartedQuery extends Promise<unknown> {
  abort: () => void;
  unsubscribe: () => void;
}

/**
 * Starts the queries of a page in parallel. The server waits for all; the browser does not: each part has its own
 * skeleton and error state, so this never throws.
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
