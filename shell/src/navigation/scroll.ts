import { useNavigationInfo } from '@dara/sdk/router';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { pinScroll, longest, restoreScroll } from './restore-scroll.ts';
import { saveScrollPosition, positionOf } from './scroll-positions.ts';
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

/** Keyboard navigation continues from the target. */
function focusQuietly(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  const options: FocusOptions & { focusVisible: boolean } = {
    preventScroll: true,
    focusVisible: false,
  };
  target.focus(options);
}

/** Scrolls to a hash target, also to one rendered later. Returns a cancel function. */
function scrollToHash(hash: string, behavior: ScrollBehavior): () => void {
  let isFocused = false;
  const topOf = () => {
    const target = targetOf(hash);
    if (!target) return null;
    if (!isFocused) focusQuietly(target);
    isFocused = true;
    return target.getBoundingClientRect().top + window.scrollY - HASH_OFFSET_PX;
  };
  return pinScroll({ topOf, behavior });
}

/**
 * Restores a position; `wanted` is the target while the page is still too short or has shifted. Returns a cancel
 * function.
 */
function leadBack(top: number, wanted: RefObject<number | undefined>): () => void {
  wanted.current = top;
  return restoreScroll(top, () => (wanted.current = undefined));
}

/** Whether the user has visited this history entry before. */
function isSeenAgain(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

/**
 * After a navigation, scrolls smoothly to the top or to the hash target; back and forward restore the position; a
 * change of filters does not scroll.
 */
export function useScrollOnNavigation(): void {
  const { location, action, preventScrollReset } = useNavigationInfo();
  const shown = useRef(location);
  // Once a shorter page is rendered, the window's position is no longer that of the previous page.
  const lastTop = useRef(0);
  const release = useRef<() => void>(undefined);
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const handleScroll = () => {
      // Caused by a page that became too short, possibly the next page; not by the user.
      if (window.scrollY < lastTop.current && lastTop.current > longest() + 1) return;
      lastTop.current = window.scrollY;
    };
    const handleHide = () => saveScrollPosition(shown.current, wanted.current ?? window.scrollY);
    lastTop.current = window.scrollY;
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pagehide', handleHide);
    const { hash } = shown.current;
    const before = isSeenAgain() ? positionOf(shown.current) : undefined;
    if (before || hash) revealDeferred();
    if (before) release.current = leadBack(before, wanted);
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
    const left = wanted.current ?? lastTop.current;
    release.current?.();
    revealDeferred();
    saveScrollPosition(before, left);
    lastTop.current = window.scrollY;
    // A hash typed into the address bar is a new request, although its history entry has no key.
    const isWritten = location.key === 'default' && location.hash !== '';
    const known = action === 'POP' && !isWritten ? positionOf(location) : undefined;
    // Until the next location, regardless of other navigation events.
    if (known !== undefined) release.current = leadBack(known, wanted);
    else if (preventScrollReset) return;
    else if (location.hash) release.current = scrollToHash(location.hash, wantedBehavior());
    else if (action === 'POP') release.current = leadBack(0, wanted);
    else if (before.pathname !== location.pathname || before.hash) {
      window.scrollTo({ top: 0, behavior: wantedBehavior() });
    }
  }, [location, action, preventScrollReset]);
}

// React warns about layout effects while rendering on a server.
const useLayoutEffectInBrowser = typeof window === 'undefined' ? useEffect : useLayoutEffect;
