import type { PageStore } from '@dara/contract';

interface StartedQuery extends PromiseLike<unknown> {
  unsubscribe: () => void;
}

/**
 * Starts the queries of a list's URL in parallel to rendering, in its loader. Does not wait: the list shows its
 * skeleton, and later keeps old rows while loading. Errors are shown in the list.
 */
export function startQueries(store: PageStore, queries: readonly unknown[]): void {
  for (const query of queries) {
    const started = store.dispatch(query) as StartedQuery;
    const release = () => started.unsubscribe();
    started.then(release, release);
  }
}
