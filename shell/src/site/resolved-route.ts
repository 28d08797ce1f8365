import { ownedRoutes, type RegistrySnapshot, type RouteDeclaration } from '@dara/contract';
import declaration from '../../remote.json';
import { PREPARING_PAGE, SHELL } from './shell-name.ts';

/** A declared route and its owner: a remote, or the shell. */
export interface ResolvedRoute {
  owner: string;
  route: RouteDeclaration;
}

const shellRoutes = declaration.routes as RouteDeclaration[];

/** Every route of the site in a snapshot. */
export function siteRoutes(snapshot: RegistrySnapshot): ResolvedRoute[] {
  const own = [...shellRoutes, ...preparingRoutes(snapshot)];
  return [...own.map((route) => ({ owner: SHELL, route })), ...ownedRoutes(snapshot)];
}

/** Replaces the pages of remotes that are still being built. */
const preparingRoutes = ({ preparing = [], site }: RegistrySnapshot): RouteDeclaration[] =>
  preparing.map((path) => ({
    ...{ path, page: PREPARING_PAGE, title: site.name, access: 'public', frame: 'site' },
  }));

/** Page of an undeclared path. */
export function notFoundRoute(): ResolvedRoute {
  const route = shellRoutes.find(({ path }) => path === '/404');
  if (!route) throw new Error('remote.json declares no /404');
  return { owner: SHELL, route: { ...route, path: '*' } };
}
