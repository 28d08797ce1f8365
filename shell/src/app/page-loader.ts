import { isApiError, isBadRequest } from '@dara/sdk/api';
import { redirect } from '@dara/sdk/router';
import type { RegistrySnapshot } from '@dara/contract';
import { hasAccessToken, readProfile, type Profile } from '@dara/sdk/session';
import type { LoaderFunctionArgs, Location } from 'react-router-dom';
import type { PageResult } from '../site/page-result.ts';
import type { ResolvedRoute } from '../site/resolved-route.ts';
import { fetchOwnProfile } from '../session/own-profile.ts';
import { guardedPath } from '../site/guard.ts';
import { awaitAllRoutes } from './awaited-routes.ts';
import type { ShellServices } from '../site/services.ts';
import { NOT_FOUND_PAGE } from './shell-module.ts';
import { MANAGEMENT_PAGE, SHELL } from '../site/shell-name.ts';
import { entriesBelow, isPermitted } from '../site/site-menu.ts';

/** Current or next location of the router, with the hash, which a loader's request lacks. */
export type CurrentLocation = () => Pick<Location, 'pathname' | 'search' | 'hash'> | undefined;

/** The store gets the session after the first render, the first loader runs before it. */
const currentProfile = async ({ store }: ShellServices): Promise<Profile | undefined> =>
  store.getState().session.profile ?? readProfile() ?? (await fetchOwnProfile(store));

async function mayOpen({ route }: ResolvedRoute, services: ShellServices): Promise<boolean> {
  if (!route.permission) return true;
  const profile = await currentProfile(services);
  return profile !== undefined && route.permission.includes(profile.permission);
}

async function notFound(services: ShellServices, status: number): Promise<PageResult> {
  const page = await services.loadPage(SHELL, NOT_FOUND_PAGE);
  return { kind: 'page', page, data: undefined, status };
}

/** For `/management` or a section of it: redirects to the first page there that the user may open. */
async function openFirstPage(
  services: ShellServices,
  { request }: LoaderFunctionArgs,
): Promise<PageResult> {
  const pathname = new URL(request.url).pathname.replace(/\/$/, '');
  // A document of a public page contains no management menu.
  await services.rest.fetch();
  let snapshot: RegistrySnapshot = services.snapshot;
  services.rest.subscribe((whole) => (snapshot = whole))();
  const entries = entriesBelow(snapshot, pathname);
  const profile = await currentProfile(services);
  const first = entries.find((entry) => isPermitted(entry, profile?.permission));
  if (first) throw redirect(first.path);
  return entries.length > 0 ? { kind: 'forbidden' } : notFound(services, 404);
}

const GONE = [404, 410];

/** Status of the document for an error of a loader; undefined if the error is not a refusal of this URL. */
function refusedStatus(cause: unknown): 400 | 404 | undefined {
  const error = cause instanceof Response ? { status: cause.status, code: '' } : cause;
  if (isBadRequest(error)) return 400;
  return isApiError(error) && GONE.includes(Number(error.status)) ? 404 : undefined;
}

function isRedirect(response: Response): boolean {
  return response.status >= 300 && response.status < 400;
}

async function loadAndRun(
  services: ShellServices,
  { owner, route }: ResolvedRoute,
  { request, params }: LoaderFunctionArgs,
): Promise<PageResult> {
  const page = await services.loadPage(owner, route.page);
  try {
    const data = await page.loader?.({
      store: services.store,
      params,
      url: new URL(request.url),
      locale: services.catalogue.locale,
      signal: request.signal,
    });
    const status = route.page === NOT_FOUND_PAGE ? 404 : (page.status?.(data) ?? 200);
    return { kind: 'page', page, data, status };
  } catch (cause) {
    const status = refusedStatus(cause);
    if (status === undefined) throw cause;
    return notFound(services, status);
  }
}

/**
 * Guards a route, loads its page and runs the page's own loader. In the browser a failure becomes
 * a result that the page's area shows; on the server it is thrown, and the frame is sent instead.
 */
export function createPageLoader(
  services: ShellServices,
  resolved: ResolvedRoute,
  currentLocation: CurrentLocation,
) {
  return async (args: LoaderFunctionArgs): Promise<PageResult> => {
    if (services.side === 'server') return loadAndRun(services, resolved, args);
    // The router calls its first loaders while it is being made: let it be finished.
    await Promise.resolve();
    try {
      await awaitAllRoutes(services, args, currentLocation()?.hash);
      const turnedAway = guardedPath(resolved.route.access, currentLocation(), hasAccessToken());
      if (turnedAway) throw redirect(turnedAway);
      if (!(await mayOpen(resolved, services))) return { kind: 'forbidden' };
      if (resolved.route.page === MANAGEMENT_PAGE) return await openFirstPage(services, args);
      return await loadAndRun(services, resolved, args);
    } catch (cause) {
      if (args.request.signal.aborted) throw cause;
      if (cause instanceof Response && isRedirect(cause)) throw cause;
      const message = cause instanceof Response ? `HTTP ${cause.status}` : String(cause);
      return { kind: 'failed', message };
    }
  };
}
