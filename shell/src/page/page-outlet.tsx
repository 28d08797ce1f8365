import type { Frame } from '@dara/contract';
import { matchRoute, Outlet, useLocation, useNavigation } from '@dara/sdk/router';
import { useMemo } from 'react';
import { siteRoutes } from '../site/resolved-route.ts';
import { useServices } from '../site/services.ts';
import { LazySkeleton } from './lazy-pages.ts';
import { SKELETON_AFTER_MS } from './page-pending.tsx';
import { useDelayed } from './use-delayed.ts';

/** The page; while a slow one loads, its skeleton replaces the previous page. */
export function PageOutlet({ frame }: { frame: Frame }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const { snapshot } = useServices();
  const isLeaving = location !== undefined && location.pathname !== pathname;
  const isSlow = useDelayed(isLeaving, SKELETON_AFTER_MS);
  const coming = useMemo(() => {
    const pages = siteRoutes(snapshot).map(({ route }) => route);
    return isLeaving ? matchRoute(pages, location.pathname)?.route : undefined;
  }, [snapshot, isLeaving, location]);
  return isSlow && coming ? <LazySkeleton page={{ ...coming, frame }} /> : <Outlet />;
}
