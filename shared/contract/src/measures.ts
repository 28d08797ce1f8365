/** Endpoint for what browsers count about releases. */
export const MEASURES_PATH = '/_dara/measures';

/** Where a release fails in a browser: its scripts or texts do not load, it throws while rendering, in a handler, or in a promise. */
export const FAILURE_PHASES = ['load', 'render', 'handler', 'rejection'] as const;
export type FailurePhase = (typeof FAILURE_PHASES)[number];

/** Limits of one report. */
export const MEASURES_MAX = { bytes: 4096, releases: 10, count: 50 } as const;

/** Counts of a release since the last report of the tab. */
export interface CountedRelease {
  name: string;
  version: string;
  /** Pages that loaded; of the shell documents. */
  loads?: number;
  failures?: Partial<Record<FailurePhase, number>>;
}

/** Web vitals of a document, once, by the release of its first page: `lcp` and `inp` in milliseconds. */
export interface PageVitals {
  name: string;
  version: string;
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** Body of a report, without personal data. */
export interface MeasuresReport {
  releases: CountedRelease[];
  page?: PageVitals;
}
