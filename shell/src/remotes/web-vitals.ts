import type { Vitals } from './measures.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface EventTiming extends PerformanceEntry {
  interactionId?: number;
}

/** Shifts less than a second apart belong together, for five seconds at most. */
const SESSION_GAP_MS = 1000;
const SESSION_MS = 5000;
/** Shorter interactions are fast enough not to be reported. */
const EVENT_MS = 40;
/** The worst one of every fifty interactions is left out. */
const INTERACTIONS_PER_OUTLIER = 50;
const SLOWEST_KEPT = 10;

const isSupported = (type: string): boolean =>
  PerformanceObserver.supportedEntryTypes.includes(type);

/** Calls `take` with all entries of a type, also earlier ones. Returns what reads those still queued. */
function observe<T extends PerformanceEntry>(type: string, take: (entry: T) => void): () => void {
  if (!isSupported(type)) return () => undefined;
  const takeAll = (entries: PerformanceEntry[]): void => {
    for (const entry of entries) take(entry as T);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({
    type,
    buffered: true,
    durationThreshold: EVENT_MS,
  } as PerformanceObserverInit);
  return () => takeAll(observer.takeRecords());
}

/** The largest score of a session of layout shifts. */
function layoutShifts(): { add: (entry: LayoutShift) => void; score: () => number } {
  let session = { from: -Infinity, to: -Infinity, score: 0 };
  let worst = 0;
  return {
    add: ({ startTime, value, hadRecentInput }) => {
      // Content that moves because of an input is expected.
      if (hadRecentInput) return;
      const isSame =
        startTime - session.to < SESSION_GAP_MS && startTime - session.from < SESSION_MS;
      session = isSame
        ? { ...session, to: startTime, score: session.score + value }
        : { from: startTime, to: startTime, score: value };
      worst = Math.max(worst, session.score);
    },
    score: () => worst,
  };
}

/** The slowest interaction, without one outlier of every fifty. */
function interactions(): { add: (entry: EventTiming) => void; slowest: () => number | undefined } {
  const slow = new Map<number, number>();
  let seen = 0;
  let last = 0;
  return {
    add: ({ interactionId = 0, duration }) => {
      if (interactionId === 0) return;
      if (interactionId > last) seen += 1;
      last = Math.max(last, interactionId);
      slow.set(interactionId, Math.max(slow.get(interactionId) ?? 0, duration));
      if (slow.size <= SLOWEST_KEPT) return;
      const [fastest] = [...slow].reduce((a, b) => (b[1] < a[1] ? b : a));
      slow.delete(fastest);
    },
    slowest: () => {
      const durations = [...slow.values()].sort((a, b) => b - a);
      return durations[Math.min(Math.floor(seen / INTERACTIONS_PER_OUTLIER), durations.length - 1)];
    },
  };
}

const wasOpenedHidden = (): boolean =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime === 0);

/**
 * Measures the web vitals of this document as they are defined: largest contentful paint, interaction to next paint,
 * cumulative layout shift. Returns what reads them. A page that is restored from the history is not measured again.
 */
export function watchVitals(): () => Vitals {
  let lcp: number | undefined;
  const shifts = layoutShifts();
  const inputs = interactions();
  const flushes = [
    observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime)),
    observe('layout-shift', shifts.add),
    observe('event', inputs.add),
    observe('first-input', inputs.add),
  ];
  return () => {
    for (const flush of flushes) flush();
    // A document in the background paints when it is looked at.
    if (wasOpenedHidden()) return {};
    const inp = inputs.slowest();
    return {
      ...(lcp === undefined ? {} : { lcp: Math.round(lcp) }),
      ...(inp === undefined ? {} : { inp: Math.round(inp) }),
      ...(isSupported('layout-shift') ? { cls: Math.round(shifts.score() * 1000) / 1000 } : {}),
    };
  };
}
