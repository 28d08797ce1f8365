import { lazyComponent } from '@dara/kit/ui';

/** Fetches what a page's place shows while the page is on its way. */
export const loadSkeleton = () =>
  import(/* webpackChunkName: "page-skeleton" */ './page-skeleton.tsx').then((m) => m.PageSkeleton);
const loadForbidden = () =>
  import(/* webpackChunkName: "trouble" */ './forbidden-page.tsx').then((m) => m.ForbiddenPage);

export const LazySkeleton = lazyComponent(loadSkeleton);
export const LazyForbidden = lazyComponent(loadForbidden);
