import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import { sitePages } from '../app/owned-page.ts';
import { useServices } from '../app/services.ts';

/** Fetches the scripts of the page behind a link that the pointer or the focus has reached. */
export function useLinkPreload(): void {
  const { snapshot, preload } = useServices();
  useEffect(() => {
    const routes = sitePages(snapshot).map((owned) => ({ path: owned.route.path, handle: owned }));
    const handleReach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.target) return;
      const owned = matchRoutes(routes, link.pathname)?.at(-1)?.route.handle;
      if (owned) preload(owned.owner, owned.route.page);
    };
    document.addEventListener('pointerover', handleReach, { passive: true });
    document.addEventListener('focusin', handleReach);
    return () => {
      document.removeEventListener('pointerover', handleReach);
      document.removeEventListener('focusin', handleReach);
    };
  }, [snapshot, preload]);
}
