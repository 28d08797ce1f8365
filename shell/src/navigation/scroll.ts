import { useNavigationInfo } from '@dara/sdk/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { holdScroll, restoreScroll } from './restore-scroll.ts';
import { keepPosition, positionOf } from './scroll-positions.ts';
import { revealDeferred } from './reveal-deferred.ts';

/** How far below the window's top a hash target stops: under the header. */
const HASH_OFFSET_PX = 117;

function wantedBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The keyboard goes on from where the reader was led to. */
function focusQuietly(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  const options: FocusOptions & { focusVisible: boolean } = {
    preventScroll: true,
    focusVisible: false,
  };
  target.focus(options);
}

/** Leads to a hash target, also to one that is drawn later. Returns a function that stops it. */
function scrollToHash(hash: string, behavior: ScrollBehavior): () => void {
  let isFocused = false;
  const topOf = () => {
    const target = targetOf(hash);
    if (!target) return null;
    if (!isFocused) focusQuietly(target);
    isFocused = true;
    return target.getBoundingClientRect().top + window.scrollY - HASH_OFFSET_PX;
  };
  return holdScroll({ topOf, behavior });
}

/** Whether the document is one that the reader has seen before, at this entry of the history. */
function isSeenAgain(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

/**
 * After a navigation the page scrolls smoothly to the top or to the hash's target; going back and
 * forth returns to where one was; a change of filters stays put.
 */
export function useScrollOnNavigation(): void {
  const { location, action, preventScrollReset } = useNavigationInfo();
  const shown = useRef(location);
  // The window's own position is no longer that of the page before once a shorter one is in the document.
  const lastTop = useRef(0);
  const release = useRef<() => void>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const handleScroll = () => (lastTop.current = window.scrollY);
    const handleHide = () => keepPosition(shown.current, window.scrollY);
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pagehide', handleHide);
    const { hash } = shown.current;
    const before = isSeenAgain() ? positionOf(shown.current) : undefined;
    if (before || hash) revealDeferred();
    if (before) release.current = restoreScroll(before);
    else if (hash) release.current = scrollToHash(hash, 'instant');
    return () => {
      release.current?.();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pagehide', handleHide);
      history.scrollRestoration = 'auto';
    };
  }, []);

  // Before paint, so that the page is never seen at another place first.
  useLayoutEffectInBrowser(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    release.current?.();
    revealDeferred();
    keepPosition(before, lastTop.current);
    lastTop.current = window.scrollY;
    // A hash written into the address bar is a new wish, though it comes as an entry without a key.
    const isWritten = location.key === 'default' && location.hash !== '';
    const known = action === 'POP' && !isWritten ? positionOf(location) : undefined;
    if (known !== undefined) return restoreScroll(known);
    if (preventScrollReset) return;
    if (location.hash) return scrollToHash(location.hash, wantedBehavior());
    if (action === 'POP') return restoreScroll(0);
    if (before.pathname !== location.pathname || before.hash) {
      window.scrollTo({ top: 0, behavior: wantedBehavior() });
    }
  }, [location, action, preventScrollReset]);
}

// React warns about layout effects while rendering on a server.
const useLayoutEffectInBrowser = typeof window === 'undefined' ? useEffect : useLayoutEffect;
