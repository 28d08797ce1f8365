import {
  MEASURES_MAX,
  MEASURES_PATH,
  type CountedRelease,
  type MeasuresReport,
  type PageVitals,
} from '@dara/contract';
import { SHELL } from '../site/shell-name.ts';
import type { TelemetryEvent } from '../site/services.ts';

/** Soon enough for the watch after a promotion, rare enough for a visitor who stays. */
const SEND_AFTER_MS = 15_000;

export type Vitals = Omit<PageVitals, 'name' | 'version'>;

export interface Measures {
  count: (event: TelemetryEvent) => void;
  /** What to read once, when the document is left. */
  readVitals: (read: () => Vitals) => void;
}

/** Counts loads and failures by release, and sends them in batches: some seconds after the first, and when the tab is hidden. */
export function createMeasures(shellVersion: string): Measures {
  let releases = new Map<string, CountedRelease>();
  let first: Pick<PageVitals, 'name' | 'version'> | undefined;
  let read: (() => Vitals) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const page = (): PageVitals | undefined => {
    const vitals = read?.();
    read = undefined;
    if (!vitals || Object.keys(vitals).length === 0) return undefined;
    return { ...(first ?? { name: SHELL, version: shellVersion }), ...vitals };
  };
  const send = (vitals?: PageVitals): void => {
    clearTimeout(timer);
    timer = undefined;
    if (releases.size === 0 && !vitals) return;
    const report: MeasuresReport = {
      releases: [...releases.values()].slice(0, MEASURES_MAX.releases),
      ...(vitals ? { page: vitals } : {}),
    };
    releases = new Map();
    navigator.sendBeacon?.(MEASURES_PATH, JSON.stringify(report));
  };
  const leave = (): void => send(page());
  // Safari may leave a page without hiding it.
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });

  const count = ({ remote, version, kind, phase }: TelemetryEvent): void => {
    const key = `${remote}@${version}`;
    const counts = releases.get(key) ?? { name: remote, version };
    releases.set(key, counts);
    const next = (known = 0): number => Math.min(known + 1, MEASURES_MAX.count);
    if (kind === 'load') counts.loads = next(counts.loads);
    else counts.failures = { ...counts.failures, [phase]: next(counts.failures?.[phase]) };
    if (kind === 'load' && remote !== SHELL) first ??= { name: remote, version };
    timer ??= setTimeout(send, SEND_AFTER_MS);
  };
  count({ remote: SHELL, version: shellVersion, kind: 'load', phase: 'load' });
  return { count, readVitals: (given) => (read = given) };
}
