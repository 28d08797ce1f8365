import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { PagePending } from '../frame/page/page-pending.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { ManagementLayout } from '../management/management-layout.tsx';
import { RemoteRoute } from '../remotes/remote-route.tsx';
import { siteRoutes, notFoundRoute, type ResolvedRoute } from './resolved-route.ts';
import { createPageLoader, type CurrentLocation } from './page-loader.ts';
import { RootError } from './root-error.tsx';
import { RootLayout } from './root-layout.tsx';
import type { ShellServices } from './services.ts';

/**
 * Filters live in the query and pages follow them with their own hooks: a change of the query
 * alone must not wait for a loader. The same address again (a retry) does.
 */
function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

/** The site's route table out of a snapshot: the same on the server and in the browser. */
export function buildRoutes(
  services: ShellServices,
  currentLocation: CurrentLocation = () => undefined,
): RouteObject[] {
  const toRoute = (resolved: ResolvedRoute): RouteObject => ({
    id: `${resolved.owner} ${resolved.route.path}`,
    path: resolved.route.path,
    handle: resolved,
    loader: createPageLoader(services, resolved, currentLocation),
    shouldRevalidate,
    element: <RemoteRoute resolved={resolved} />,
    hydrateFallbackElement: <PagePending page={resolved.route} />,
  });
  const pages = siteRoutes(services.snapshot);
  const inFrame = (frame: ResolvedRoute['route']['frame']) =>
    pages.filter(({ route }) => route.frame === frame).map(toRoute);
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
