import { lazyComponent } from '@dara/kit/ui';

const loadPersonMenu = () =>
  import(/* webpackChunkName: "person-menu" */ './person-menu.tsx').then((m) => m.PersonMenu);

export const LazyPersonMenu = lazyComponent(loadPersonMenu);

/** For a browser with a signed-in user. */
export function fetchPersonMenu(): void {
  loadPersonMenu().catch(() => undefined);
}
