import { useEffect, useLayoutEffect, useRef } from 'react';
import { useArrival } from '@dara/shared/router';
import { restoreScroll } from './restore-scroll.ts';
import { settle } from './settle.ts';

/** How far below the window's top a hash target comes to rest: under the header. */
export const HASH_OFFSET_PX = 117;

/** How long a target may take to appear, for pages that draw their parts as data comes. */
const TARGET_WAIT_MS = 2000;
const POSITIONS_KEY = 'scroll-positions';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function keepPosition(key: string, top: number): void {
  try {
    const recent = Object.entries({ ...readPositions(), [key]: Math.round(top) }).slice(-50);
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(Object.fromEntries(recent)));
  } catch {
    // Without storage, going back starts at the top.
  }
}

function scrollTo(top: number): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: Math.max(0, top), behavior: isReduced ? 'auto' : 'smooth' });
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function scrollToTarget(target: HTMLElement): void {
  scrollTo(target.getBoundingClientRect().top + window.scrollY - HASH_OFFSET_PX);
  // The keyboard goes on from where the reader was led to.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  const quietly: FocusOptions & { focusVisible: boolean } = {
    preventScroll: true,
    focusVisible: false,
  };
  target.focus(quietly);
}

/** Scrolls to a hash target, waiting a while for one that is yet to be drawn; answers how to stop. */
function scrollToHash(hash: string): () => void {
  const found = targetOf(hash);
  if (found) {
    scrollToTarget(found);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const target = targetOf(hash);
    if (!target) return;
    stop();
    scrollToTarget(target);
  });
  const timer = setTimeout(() => stop(), TARGET_WAIT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/**
 * After a navigation the page scrolls smoothly to the top or to the hash's target; going back and
 * forth returns to where one was; a change of filters stays put.
 */
export function useScrollOnNavigation(): void {
  const { location, action, preventScrollReset } = useArrival();
  const shown = useRef(location);
  /** Where the reader is: a page that is shorter than the one before takes that away at once. */
  const top = useRef(0);

  useEffect(() => {
    const handleScroll = () => (top.current = window.scrollY);
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const handleHide = () => keepPosition(shown.current.key, window.scrollY);
    window.addEventListener('pagehide', handleHide);
    const restored = readPositions()[shown.current.key];
    if (restored) settle();
    const stop = restored && !shown.current.hash ? restoreScroll(restored) : undefined;
    return () => {
      stop?.();
      window.removeEventListener('pagehide', handleHide);
      history.scrollRestoration = 'auto';
    };
  }, []);

  // Before paint, and before the browser tells that the window has come to stand elsewhere.
  useLayoutEffectInBrowser(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    settle();
    keepPosition(before.key, top.current);
    if (action === 'POP') return restoreScroll(readPositions()[location.key] ?? 0);
    if (preventScrollReset) return;
    if (location.hash) return scrollToHash(location.hash);
    if (before.pathname !== location.pathname || before.hash) scrollTo(0);
  }, [location, action, preventScrollReset]);
}

// React warns about layout effects while rendering on a server.
const useLayoutEffectInBrowser = typeof window === 'undefined' ? useEffect : useLayoutEffect;
