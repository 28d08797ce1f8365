import { localeAddress, plainAddress } from '@dara/contract';
import { mainLanguage, namesLocale, type Catalogue } from '@dara/sdk/i18n';
import { withViewTransitions } from '@dara/sdk/router';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type RouteObject,
} from 'react-router-dom';

export type Router = ReturnType<typeof createRouter>;
type History = ReturnType<typeof createBrowserHistory>;

/** The language in the URL: reload, copied links and the back button keep it. */
function writeLanguage({ locale }: Catalogue): void {
  const { pathname, search, hash } = window.location;
  if (namesLocale(search, locale)) return;
  const address = localeAddress(pathname + search + hash, locale, mainLanguage());
  // Bypasses the router: runs no loaders and no leave confirmation.
  window.history.replaceState(window.history.state, '', address);
}

/**
 * The browser's history with the language as URL prefix, which is hidden from the router: pages read, compare and
 * create URLs without it.
 */
function createLanguageHistory(catalogue: Catalogue): History {
  const history = createBrowserHistory();
  const { createHref, listen } = history;
  const plainHistory = Object.getOwnPropertyDescriptor(history, 'location');
  Object.defineProperty(history, 'location', {
    get: () => {
      const location = plainHistory?.get?.call(history) as History['location'];
      return { ...location, search: plainAddress(location.search) };
    },
  });
  // `push` and `replace` write the returned URL.
  history.createHref = (to) => localeAddress(createHref(to), catalogue.locale, mainLanguage());
  history.listen = (onPop) =>
    listen((update) => {
      // The entry may be from before the language was changed.
      writeLanguage(catalogue);
      onPop(update);
    });
  return history;
}

/** The router of a tab; as `createBrowserRouter`, with the language prefix. */
export function createSiteRouter(routes: RouteObject[], catalogue: Catalogue): Router {
  const history = createLanguageHistory(catalogue);
  // Frames follow the visitor's stored choice.
  writeLanguage(catalogue);
  catalogue.subscribe(() => writeLanguage(catalogue));
  const router = createRouter({ history, routes, mapRouteProperties, hydrationRouteProperties });
  withViewTransitions(router);
  return router.initialize();
}
