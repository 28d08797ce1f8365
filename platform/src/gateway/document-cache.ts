import { LRUCache } from 'lru-cache';
import { InvalidationCounter } from './invalidation-counter.ts';
import { Removals, type Removed } from './removals.ts';
import type { StoredDocument } from './stored-document.ts';

/** A document to cache, an unrendered document that must not be cached (a failed page), or a redirect. */
export type Outcome =
  | { kind: 'page'; document: StoredDocument }
  | { kind: 'frame'; document: StoredDocument }
  | { kind: 'redirect'; location: string };

export type CacheState = 'hit' | 'stale' | 'miss';

interface Entry {
  outcome: Extract<Outcome, { kind: 'page' }>;
  madeAt: number;
  /** Number of content changes known when rendering started. */
  content: number;
  /** The same for removals. */
  removals: number;
}

const OK = 200;
const FRESH_MS = 60_000;
/** Beyond this age a page is rendered before it is sent, if possible. */
const USABLE_MS = 10 * 60_000;
/** A page that misses a content change is sent at most this long after the change. */
const OUTDATED_MS = 1000;
/** Without removal events a page is sent at most this long after it was rendered or removals were last known. */
const UNHEARD_MS = 5000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 2000;
/** A failing page is replaced by its last good version of up to a day, from any release; then it is unavailable. */
const GOOD_MS = 24 * 60 * 60_000;

type Page = Entry['outcome'];

interface Place {
  key: string;
  address: string | undefined;
}

interface PendingRender {
  content: number;
  removals: number;
  outcome: Promise<Outcome>;
}

export interface DocumentCacheOptions {
  now?: () => number;
  toCurrent?: ToCurrent;
  /** When removals were last known, as `now`; always, for events within one process. */
  heardAt?: () => number;
}

/** Returns the document with the live snapshot; the same object if it already has it. */
type ToCurrent = (key: string, document: StoredDocument) => StoredDocument;

/**
 * Bounded cache of public documents. A stale one is served while its successor renders, and concurrent requests share a
 * render. After a content change requests do not wait at first, but after one second no page is sent that misses the
 * change.
 */
export class DocumentCache {
  readonly #entries: LRUCache<string, Entry>;
  /** The last good page of each address, because the newest release may fail. */
  readonly #good: LRUCache<string, Page>;
  readonly #making = new Map<string, PendingRender>();
  readonly #now: () => number;
  readonly #content: InvalidationCounter;
  readonly #toCurrent: ToCurrent;
  readonly removals = new Removals();
  readonly #heardAt: () => number;

  constructor({
    now = () => Date.now(),
    toCurrent = (_key, document) => document,
    heardAt = () => Infinity,
  }: DocumentCacheOptions = {}) {
    this.#now = now;
    this.#toCurrent = toCurrent;
    this.#heardAt = heardAt;
    this.#content = new InvalidationCounter(OUTDATED_MS, now);
    const bounds = {
      max: MAX_ENTRIES,
      maxSize: MAX_BYTES,
      // After repeated failures no page must name files of releases that may be removed.
      ttl: GOOD_MS,
      ttlResolution: 0,
      perf: { now },
    };
    const sizeCalculation = ({ outcome }: Entry): number => sizeOf(outcome);
    this.#entries = new LRUCache<string, Entry>({ ...bounds, sizeCalculation });
    this.#good = new LRUCache<string, Page>({ ...bounds, sizeCalculation: sizeOf });
  }

  /** Content has changed: marks every document as stale. */
  contentChanged(): void {
    this.#content.changed();
  }

  /** Number of known content changes. */
  get content(): number {
    return this.#content.count;
  }

  /** Drops every page that may show a removed record; pages that are being rendered are not cached. */
  removed(removed: Removed): void {
    const before = this.removals.count;
    this.removals.add(removed);
    const isGone = ({ document }: Page, address: string): boolean =>
      this.removals.areShownBy(document, before, address);
    for (const [key, { outcome }] of [...this.#entries.entries()])
      if (isGone(outcome, key)) this.#entries.delete(key);
    for (const [address, page] of [...this.#good.entries()])
      if (isGone(page, address)) this.#good.delete(address);
  }

  /** Another snapshot is served: drops documents of other releases; the others are updated when they are read. */
  snapshotChanged(isMadeOfIt: (key: string) => boolean): void {
    for (const key of [...this.#entries.keys()]) {
      if (!isMadeOfIt(key)) this.#entries.delete(key);
    }
  }

  get load(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /** The page of a key, which contains its releases and address; `address` is independent of live releases. */
  async get(
    key: string,
    make: () => Promise<Outcome>,
    address?: string,
  ): Promise<{ outcome: Outcome; state: CacheState }> {
    const found = await this.#find({ key, address }, make);
    if (found.outcome.kind !== 'frame' || address === undefined) return found;
    const good = this.#isHeard(0) ? this.#good.get(address) : undefined;
    return good ? { outcome: good, state: 'stale' } : found;
  }

  /** The page of a key while it is fresh. */
  fresh(key: string): StoredDocument | undefined {
    const entry = this.#currentEntry(key);
    const isFresh = entry && this.#isFresh(entry) && !this.#isOutdated(entry);
    return isFresh ? entry.outcome.document : undefined;
  }

  async #find(
    place: Place,
    make: () => Promise<Outcome>,
  ): Promise<{ outcome: Outcome; state: CacheState }> {
    const entry = this.#currentEntry(place.key);
    if (!entry) return { outcome: await this.#make(place, make), state: 'miss' };
    const age = this.#now() - entry.madeAt;
    if (age >= USABLE_MS || this.#isOutdated(entry)) return this.#renewed(place, make, entry);
    if (this.#isFresh(entry)) return { outcome: entry.outcome, state: 'hit' };
    this.#make(place, make).catch(() => undefined);
    return { outcome: entry.outcome, state: 'stale' };
  }

  #currentEntry(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.#isHeard(entry.madeAt)) return undefined;
    const outcome = this.#currentPage(key, entry.outcome);
    if (outcome === entry.outcome) return entry;
    const current: Entry = { ...entry, outcome };
    // Its age stays.
    this.#entries.set(key, current, { noUpdateTTL: true });
    return current;
  }

  #currentPage(key: string, page: Page): Page {
    const document = this.#toCurrent(key, page.document);
    return document === page.document ? page : { kind: 'page', document };
  }

  #isFresh({ madeAt, content }: Entry): boolean {
    return this.#now() - madeAt < FRESH_MS && content === this.#content.count;
  }

  #isOutdated({ content }: Pick<Entry, 'content'>): boolean {
    return this.#content.isOutdated(content);
  }

  /** Whether all removals older than some seconds are known to a render that started at a time. */
  #isHeard(madeAt: number): boolean {
    return this.#now() - Math.max(madeAt, this.#heardAt()) < UNHEARD_MS;
  }

  /** Waits for the current page; on failure returns the previous one. */
  async #renewed(
    place: Place,
    make: () => Promise<Outcome>,
    { outcome: before, madeAt }: Entry,
  ): Promise<{ outcome: Outcome; state: CacheState }> {
    const made = await this.#make(place, make).catch((error: Error) => error);
    const isMade = !(made instanceof Error) && made.kind !== 'frame';
    if (isMade) return { outcome: made, state: 'miss' };
    if (this.#isHeard(madeAt)) return { outcome: before, state: 'stale' };
    if (made instanceof Error) throw made;
    return { outcome: made, state: 'miss' };
  }

  #make(place: Place, make: () => Promise<Outcome>): Promise<Outcome> {
    const { key } = place;
    const running = this.#making.get(key);
    const { count: content } = this.#content;
    const { count: removals } = this.removals;
    if (running?.removals === removals && !this.#isOutdated(running)) return running.outcome;
    const madeAt = this.#now();
    const making: PendingRender = {
      content,
      removals,
      outcome: make()
        .then((made) => {
          // Another snapshot may be served by now.
          const outcome = made.kind === 'page' ? this.#currentPage(key, made) : made;
          this.#keep(place, outcome, { madeAt, content, removals });
          return outcome;
        })
        .finally(() => {
          if (this.#making.get(key) === making) this.#making.delete(key);
        }),
    };
    this.#making.set(key, making);
    return making.outcome;
  }

  #keep({ key, address }: Place, outcome: Outcome, made: Omit<Entry, 'outcome'>): void {
    // An earlier render may finish later.
    const kept = this.#entries.peek(key);
    if (kept && kept.content > made.content) return;
    if (outcome.kind === 'page') {
      if (this.removals.areShownBy(outcome.document, made.removals, address ?? key)) return;
    }
    // A failed render never replaces a page that can still be served.
    if (outcome.kind === 'page') {
      if (kept) outcome.document.takeForms(kept.outcome.document);
      this.#entries.set(key, { outcome, ...made });
    } else if (outcome.kind === 'redirect') this.#entries.delete(key);
    if (address === undefined || outcome.kind === 'frame') return;
    if (outcome.kind === 'page' && outcome.document.status === OK) this.#good.set(address, outcome);
    else this.#good.delete(address);
  }
}

// The compressed variants are a fraction of the text.
const sizeOf = ({ document }: Page): number => Math.ceil(document.size * 1.5) + 200;
