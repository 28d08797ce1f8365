import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { PagePending } from '../frame/page/page-pending.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { ManagementLayout } from '../management/management-layout.tsx';
import { RemoteRoute } from '../remotes/remote-route.tsx';
import { sitePages, unknownPage, type OwnedPage } from './owned-page.ts';
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
  const toRoute = (owned: OwnedPage): RouteObject => ({
    id: `${owned.owner} ${owned.route.path}`,
    path: owned.route.path,
    handle: owned,
    loader: createPageLoader(services, owned, currentLocation),
    shouldRevalidate,
    element: <RemoteRoute owned={owned} />,
    hydrateFallbackElement: <PagePending page={owned.route} />,
  });
  const pages = sitePages(services.snapshot);
  const inFrame = (frame: OwnedPage['route']['frame']) =>
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
          children: [...inFrame('site'), toRoute(unknownPage())],
        },
        { id: 'management', element: <ManagementLayout />, children: inFrame('management') },
      ],
    },
  ];
}
