import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../registry/release-store.ts';
import { compress } from './encoding.ts';

/** A finished document, compressed once for each encoding that somebody asked for. */
export class StoredDocument {
  readonly status: number;
  readonly etag: string;
  readonly size: number;
  readonly #forms = new Map<Encoding, Promise<Buffer>>();

  constructor(status: number, text: string) {
    const bytes = Buffer.from(text, 'utf8');
    this.status = status;
    this.size = bytes.length;
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    this.#forms.set('identity', Promise.resolve(bytes));
  }

  async bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#forms.get(encoding);
    if (known) return known;
    const made = this.bytes('identity').then((plain) => compress(plain, encoding));
    this.#forms.set(encoding, made);
    return made;
  }
}

/** A page that was rendered, failed to (a frame that must not be kept), or sends people elsewhere. */
export type Outcome =
  | { kind: 'page'; document: StoredDocument }
  | { kind: 'frame'; document: StoredDocument }
  | { kind: 'redirect'; location: string };

export type CacheState = 'hit' | 'stale' | 'miss';

interface Entry {
  outcome: Extract<Outcome, { kind: 'page' }>;
  madeAt: number;
  /** Number of content changes that were known when it was begun. */
  content: number;
}

const FRESH_MS = 60_000;
/** Beyond this a page is made anew before it is shown, if that can be done. */
const USABLE_MS = 10 * 60_000;
/** A page that misses a change of content is shown no longer than this after the change. */
const OUTDATED_MS = 1000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 2000;

interface PendingRender {
  outcome: Promise<Outcome>;
  /** As of the entry that it will be. */
  content: number;
}

/**
 * Anonymous documents, bounded; an old one is shown while its successor is being made, and
 * whoever asks for a page that is being made waits for that one. After a change of content nobody
 * has to wait at first, but from a second later on no page is shown that misses the change.
 */
export class DocumentCache {
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    // The compressed forms are a fraction of the text.
    sizeCalculation: (entry) => Math.ceil(entry.outcome.document.size * 1.5) + 200,
  });
  readonly #making = new Map<string, PendingRender>();
  readonly #now: () => number;
  #content = 0;
  /** When the latest changes came, those of the last second only; the last one is number `#content`. */
  #changedAt: number[] = [];

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** What pages show has changed: every document is stale from now on. */
  contentChanged(): void {
    this.#content += 1;
    this.#changedAt = this.#changedAt.filter((at) => this.#now() - at < OUTDATED_MS);
    this.#changedAt.push(this.#now());
  }

  clear(): void {
    this.#entries.clear();
  }

  get load(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  async get(
    key: string,
    make: () => Promise<Outcome>,
  ): Promise<{ outcome: Outcome; state: CacheState }> {
    const entry = this.#entries.get(key);
    if (!entry) return { outcome: await this.#make(key, make), state: 'miss' };
    const age = this.#now() - entry.madeAt;
    if (age >= USABLE_MS || this.#isOutdated(entry.content)) return this.#renewed(key, make, entry);
    if (age < FRESH_MS && entry.content === this.#content)
      return { outcome: entry.outcome, state: 'hit' };
    this.#make(key, make).catch(() => undefined);
    return { outcome: entry.outcome, state: 'stale' };
  }

  /** Whether the first change that this misses is longer ago than a page may miss one. */
  #isOutdated(content: number): boolean {
    const missed = this.#content - content;
    if (missed === 0) return false;
    const at = this.#changedAt.at(-missed);
    return at === undefined || this.#now() - at >= OUTDATED_MS;
  }

  /** Waits for the page as it is now; while that fails, the page of before is better than none. */
  async #renewed(
    key: string,
    make: () => Promise<Outcome>,
    { outcome: before }: Entry,
  ): Promise<{ outcome: Outcome; state: CacheState }> {
    const outcome = await this.#make(key, make).catch(() => before);
    return outcome.kind === 'frame'
      ? { outcome: before, state: 'stale' }
      : { outcome, state: outcome === before ? 'stale' : 'miss' };
  }

  #make(key: string, make: () => Promise<Outcome>): Promise<Outcome> {
    const running = this.#making.get(key);
    if (running && !this.#isOutdated(running.content)) return running.outcome;
    const content = this.#content;
    const madeAt = this.#now();
    const making: PendingRender = {
      content,
      outcome: make()
        .then((outcome) => {
          this.#keep(key, outcome, { madeAt, content });
          return outcome;
        })
        .finally(() => {
          if (this.#making.get(key) === making) this.#making.delete(key);
        }),
    };
    this.#making.set(key, making);
    return making.outcome;
  }

  #keep(key: string, outcome: Outcome, made: Pick<Entry, 'madeAt' | 'content'>): void {
    // One that was begun earlier may end later.
    if ((this.#entries.peek(key)?.content ?? 0) > made.content) return;
    // A failed rendering never replaces a page that can still be shown.
    if (outcome.kind === 'page') this.#entries.set(key, { outcome, ...made });
    else if (outcome.kind === 'redirect') this.#entries.delete(key);
  }
}
