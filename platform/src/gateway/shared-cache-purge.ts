import { Breaker, withTimeout, type Logger } from '@dara/backend';
import { setTimeout as pause } from 'node:timers/promises';
import { SHARED_KEY, SHARED_LIFE_MS } from './shared-caching.ts';

const LIMIT_MS = 2000;
/** Longest time that a write waits for the cache. */
const ANSWER_MS = 1000;
const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5000;
/** A page in flight to the cache during a purge has arrived by then. */
const SETTLED_MS = 2000;

export interface SharedCachePurgeOptions {
  url: string;
  log: Logger;
  settledMs?: number;
}

/**
 * Purges all pages of the shared cache, one purge at a time: later changes are handled by the next one. A failing purge
 * is retried as long as the cache may serve old pages.
 */
export class SharedCachePurge {
  readonly #url: string;
  readonly #log: Logger;
  readonly #settledMs: number;
  readonly #breaker = new Breaker({ dependency: 'network', isFault: () => true });
  readonly #closing = new AbortController();
  #asked = 0;
  /** Callers that wait for the purge with a number. */
  #waiting: { asked: number; tell: (isDone: boolean) => void }[] = [];
  #running: Promise<void> | undefined;
  #settling: NodeJS.Timeout | undefined;

  constructor({ url, log, settledMs = SETTLED_MS }: SharedCachePurgeOptions) {
    this.#url = url;
    this.#log = log;
    this.#settledMs = settledMs;
  }

  /** Whether the last purge has succeeded or is running. */
  get isReachable(): boolean {
    return !this.#breaker.isOpen;
  }

  /**
   * Call when pages have changed. Resolves to whether the cache was purged; to false at the first failure and after a
   * second without response, though it is retried.
   */
  async purge(): Promise<boolean> {
    if (this.#closing.signal.aborted) return false;
    this.#ask();
    const asked = this.#asked;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#ask(), this.#settledMs).unref();
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), ANSWER_MS).unref();
      const tell = (isDone: boolean): void => {
        clearTimeout(late);
        resolve(isDone);
      };
      this.#waiting.push({ asked, tell });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#settling);
    this.#closing.abort();
    this.#tellWaiting(this.#asked, false);
    await this.#running;
  }

  #ask(): void {
    if (this.#closing.signal.aborted) return;
    this.#asked += 1;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #run(): Promise<void> {
    let done = 0;
    while (done < this.#asked && !this.#closing.signal.aborted) {
      const asked = this.#asked;
      await this.#untilTold(asked);
      done = asked;
    }
  }

  /** Of the purges up to a number. */
  #tellWaiting(done: number, isDone: boolean): void {
    for (const { asked, tell } of this.#waiting) if (asked <= done) tell(isDone);
    this.#waiting = this.#waiting.filter(({ asked }) => asked > done);
  }

  async #untilTold(asked: number): Promise<void> {
    const { signal } = this.#closing;
    let retryMs = FIRST_RETRY_MS;
    let fault: unknown;
    for (const until = Date.now() + SHARED_LIFE_MS; Date.now() < until && !signal.aborted;) {
      try {
        await this.#breaker.run(() => this.#tell());
        return this.#tellWaiting(asked, true);
      } catch (error) {
        this.#tellWaiting(asked, false);
        // Logged once for all.
        if (!fault) this.#log.warn({ err: error }, 'failed to purge the shared cache');
        fault = error;
      }
      await pause(retryMs, undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
    if (!signal.aborted) this.#log.error({ err: fault }, 'gave up purging the shared cache');
  }

  async #tell(): Promise<void> {
    const headers = { xkey: SHARED_KEY, 'surrogate-key': SHARED_KEY };
    const answer = await withTimeout(LIMIT_MS, 'network', (signal) =>
      fetch(this.#url, { method: 'PURGE', headers, redirect: 'error', signal }),
    );
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the shared cache answered ${answer.status} to a purge`);
  }
}
