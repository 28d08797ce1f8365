import type { Services } from '@dara/backend';
import { onContentChange, onRemoval } from './content.ts';

const MAX_ENTRIES = 1000;
/** Counts that depend on the day or hour (ages, scheduled news) and rows written past the api are at most this old. */
const MAX_AGE_MS = 30_000;
/** Where changes cannot be heard of, a value is at most this old. */
const UNHEARD_MS = 5000;
/** Maximum share of time for recomputing after each change; more expensive values are delayed. */
const SHARE = 0.2;
/** Interval of delayed recomputation, which uses at most a tenth of the time. */
const RENEW_MS = 1000;
const REST = 9;
/** Changes are counted over this time, up to this number. */
const RATE_MS = 1000;
const RATE_MAX = 20;
/** A few changes are visible immediately, however long that takes. */
const FEW = 2;

interface Entry<T> {
  /** When its computation began, and how long it took; null while it is under way. */
  at: number;
  tookMs: number | null;
  isChanged: boolean;
  value: Promise<T>;
}

const elapsedMs = ({ at, tookMs }: Entry<unknown>): number => tookMs ?? Date.now() - at;

/**
 * Caches expensive values that are the same for all users: totals by filter. Every change of content on any instance
 * invalidates them; concurrent requests share one computation. Under frequent changes values may be about a second
 * old, so that recomputing does not saturate the database. After a removal no earlier value is used.
 */
export class ContentCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #max: number;
  readonly #events: Services['events'];
  /** When the latest changes were. */
  readonly #changes: number[] = [];
  /** One at a time, so that requests keep their share of the database. */
  #isRenewing = false;

  constructor(services: Pick<Services, 'events'>, max = MAX_ENTRIES) {
    this.#max = max;
    this.#events = services.events;
    onRemoval(services, () => this.#entries.clear());
    onContentChange(services, () => {
      this.#changes.push(Date.now());
      if (this.#changes.length > RATE_MAX) this.#changes.shift();
      for (const entry of this.#entries.values()) entry.isChanged = true;
    });
  }

  async get(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (!known || Date.now() - known.at >= MAX_AGE_MS || !this.#isHeard(known))
      return this.#begin(key, compute).value;
    if (!known.isChanged) return known.value;
    if (!this.#isTooOften(known)) return this.#begin(key, compute).value;
    const restMs = Math.max(RENEW_MS, elapsedMs(known) * REST);
    if (Date.now() - known.at >= restMs) this.#renew(key, known, compute);
    return known.value;
  }

  #isHeard({ at }: Entry<T>): boolean {
    return Date.now() - Math.max(at, this.#events.heardAt) < UNHEARD_MS;
  }

  /** Whether recomputing after each change would exceed its share of time. */
  #isTooOften(entry: Entry<T>): boolean {
    const since = Date.now() - RATE_MS;
    const changes = this.#changes.filter((at) => at > since).length;
    return changes > FEW && changes * elapsedMs(entry) > SHARE * RATE_MS;
  }

  /** A value that counts immediately, although it is still being computed. */
  #begin(key: string, compute: () => Promise<T>): Entry<T> {
    const entry = this.#start(compute);
    this.#set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry;
  }

  /** A value that counts once it is computed. */
  #renew(key: string, known: Entry<T>, compute: () => Promise<T>): void {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    const entry = this.#start(compute);
    const settle = (isKnown: boolean): void => {
      this.#isRenewing = false;
      if (this.#entries.get(key) !== known) return;
      if (isKnown) this.#set(key, entry);
      else this.#entries.delete(key);
    };
    entry.value.then(
      () => settle(true),
      () => settle(false),
    );
  }

  #start(compute: () => Promise<T>): Entry<T> {
    const at = Date.now();
    const entry: Entry<T> = { at, tookMs: null, isChanged: false, value: compute() };
    const done = (): void => {
      entry.tookMs = Date.now() - at;
    };
    entry.value.then(done, done);
    return entry;
  }

  #set(key: string, entry: Entry<T>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#max && oldest !== undefined) this.#entries.delete(oldest);
  }
}
