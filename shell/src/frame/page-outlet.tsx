import type { Frame } from '@dara/shared/contract';
import { Outlet, useLocation, useNavigation } from '@dara/shared/router';
import { PageSkeleton, SKELETON_AFTER_MS, useDelayed } from './page-pending.tsx';

/** The page; while a slow one is on its way, its skeleton instead of the one that is being left. */
export function PageOutlet({ frame }: { frame: Frame }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isLeaving = location !== undefined && location.pathname !== pathname;
  const isSlow = useDelayed(isLeaving, SKELETON_AFTER_MS);
  return isSlow ? <PageSkeleton frame={frame} /> : <Outlet />;
}
