import type { Limiter, Metrics } from '@dara/backend';
import { FAILURE_PHASES, type CountedRelease, type MeasuresReport } from '@dara/contract';
import { KnownReleases, refKey, type ReleaseRef } from './known-releases.ts';
import { vitalMeasure, vitalsOf, type Measure, type Phase } from './measure.ts';
import { measureMetrics, type MeasureMetrics } from './measure-metrics.ts';
import { Senders } from './sender.ts';

export interface MeasuredCount extends ReleaseRef {
  measure: Measure;
  count: number;
}

export interface MeasuresOptions {
  metrics: Metrics;
  limiter: Limiter;
  now?: () => number;
}

/**
 * Loads and failures by release since the last `take`, for the database, and since the start, for `GET /metrics`. Their
 * number is bounded by the known releases. Nothing is kept of who reported them.
 */
export class Measures {
  readonly #known: KnownReleases;
  readonly #metrics: MeasureMetrics;
  readonly #senders: Senders;
  #counts = new Map<string, MeasuredCount>();

  constructor({ metrics, limiter, now }: MeasuresOptions) {
    this.#known = new KnownReleases(now);
    this.#metrics = measureMetrics(metrics);
    this.#senders = new Senders(limiter);
  }

  /** Call with all live releases whenever they change. */
  follow(live: readonly ReleaseRef[]): void {
    this.#known.follow(live);
    for (const release of live) this.#metrics.add(release);
  }

  /** Counts the report of a browser; `address` is the key of its address. */
  async report({ releases, page }: MeasuresReport, address: string): Promise<void> {
    for (const release of releases)
      if (this.#known.has(release)) await this.#countRelease(release, address);
    if (!page || !this.#known.has(page)) return;
    const { counted } = await this.#senders.share('vitals', {
      release: page,
      address,
      reported: 1,
    });
    if (counted === 0) return;
    for (const [vital, value] of vitalsOf(page)) {
      this.#metrics.vital(page, vital, value);
      this.#add(page, vitalMeasure(vital, value), 1);
    }
  }

  /** A page of a release was not rendered on the server; `address` is the key of the address that asked for it. */
  async serverFailure(release: ReleaseRef, address: string): Promise<void> {
    if (!this.#known.has(release)) return;
    this.#metrics.error(release, 'server', 1);
    await this.#addErrors(release, [['server', 1]], address);
  }

  /** The counts since the last call, by release and measure. */
  take(): MeasuredCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    this.#known.sweep();
    this.#metrics.sweep((release) => this.#known.has(release));
    return counts;
  }

  /** Gives counts back that could not be stored. */
  giveBack(counts: readonly MeasuredCount[]): void {
    for (const { measure, count, ...release } of counts) this.#add(release, measure, count);
  }

  async #countRelease(release: CountedRelease, address: string): Promise<void> {
    const { loads = 0, failures = {} } = release;
    const { counted } = await this.#senders.share('loads', { release, address, reported: loads });
    this.#metrics.load(release, counted);
    this.#add(release, 'load', counted);
    const reported = FAILURE_PHASES.map((phase) => [phase, failures[phase] ?? 0] as const);
    for (const [phase, count] of await this.#addErrors(release, reported, address))
      this.#metrics.error(release, phase, count);
  }

  /** Returns those that were counted. */
  async #addErrors(
    release: ReleaseRef,
    reported: readonly (readonly [Phase, number])[],
    address: string,
  ): Promise<[Phase, number][]> {
    const all = reported.reduce((sum, [, count]) => sum + count, 0);
    const share = await this.#senders.share('failures', { release, address, reported: all });
    let left = share.counted;
    const counted: [Phase, number][] = [];
    for (const [phase, count] of reported) {
      const part = Math.min(count, left);
      left -= part;
      this.#add(release, `error:${phase}`, part);
      if (part > 0) counted.push([phase, part]);
    }
    if (share.isFirst) this.#add(release, 'failing-network', 1);
    return counted;
  }

  #add({ name, version }: ReleaseRef, measure: Measure, count: number): void {
    if (count === 0) return;
    const key = `${refKey({ name, version })} ${measure}`;
    const known = this.#counts.get(key);
    if (known) known.count += count;
    else this.#counts.set(key, { name, version, measure, count });
  }
}
