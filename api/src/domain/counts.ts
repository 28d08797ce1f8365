import type { Services } from '@dara/backend';
import type { CompiledQuery, Kysely } from 'kysely';
import { onContentChange } from './content.ts';

const MAX_ENTRIES = 1000;
/** Counts that depend on the day or hour (ages, scheduled news) and rows written past the api are at most this old. */
const MAX_AGE_MS = 30_000;
/** What takes longer to compute is shown as it was while somebody saves all the time: computed once in this time. */
const DEAR_MS = 100;
const RENEW_MS = 1000;
/** So many changes within that time are a stream of them; after a single one everybody sees it at once. */
const STREAM = 3;

interface Entry<T> {
  /** When its computation began, and how long it took. */
  at: number;
  tookMs: number;
  isChanged: boolean;
  value: Promise<T>;
  /** The computation of its successor, while that is under way. */
  next: Promise<T> | null;
}

/**
 * Remembers what is dear to compute and the same for everybody: totals by filter. Every change of content on any
 * instance makes it anew; requests for the same thing at the same time share one computation. While somebody saves
 * all the time, what takes long to compute is about a second old, so that nobody waits for it.
 */
export class ContentCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #max: number;
  /** When the latest changes were. */
  readonly #changes: number[] = [];
  readonly stop: () => void;

  constructor(services: Pick<Services, 'events'>, max = MAX_ENTRIES) {
    this.#max = max;
    this.stop = onContentChange(services, () => {
      this.#changes.push(Date.now());
      if (this.#changes.length > STREAM) this.#changes.shift();
      for (const entry of this.#entries.values()) entry.isChanged = true;
    });
  }

  async get(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (!known || Date.now() - known.at >= MAX_AGE_MS) return this.#begin(key, compute).value;
    if (!known.isChanged) return known.value;
    if (known.tookMs <= DEAR_MS || !this.#isStream()) return this.#begin(key, compute).value;
    if (Date.now() - known.at >= RENEW_MS) this.#renew(key, known, compute);
    return known.value;
  }

  #isStream(): boolean {
    const [first = 0] = this.#changes;
    return this.#changes.length === STREAM && Date.now() - first < RENEW_MS;
  }

  /** Computes a value that stands at once, though it is not known yet. */
  #begin(key: string, compute: () => Promise<T>): Entry<T> {
    const entry = this.#start(compute);
    this.#keep(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry;
  }

  /** Computes a value that stands once it is known. */
  #renew(key: string, known: Entry<T>, compute: () => Promise<T>): void {
    if (known.next) return;
    const entry = this.#start(compute);
    known.next = entry.value;
    entry.value.then(
      () => {
        if (this.#entries.get(key) === known) this.#keep(key, entry);
      },
      () => this.#entries.delete(key),
    );
  }

  #start(compute: () => Promise<T>): Entry<T> {
    const at = Date.now();
    const entry: Entry<T> = { at, tookMs: 0, isChanged: false, value: compute(), next: null };
    const done = (): void => {
      entry.tookMs = Date.now() - at;
    };
    entry.value.then(done, done);
    return entry;
  }

  #keep(key: string, entry: Entry<T>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#max && oldest !== undefined) this.#entries.delete(oldest);
  }
}

/** Rows of a page, and how many there are in all. */
export async function pageWithTotal<Row>(
  totals: ContentCache<number>,
  db: Kysely<unknown>,
  page: CompiledQuery<Row>,
  count: CompiledQuery,
): Promise<{ rows: Row[]; total: number }> {
  const [{ rows }, total] = await Promise.all([db.executeQuery(page), countBy(totals, db, count)]);
  return { rows, total };
}

/** A count by its own SQL and parameters. */
function countBy(
  cache: ContentCache<number>,
  db: Kysely<unknown>,
  query: CompiledQuery,
): Promise<number> {
  const key = `${query.sql}\n${JSON.stringify(query.parameters)}`;
  return cache.get(key, async () => {
    const { rows } = await db.executeQuery<{ total: number }>(query as CompiledQuery<never>);
    return rows[0]?.total ?? 0;
  });
}
