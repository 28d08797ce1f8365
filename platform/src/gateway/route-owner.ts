import type {
  Access,
  Frame,
  Localized,
  RegistrySnapshot,
  ReleaseManifest,
  ScriptRef,
} from '@dara/contract';
import { ownedRoutes } from '@dara/contract';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { scriptRef } from '../registry/snapshot.ts';

export interface MatchedRoute {
  owner: string;
  page: string;
  access: Access;
  frame: Frame;
  title: Localized;
  isPreview: boolean;
  isSecret: boolean;
  /** Its address contains a secret: that of a link, or a token of an account mail. */
  hasToken: boolean;
  /** Its remote is still being built. */
  isPreparing?: boolean;
  scripts: ScriptRef[];
}

/** Finds the route that the browser's router will match for a path. */
export type RouteOwners = (pathname: string) => MatchedRoute | undefined;

/** Cached, because the router compiles every pattern at each match. */
const MAX_KNOWN = 2000;
const MAX_KNOWN_LENGTH = 200;

export function createRouteOwners(
  snapshot: RegistrySnapshot,
  shell: ReleaseManifest,
  match: typeof matchRoutes = matchRoutes,
): RouteOwners {
  const shellRoutes = (shell.declaration?.routes ?? []).map((route) => ({
    owner: shell.name,
    route: {
      ...route,
      scripts: (shell.pages[route.page] ?? []).map((file) => scriptRef(shell, file)),
    },
  }));
  const routes = [...ownedRoutes(snapshot), ...shellRoutes].map(({ owner, route }) => ({
    path: route.path,
    handle: {
      owner,
      page: route.page,
      access: route.access,
      frame: route.frame,
      title: route.title,
      isPreview: route.preview === true,
      isSecret: route.secret === true,
      hasToken: route.secret === true || route.path.split('/').includes(':token'),
      scripts: route.scripts,
    },
  }));
  const preparing = (snapshot.preparing ?? []).map((path) => ({
    path,
    handle: preparingPage(shell, snapshot),
  }));
  const known = new LRUCache<string, { route: MatchedRoute | undefined }>({ max: MAX_KNOWN });
  return (pathname) => {
    const answer = known.get(pathname);
    if (answer) return answer.route;
    const route = canDecode(pathname)
      ? match([...routes, ...preparing], pathname)?.at(-1)?.route.handle
      : undefined;
    if (pathname.length <= MAX_KNOWN_LENGTH) known.set(pathname, { route });
    return route;
  };
}

/** Shown by the shell for pages of a remote that is being built. */
const preparingPage = (
  { name: owner }: ReleaseManifest,
  { site: { name: title } }: RegistrySnapshot,
): MatchedRoute => ({
  ...{ owner, page: 'preparing', access: 'public', frame: 'site', title },
  ...{ isPreview: false, isSecret: false, hasToken: false, isPreparing: true, scripts: [] },
});

/** An undecodable path has no owner; the router would only warn about it. */
function canDecode(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
