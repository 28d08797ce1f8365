import { lazyComponent } from '@dara/kit/ui';

const loadExtras = () =>
  import(/* webpackChunkName: "site-extras" */ './site-extras.tsx').then((m) => m.SiteExtras);
const loadFailure = () =>
  import(/* webpackChunkName: "trouble" */ '../remotes/remote-failure.tsx').then(
    (m) => m.RemoteFailure,
  );
const loadForbidden = () =>
  import(/* webpackChunkName: "trouble" */ '../frame/page/forbidden-page.tsx').then(
    (m) => m.ForbiddenPage,
  );
const loadSkeleton = () =>
  import(/* webpackChunkName: "page-skeleton" */ '../frame/page/page-skeleton.tsx').then(
    (m) => m.PageSkeleton,
  );
const loadPersonMenu = () =>
  import(/* webpackChunkName: "person-menu" */ '../features/session/person-menu.tsx').then(
    (m) => m.PersonMenu,
  );

/*
 * Parts of the shell that no page needs to become usable. They are fetched in the first idle moment,
 * so that they are at hand when they are wanted, also without a connection.
 */
export const LazyExtras = lazyComponent(loadExtras);
export const LazyFailure = lazyComponent(loadFailure);
export const LazyForbidden = lazyComponent(loadForbidden);
export const LazySkeleton = lazyComponent(loadSkeleton);
export const LazyPersonMenu = lazyComponent(loadPersonMenu);

/** Fetches ahead what may be wanted at any moment. A failure shows when a part is really wanted. */
export function prefetchLazyComponents(): void {
  for (const load of [loadExtras, loadFailure, loadSkeleton]) load().catch(() => undefined);
}

/** For a browser on which somebody is signed in. */
export function fetchPersonMenu(): void {
  loadPersonMenu().catch(() => undefined);
}
