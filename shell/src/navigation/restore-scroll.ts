/** How long a page may take to become as long as it was. */
const GROWTH_MS = 3000;
const READER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function goTo(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 2;
}

/**
 * Returns to where the reader was. A page whose parts come late is followed while it grows, until
 * it is long enough or the reader takes over; answers how to stop.
 */
export function restoreScroll(top: number): () => void {
  if (goTo(top) || typeof ResizeObserver === 'undefined') return () => undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const name of READER_MOVES) window.removeEventListener(name, stop);
  };
  const observer = new ResizeObserver(() => {
    if (goTo(top)) stop();
  });
  const timer = setTimeout(stop, GROWTH_MS);
  observer.observe(document.body);
  for (const name of READER_MOVES) window.addEventListener(name, stop, { passive: true });
  return stop;
}
