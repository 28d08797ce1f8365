import { FAILURE_PHASES, type PageVitals } from '@dara/contract';

/** Where a release fails: in browsers, or rendered on the server. */
export const PHASES = [...FAILURE_PHASES, 'server'] as const;
export type Phase = (typeof PHASES)[number];

/** Upper bounds of the web vitals: good up to the third, poor above the fifth. */
export const VITAL_BUCKETS = {
  lcp: [1000, 1800, 2500, 3200, 4000, 6000],
  inp: [50, 100, 200, 350, 500, 1000],
  cls: [0.02, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const;
export type Vital = keyof typeof VITAL_BUCKETS;
export const VITALS = Object.keys(VITAL_BUCKETS) as Vital[];

/** What is counted for a release and an hour: loads, errors by phase, networks with errors, vitals by bucket. */
export type Measure = 'load' | `error:${Phase}` | 'failing-network' | `${Vital}:${number | 'more'}`;

/** The bucket of a value. */
export function vitalMeasure(vital: Vital, value: number): Measure {
  return `${vital}:${VITAL_BUCKETS[vital].find((bound) => value <= bound) ?? 'more'}`;
}

/** The vitals that a page has. */
export const vitalsOf = (page: PageVitals): [Vital, number][] =>
  VITALS.flatMap((vital) => {
    const value = page[vital];
    return value === undefined ? [] : [[vital, value] as [Vital, number]];
  });
