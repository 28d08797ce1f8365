import { matchRoutes, type Params } from 'react-router-dom';

/** The one of flat routes that the router will choose for a path, and the path's parameters. */
export function matchRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): { route: Route; params: Params } | undefined {
  const objects = routes.map((route) => ({ path: route.path, handle: route }));
  const match = matchRoutes(objects, pathname)?.at(-1);
  return match && { route: match.route.handle, params: match.params };
}
