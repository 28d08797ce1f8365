import { lazyComponent } from '@dara/kit/ui';

/** Fetches what stands in the place of a page that failed. */
export const loadFailure = () =>
  import(/* webpackChunkName: "trouble" */ './remote-failure.tsx').then((m) => m.RemoteFailure);

export const LazyFailure = lazyComponent(loadFailure);
