import { isApiError, isBadRequest } from '@dara/sdk/api';
import { redirect } from '@dara/sdk/router';
import { hasAccessToken, readProfile } from '@dara/sdk/session';
import type { LoaderFunctionArgs, Location } from 'react-router-dom';
import type { PageResult } from '../site/page-result.ts';
import type { ResolvedRoute } from '../site/resolved-route.ts';
import { fetchOwnProfile } from '../session/own-profile.ts';
import { guardedPath } from '../site/guard.ts';
import { awaitAllRoutes } from './awaited-routes.ts';
import type { ShellServices } from '../site/services.ts';
import { NOT_FOUND_PAGE } from './shell-module.ts';
import { SHELL } from '../site/shell-name.ts';

/** Current or next location of the router, with the hash, which a loader's request lacks. */
export type CurrentLocation = () => Pick<Location, 'pathname' | 'search' | 'hash'> | undefined;

async function mayOpen({ route }: ResolvedRoute, { store }: ShellServices): Promise<boolean> {
  if (!route.permission) return true;
  // The store gets the session after the first render, the first loader runs before it.
  const profile =
    store.getState().session.profile ?? readProfile() ?? (await fetchOwnProfile(store));
  return profile !== undefined && route.permission.includes(profile.permission);
}

async function notFound(services: ShellServices, status: number): Promise<PageResult> {
  const page = await services.loadPage(SHELL, NOT_FOUND_PAGE);
  return { kind: 'page', page, data: undefined, status };
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
      return await loadAndRun(services, resolved, args);
    } catch (cause) {
      if (args.request.signal.aborted) throw cause;
      if (cause instanceof Response && isRedirect(cause)) throw cause;
      const message = cause instanceof Response ? `HTTP ${cause.status}` : String(cause);
      return { kind: 'failed', message };
    }
  };
}
