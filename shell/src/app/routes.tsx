import type { Frame, RegistrySnapshot } from '@dara/contract';
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { PagePending } from '../page/page-pending.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { ManagementLayout } from '../management/management-layout.tsx';
import { RemoteRoute } from '../remotes/remote-route.tsx';
import { siteRoutes, notFoundRoute, type ResolvedRoute } from '../site/resolved-route.ts';
import { createPageLoader, type CurrentLocation } from './page-loader.ts';
import { RootError } from './root-error.tsx';
import { RootLayout } from './root-layout.tsx';
import type { ShellServices } from '../site/services.ts';
import { SHELL } from '../site/shell-name.ts';
import type { Router } from './site-router.ts';

/**
 * Pages follow filters in the query by their own hooks: a change of the query alone does not wait for a loader.
 * Navigation to the same URL (a retry) does.
 */
function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

type ToRoute = (resolved: ResolvedRoute) => RouteObject;

const toRouteOf =
  (services: ShellServices, currentLocation: CurrentLocation): ToRoute =>
  (resolved) => ({
    id: `${resolved.owner} ${resolved.route.path}`,
    path: resolved.route.path,
    handle: resolved,
    loader: createPageLoader(services, resolved, currentLocation),
    shouldRevalidate,
    element: <RemoteRoute resolved={resolved} />,
    hydrateFallbackElement: <PagePending page={resolved.route} />,
  });

/** Each page without its frame, for trial rendering. */
export function buildBareRoutes(services: ShellServices): RouteObject[] {
  const toRoute = toRouteOf(services, () => undefined);
  return [...siteRoutes(services.snapshot), notFoundRoute()].map(toRoute);
}

/** Route table from a snapshot: the same on the server and in the browser. */
export function buildRoutes(
  services: ShellServices,
  currentLocation: CurrentLocation = () => undefined,
): RouteObject[] {
  const toRoute = toRouteOf(services, currentLocation);
  const pages = siteRoutes(services.snapshot);
  const inFrame = (frame: Frame) => pages.filter(({ route }) => route.frame === frame).map(toRoute);
  return [
    {
      id: 'root',
      element: <RootLayout />,
      errorElement: <RootError />,
      children: [
        {
          id: 'site',
          element: <SiteFrame />,
          children: [...inFrame('site'), toRoute(notFoundRoute())],
        },
        { id: 'management', element: <ManagementLayout />, children: inFrame('management') },
      ],
    },
  ];
}

/** Adds the routes that the document left out, once loaded. */
export function addRoutes(
  router: Pick<Router, 'patchRoutes'>,
  services: ShellServices,
  { whole, currentLocation }: { whole: RegistrySnapshot; currentLocation: CurrentLocation },
): void {
  const toRoute = toRouteOf(services, currentLocation);
  const known = new Set(Object.keys(services.snapshot.microFrontends));
  const pages = siteRoutes(whole).filter(({ owner }) => owner !== SHELL && !known.has(owner));
  for (const frame of ['site', 'management'] as const) {
    const added = pages.filter(({ route }) => route.frame === frame).map(toRoute);
    router.patchRoutes(frame, added);
  }
}
