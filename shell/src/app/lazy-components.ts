import { lazyComponent } from '@dara/kit/ui';
import { loadSkeleton } from '../page/lazy-pages.ts';
import { loadFailure } from '../remotes/lazy-failure.ts';

const loadExtras = () =>
  import(/* webpackChunkName: "site-extras" */ './site-extras.tsx').then((m) => m.SiteExtras);

export const LazyExtras = lazyComponent(loadExtras);

export const LazyPreviewBadge = lazyComponent(() =>
  import(/* webpackChunkName: "preview-badge" */ '../notices/preview-badge.tsx').then(
    (m) => m.PreviewBadge,
  ),
);

/**
 * Fetches in the first idle moment parts of the shell that no page needs to become usable, so that they are at hand when
 * they are wanted, also without a connection. A failure shows when a part is really wanted.
 */
export function prefetchLazyComponents(): void {
  for (const load of [loadExtras, loadFailure, loadSkeleton]) load().catch(() => undefined);
}
