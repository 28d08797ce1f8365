/** How long a page may take to become as long as it was, or to show the part that is wanted. */
const GROWTH_MS = 10_000;
/** How long a page may still shift after it is long enough. */
const SETTLING_MS = 2000;
const READER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Hold {
  /** Where the window's top belongs now; null while that is not on the page yet. */
  topOf: () => number | null;
  /** The way there, when it is not a jump. */
  behavior?: ScrollBehavior;
  /** The position is restored, or was given up: from here on the window's own position counts. */
  onSettled?: () => void;
}

/** Scrolls to a position within the page's height. Returns false while the page is too short for it, or on the way. */
function goTo(top: number, behavior: ScrollBehavior): boolean {
  if (Math.abs(window.scrollY - top) >= 1) window.scrollTo({ top, behavior });
  return Math.abs(window.scrollY - top) < 2;
}

/** The farthest that the page can be scrolled to. */
export const longest = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Restores a scroll position while the page grows, until it stops growing or the user scrolls, types or clicks. After
 * that only a page that became too short meanwhile, which lost the position, is restored again. Returns a cancel
 * function.
 */
export function pinScroll({ topOf, behavior = 'instant', onSettled }: Hold): () => void {
  let isFound = false;
  let isPageLoaded = false;
  let isSettled = false;
  let wasShort = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const place = () => {
    const top = topOf();
    if (top === null) return;
    isFound = true;
    if (!goTo(Math.max(0, top), behavior) || isPageLoaded) return;
    isPageLoaded = true;
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLING_MS);
  };
  const guard = () => {
    const top = topOf() ?? 0;
    if (longest() < top - 1) wasShort = true;
    if (wasShort && goTo(Math.max(0, top), behavior)) wasShort = false;
  };
  // Reading layout inside the resize callback would trigger it again.
  const handleSizes = () => {
    if (!isSettled) return place();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(guard);
  };
  const settle = () => {
    isSettled = true;
    onSettled?.();
    timer = setTimeout(stop, GROWTH_MS);
  };
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(handleSizes);
  const parts = new MutationObserver(() => {
    if (!isFound) place();
  });
  const stop = () => {
    onSettled?.();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    sizes?.disconnect();
    parts.disconnect();
    window.removeEventListener('scrollend', place);
    for (const name of READER_MOVES) window.removeEventListener(name, stop);
  };
  timer = setTimeout(stop, GROWTH_MS);
  sizes?.observe(document.body);
  parts.observe(document.body, { childList: true, subtree: true });
  // A smooth way ends where the target stood when it began.
  if (behavior === 'smooth') window.addEventListener('scrollend', place);
  for (const name of READER_MOVES) window.addEventListener(name, stop, { passive: true });
  place();
  return stop;
}

/** Returns to where the reader was on a page. */
export function restoreScroll(top: number, onSettled?: () => void): () => void {
  return pinScroll({ topOf: () => top, ...(onSettled ? { onSettled } : {}) });
}
