import { useCurrentLocation, useLocation, useNavigate, type Location } from '@dara/sdk/router';
import { useRef } from 'react';

interface HistoryOverlayState {
  layer: string;
  /** The address it was opened at. */
  openedAt: string;
}

/** Id of the open overlay in a history entry's state. */
export function historyOverlayOf(state: unknown): HistoryOverlayState | undefined {
  const found = state as Partial<HistoryOverlayState> | null;
  return typeof found?.layer === 'string' && typeof found.openedAt === 'string'
    ? (found as HistoryOverlayState)
    : undefined;
}

const addressOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

/**
 * An overlay that the back button closes, as expected on phones: open while the history entry has its key. Navigation
 * from it replaces that entry.
 */
export function useHistoryOverlay(name: string) {
  const drawn = useLocation();
  const current = useCurrentLocation();
  const navigate = useNavigate();
  const closedRef = useRef<string>(undefined);
  return {
    isOpen: historyOverlayOf(drawn.state)?.layer === name,
    open: () => {
      const address = addressOf(current());
      const next: HistoryOverlayState = { layer: name, openedAt: address };
      void navigate(address, { state: next, preventScrollReset: true });
    },
    close: () => {
      const location = current();
      const { key } = location;
      const overlay = historyOverlayOf(location.state);
      const address = addressOf(location);
      // Escape and an outside click may both close it: going back twice would leave the page.
      if (overlay?.layer !== name || closedRef.current === key) return;
      closedRef.current = key;
      if (overlay.openedAt === address) void navigate(-1);
      else void navigate(address, { replace: true, state: null, preventScrollReset: true });
    },
  };
}
