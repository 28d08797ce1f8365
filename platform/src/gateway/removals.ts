import type { StoredDocument } from './stored-document.ts';

type Shown = { kind: 'redirect' } | { kind: 'page' | 'frame'; document: StoredDocument };

/** Ids of removed records, or all. */
export type Removed = readonly string[] | 'everything';

const MAX_KNOWN = 1000;
const ATTEMPTS = 3;

/** Tracks recent removals, so that a page rendered before a removal is not sent after it. */
export class Removals {
  #count = 0;
  /** The latest ones; the last is number `#count`. */
  readonly #known: (Buffer | 'everything')[] = [];

  /** Number of records removed so far. */
  get count(): number {
    return this.#count;
  }

  add(removed: Removed): void {
    const all = removed === 'everything' ? [removed] : removed.map((id) => Buffer.from(id));
    this.#count += all.length;
    this.#known.push(...all);
    this.#known.splice(0, this.#known.length - MAX_KNOWN);
  }

  /**
   * Whether a document may show a record removed after `count` removals: it contains the record's id, or it is a search
   * result, which may show names (a suggestion) without ids.
   */
  areShownBy(document: StoredDocument, count: number, address?: string): boolean {
    const missed = this.#count - count;
    if (missed === 0) return false;
    if (missed > this.#known.length || address?.includes('?')) return true;
    return this.#known.slice(-missed).some((id) => id === 'everything' || document.names(id));
  }

  /**
   * Prepares a response and repeats it if a shown record is removed meanwhile; undefined if that happens repeatedly.
   */
  async prepare<T extends { outcome: Shown }>(
    make: () => Promise<T>,
    address?: string,
  ): Promise<T | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = this.#count;
      const prepared = await make();
      const { outcome } = prepared;
      if (outcome.kind === 'redirect') return prepared;
      if (!this.areShownBy(outcome.document, before, address)) return prepared;
    }
    return undefined;
  }
}
