import type {
  Access,
  Frame,
  Localized,
  RegistrySnapshot,
  ReleaseManifest,
  ScriptRef,
} from '@dara/shared/contract';
import { ownedRoutes } from '@dara/shared/contract';
import { matchRoutes } from 'react-router-dom';
import { scriptRef } from '../registry/snapshot.ts';

export interface MatchedRoute {
  owner: string;
  page: string;
  access: Access;
  frame: Frame;
  title: Localized;
  scripts: ScriptRef[];
}

/** Finds the route that the browser's router will choose for a path. */
export type RouteOwners = (pathname: string) => MatchedRoute | undefined;

export function createRouteOwners(snapshot: RegistrySnapshot, shell: ReleaseManifest): RouteOwners {
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
      scripts: route.scripts,
    },
  }));
  return (pathname) => {
    // A path that cannot be decoded belongs to nobody; the router would only complain about it.
    try {
      decodeURIComponent(pathname);
    } catch {
      return undefined;
    }
    return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  };
}
