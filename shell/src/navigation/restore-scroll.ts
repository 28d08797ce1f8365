/** How long a page may take to become as long as it was, or to show the part that is wanted. */
const GROWTH_MS = 10_000;
/** How long a page that is long enough may still move what it shows. */
const SETTLING_MS = 2000;
const READER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Hold {
  /** Where the window's top belongs now; null while that is not on the page yet. */
  topOf: () => number | null;
  /** The way there, when it is not a jump. */
  behavior?: ScrollBehavior;
}

/** Scrolls to a position within the page's height. Returns false while the page is too short for it, or on the way. */
function goTo(top: number, behavior: ScrollBehavior): boolean {
  if (Math.abs(window.scrollY - top) >= 1) window.scrollTo({ top, behavior });
  return Math.abs(window.scrollY - top) < 2;
}

/**
 * Keeps the window at a position while the page grows, until it has stopped growing or the reader
 * scrolls, types or presses something. Returns a function that stops it.
 */
export function holdScroll({ topOf, behavior = 'instant' }: Hold): () => void {
  let isFound = false;
  let isPageLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const place = () => {
    const top = topOf();
    if (top === null) return;
    isFound = true;
    if (!goTo(Math.max(0, top), behavior) || isPageLoaded) return;
    isPageLoaded = true;
    clearTimeout(timer);
    timer = setTimeout(stop, SETTLING_MS);
  };
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
  const parts = new MutationObserver(() => {
    if (!isFound) place();
  });
  const stop = () => {
    clearTimeout(timer);
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
export function restoreScroll(top: number): () => void {
  return holdScroll({ topOf: () => top });
}
