import { matchRoute } from '@dara/sdk/router';
import { useEffect } from 'react';
import { isFile } from '../parts/is-file.ts';
import { siteRoutes } from '../site/resolved-route.ts';
import { useServices } from '../site/services.ts';

/** A pointer that only crosses a link does not preload. */
const INTENT_MS = 60;
/** Responses are cached for a minute; later hovers fetch again. */
const FRESH_MS = 30_000;
/** For long-lived tabs: beyond this number the oldest entry is removed. */
const MAX_KNOWN = 200;

function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOwn = link && link.origin === location.origin && !link.target && !link.download;
  return isOwn && link.pathname !== location.pathname && !isFile(link.pathname) ? link : null;
}

/** Fetches the page behind a link that a pointer, a finger or the focus has reached, and its data. */
export function useLinkPreload(): void {
  const { snapshot, rest, preload } = useServices();
  useEffect(() => {
    const routes = siteRoutes(snapshot).map((resolved) => ({
      path: resolved.route.path,
      resolved,
    }));
    const fetchedAt = new Map<string, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const fetchPage = (link: HTMLAnchorElement) => {
      const { href, pathname } = link;
      if (Date.now() - (fetchedAt.get(href) ?? -Infinity) < FRESH_MS) return;
      if (rest.isLeftOut(pathname)) {
        rest.fetch().catch(() => undefined);
        return;
      }
      const found = matchRoute(routes, pathname);
      if (!found) return;
      // Re-inserted, so that the first entry is the oldest.
      fetchedAt.delete(href);
      fetchedAt.set(href, Date.now());
      const [oldest] = fetchedAt.keys();
      if (fetchedAt.size > MAX_KNOWN && oldest !== undefined) fetchedAt.delete(oldest);
      preload(found.route.resolved, { params: found.params, url: new URL(href) });
    };
    const handleHover = ({ target }: Event) => {
      clearTimeout(timer);
      const link = ownLink(target);
      if (link) timer = setTimeout(() => fetchPage(link), INTENT_MS);
    };
    const handleReach = ({ target }: Event) => {
      const link = ownLink(target);
      if (link) fetchPage(link);
    };
    document.addEventListener('pointerover', handleHover, { passive: true });
    document.addEventListener('touchstart', handleReach, { passive: true });
    document.addEventListener('focusin', handleReach);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', handleHover);
      document.removeEventListener('touchstart', handleReach);
      document.removeEventListener('focusin', handleReach);
    };
  }, [snapshot, rest, preload]);
}
