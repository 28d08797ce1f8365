import type { Metrics } from '@dara/backend';
import { PHASES, VITALS, VITAL_BUCKETS, type Phase, type Vital } from './measure.ts';
import { refKey, type ReleaseRef } from './known-releases.ts';

const SECONDS: Record<Vital, number> = { lcp: 1000, inp: 1000, cls: 1 };
const NAMES: Record<Vital, [name: string, help: string]> = {
  lcp: ['dara_web_vital_lcp_seconds', 'Largest contentful paint, by the release of the page.'],
  inp: ['dara_web_vital_inp_seconds', 'Interaction to next paint, by the release of the page.'],
  cls: ['dara_web_vital_cls', 'Cumulative layout shift, by the release of the page.'],
};

export interface MeasureMetrics {
  load(release: ReleaseRef, count: number): void;
  error(release: ReleaseRef, phase: Phase, count: number): void;
  vital(release: ReleaseRef, vital: Vital, value: number): void;
  /** Adds a release with zeros, so that its first error is an increase. */
  add(release: ReleaseRef): void;
  /** Removes the releases that are no longer known. */
  sweep(isKnown: (release: ReleaseRef) => boolean): void;
}

/** What this process counted, by release. Labels are those of known releases only. */
export function measureMetrics(metrics: Metrics): MeasureMetrics {
  const labelNames = ['remote', 'version'];
  const loads = metrics.counter(
    'dara_remote_loads_total',
    'Pages of a release that loaded in browsers; of the shell documents.',
    labelNames,
  );
  const errors = metrics.counter(
    'dara_remote_errors_total',
    'Failures of a release: load, render, handler and rejection in browsers, server when it is rendered.',
    [...labelNames, 'phase'],
  );
  const vitals = Object.fromEntries(
    VITALS.map((vital) => {
      const buckets = VITAL_BUCKETS[vital].map((bound) => bound / SECONDS[vital]);
      return [vital, metrics.histogram(...NAMES[vital], labelNames, buckets)];
    }),
  ) as Record<Vital, ReturnType<Metrics['histogram']>>;
  const shown = new Map<string, ReleaseRef>();
  const labels = ({ name, version }: ReleaseRef) => ({ remote: name, version });
  return {
    load: (release, count) => loads.inc(labels(release), count),
    error: (release, phase, count) => errors.inc({ ...labels(release), phase }, count),
    vital: (release, vital, value) =>
      vitals[vital].observe(labels(release), value / SECONDS[vital]),
    add: (release) => {
      shown.set(refKey(release), release);
      loads.inc(labels(release), 0);
      for (const phase of PHASES) errors.inc({ ...labels(release), phase }, 0);
    },
    sweep: (isKnown) => {
      for (const [key, release] of shown) {
        if (isKnown(release)) continue;
        shown.delete(key);
        loads.remove(labels(release));
        for (const phase of PHASES) errors.remove({ ...labels(release), phase });
        for (const vital of VITALS) vitals[vital].remove(labels(release));
      }
    },
  };
}
