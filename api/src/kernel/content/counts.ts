import type { Services } from '@dara/backend';
import { onContentChange, onRemoval } from './content.ts';

const MAX_ENTRIES = 1000;
/** Counts that depend on the day or hour (ages, scheduled news) and rows written past the api are at most this old. */
const MAX_AGE_MS = 30_000;
/** Where changes cannot be heard of, a value is at most this old. */
const UNHEARD_MS = 5000;
/** Computing anew after each change may take this part of the time; what would take more waits for a while. */
const SHARE = 0.2;
/** What waits is computed anew this often, and never more than a tenth of the time. */
const RENEW_MS = 1000;
const REST = 9;
/** Changes are counted over this time, so many at most. */
const RATE_MS = 1000;
const RATE_MAX = 20;
/** After so few changes everybody sees them at once, however long that takes. */
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
 * Remembers what is dear to compute and the same for everybody: totals by filter. Every change of content on any
 * instance makes it anew; requests for the same thing at the same time share one computation. While there are so many
 * changes that this would take the database's time, values are about a second old, so that nobody waits for them. After a
 * removal no value from before it is used.
 */
export class ContentCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #max: number;
  readonly #events: Services['events'];
  /** When the latest changes were. */
  readonly #changes: number[] = [];
  /** One at a time, so that the database is left to those who wait for an answer. */
  #isRenewing = false;
  readonly stop: () => void;

  constructor(services: Pick<Services, 'events'>, max = MAX_ENTRIES) {
    this.#max = max;
    this.#events = services.events;
    const endRemovals = onRemoval(services, () => this.#entries.clear());
    const endChanges = onContentChange(services, () => {
      this.#changes.push(Date.now());
      if (this.#changes.length > RATE_MAX) this.#changes.shift();
      for (const entry of this.#entries.values()) entry.isChanged = true;
    });
    this.stop = () => {
      endRemovals();
      endChanges();
    };
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

  /** Whether computing it after each change takes more of the time than it may. */
  #isTooOften(entry: Entry<T>): boolean {
    const since = Date.now() - RATE_MS;
    const changes = this.#changes.filter((at) => at > since).length;
    return changes > FEW && changes * elapsedMs(entry) > SHARE * RATE_MS;
  }

  /** Computes a value that stands at once, though it is not known yet. */
  #begin(key: string, compute: () => Promise<T>): Entry<T> {
    const entry = this.#start(compute);
    this.#set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry;
  }

  /** Computes a value that stands once it is known. */
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
