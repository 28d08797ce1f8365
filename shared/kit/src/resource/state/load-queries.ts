import type { PageStore } from '@dara/contract';

interface StartedQuery extends PromiseLike<unknown> {
  unsubscribe: () => void;
}

/**
 * Starts the queries of a list's address beside the rendering of its page, for its loader. It does
 * not wait: the list shows its skeleton, and on later changes keeps the old rows while it loads.
 * A query that fails says so in the list.
 */
export function startQueries(store: PageStore, queries: readonly unknown[]): void {
  for (const query of queries) {
    const started = store.dispatch(query) as StartedQuery;
    const release = () => started.unsubscribe();
    started.then(release, release);
  }
}
