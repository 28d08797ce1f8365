import { LazySkeleton } from './lazy-pages.ts';
import { PageSpace, type ComingPage } from './page-space.ts';
import { useDelayed } from './use-delayed.ts';

/** A page that loads faster than this never shows its skeleton. */
export const SKELETON_AFTER_MS = 300;

/** While a page loads: nothing first, then its skeleton, then a message. */
export function PagePending({ page }: { page: ComingPage }) {
  const isShown = useDelayed(true, SKELETON_AFTER_MS);
  const space = <PageSpace $frame={page.frame} />;
  return isShown ? <LazySkeleton page={page} pending={space} /> : space;
}
