import { LRUCache } from 'lru-cache';
import { InvalidationCounter } from './invalidation-counter.ts';
import { Removals, type Removed } from './removals.ts';
import type { StoredDocument } from './stored-document.ts';

/** A document to be kept, a frame that must not be (a page that failed), or a way elsewhere. */
export type Outcome =
  | { kind: 'page'; document: StoredDocument }
  | { kind: 'frame'; document: StoredDocument }
  | { kind: 'redirect'; location: string };

export type CacheState = 'hit' | 'stale' | 'miss';

interface Entry {
  outcome: Extract<Outcome, { kind: 'page' }>;
  madeAt: number;
  /** Changes of content that were known when it was begun. */
  content: number;
  /** Removals, likewise. */
  removals: number;
}

const OK = 200;
const FRESH_MS = 60_000;
/** Beyond this a page is made anew before it is shown, if that can be done. */
const USABLE_MS = 10 * 60_000;
/** A page that misses a change of content is shown no longer than this after the change. */
const OUTDATED_MS = 1000;
/** Where no removal can be heard of, a page is shown no longer than this after it was begun or removals were last known. */
const UNHEARD_MS = 5000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 2000;
/** A page that fails is shown as it was within a day before, by whichever release; then it is away. */
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
  /** When removals were last known, as `now`; always, where they are delivered within this process. */
  heardAt?: () => number;
}

/** Answers the document that says the same of what is live now; the given one when it does so already. */
type ToCurrent = (key: string, document: StoredDocument) => StoredDocument;

/**
 * Documents that are the same for everybody, bounded; an old one is shown while its successor is being made, and
 * whoever asks for a page that is being made waits for that one. After a change of content nobody
 * has to wait at first, but from a second later on no page is shown that misses the change.
 */
export class DocumentCache {
  readonly #entries: LRUCache<string, Entry>;
  /** The last good page of each address: what is live changes, and the newest release may fail. */
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
      // However often it fails to be made anew, nothing names files of releases that may be gone.
      ttl: GOOD_MS,
      ttlResolution: 0,
      perf: { now },
    };
    const sizeCalculation = ({ outcome }: Entry): number => sizeOf(outcome);
    this.#entries = new LRUCache<string, Entry>({ ...bounds, sizeCalculation });
    this.#good = new LRUCache<string, Page>({ ...bounds, sizeCalculation: sizeOf });
  }

  /** What pages show has changed: every document is stale from now on. */
  contentChanged(): void {
    this.#content.changed();
  }

  /** Number of content changes known. */
  get content(): number {
    return this.#content.count;
  }

  /** Drops every page that may show a removed record; those that are being made are not cached. */
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

  /** Another snapshot is served: what is not made of it goes, the others are brought up to date when they are read. */
  snapshotChanged(isMadeOfIt: (key: string) => boolean): void {
    for (const key of [...this.#entries.keys()]) {
      if (!isMadeOfIt(key)) this.#entries.delete(key);
    }
  }

  get load(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /** The page of a key, which names what it is made of and its address; `address` is the same whatever is live. */
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

  /** The page of a key while it needs no renewal. */
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
    // It is as old as before.
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

  /** Whether every removal of more than some seconds ago is known to what was begun at a time. */
  #isHeard(madeAt: number): boolean {
    return this.#now() - Math.max(madeAt, this.#heardAt()) < UNHEARD_MS;
  }

  /** Waits for the page as it is now; while that fails, the page of before is better than none. */
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
    // One that was begun earlier may end later.
    const kept = this.#entries.peek(key);
    if (kept && kept.content > made.content) return;
    if (outcome.kind === 'page') {
      if (this.removals.areShownBy(outcome.document, made.removals, address ?? key)) return;
    }
    // A failed rendering never replaces a page that can still be shown.
    if (outcome.kind === 'page') {
      if (kept) outcome.document.takeForms(kept.outcome.document);
      this.#entries.set(key, { outcome, ...made });
    } else if (outcome.kind === 'redirect') this.#entries.delete(key);
    if (address === undefined || outcome.kind === 'frame') return;
    if (outcome.kind === 'page' && outcome.document.status === OK) this.#good.set(address, outcome);
    else this.#good.delete(address);
  }
}

// The compressed forms are a fraction of the text.
const sizeOf = ({ document }: Page): number => Math.ceil(document.size * 1.5) + 200;
