import { matchRoutes, type Params } from 'react-router-dom';

/** The flat route that the router selects for a path, and its parameters. */
export function matchRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): { route: Route; params: Params } | undefined {
  const objects = routes.map((route) => ({ path: route.path, handle: route }));
  const match = matchRoutes(objects, pathname)?.at(-1);
  return match && { route: match.route.handle, params: match.params };
}
