import type { Services } from '@dara/backend';
import type { CompiledQuery, Kysely } from 'kysely';
import { onContentChange } from './content.ts';

const MAX_ENTRIES = 1000;
/** Counts that depend on the day or hour (ages, scheduled news) and rows written past the api are at most this old. */
const MAX_AGE_MS = 30_000;

interface Entry<T> {
  at: number;
  value: Promise<T>;
}

/**
 * Remembers what is dear to compute and the same for everybody: totals by filter. Emptied by every change of
 * content on any instance; requests for the same thing at the same time share one computation.
 */
export class ContentCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly stop: () => void;

  constructor(services: Pick<Services, 'events'>) {
    this.stop = onContentChange(services, () => this.#entries.clear());
  }

  async get(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (known && Date.now() - known.at < MAX_AGE_MS) return known.value;
    const entry: Entry<T> = { at: Date.now(), value: compute() };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
    try {
      return await entry.value;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    }
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
