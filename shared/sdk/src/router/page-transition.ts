import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation, useResolvedPath, type DataRouter, type To } from 'react-router-dom';

/** Maximum time that the old page is frozen while the new one renders. */
const DRAWING_LIMIT_MS = 1_000;

const ignore = () => undefined;

/** A page that moves in. */
class Move {
  readonly #drawn: Promise<void>;
  #resolve: () => void = ignore;

  constructor(
    /** The history entry of the new page. */
    readonly key: string,
    /** Paths of the old and the new page. */
    readonly paths: readonly string[],
  ) {
    this.#drawn = new Promise((resolve) => (this.#resolve = resolve));
  }

  readonly handleDrawn = () => this.#resolve();

  async waitForImageVariants(): Promise<void> {
    const limit = setTimeout(this.handleDrawn, DRAWING_LIMIT_MS);
    await this.#drawn;
    clearTimeout(limit);
  }
}

// A document moves one page at a time.
let move: Move | null = null;
const listeners = new Set<() => void>();

function setMove(next: Move | null): void {
  move = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * View transitions between pages. The router's own implementation shows the page of a transition even if the user
 * navigated elsewhere before it began, so that page and URL differ, and freezes the window for seconds if that
 * happened later. This one always shows the newest page.
 */
export function withViewTransitions(router: DataRouter): void {
  const { subscribe } = router;
  let newest: unknown;
  router.subscribe = (show) =>
    subscribe((state, { viewTransitionOpts: places, ...options }) => {
      newest = state;
      // Nothing waits for a page that was left.
      if (move?.key !== state.location.key) move?.handleDrawn();
      if (!places || !('startViewTransition' in document)) return show(state, options);
      const begun = new Move(state.location.key, [
        places.currentLocation.pathname,
        places.nextLocation.pathname,
      ]);
      setMove(begun);
      const { ready, finished } = document.startViewTransition(() => {
        if (newest === state) show(state, options);
        return begun.waitForImageVariants();
      });
      // Another transition replaced it, or the window is hidden.
      ready.catch(ignore);
      void finished.catch(ignore).then(() => move === begun && setMove(null));
    });
}

/** Signals a transition that its page is rendered. Mounted once, around every page. */
export function useReportPageRendered(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (move?.key === key) move.handleDrawn();
  }, [key]);
}

const still = () => false;

/** Whether a page moves in that is reached from, or leads to, an address. */
export function useViewTransitionState(to: To): boolean {
  const { pathname } = useResolvedPath(to);
  return useSyncExternalStore(listen, () => move?.paths.includes(pathname) ?? false, still);
}
