import { lazyComponent } from '@dara/kit/ui';

/** Loads the screen that replaces a failed page. */
export const loadFailure = () =>
  import(/* webpackChunkName: "trouble" */ './remote-failure.tsx').then((m) => m.RemoteFailure);

export const LazyFailure = lazyComponent(loadFailure);
