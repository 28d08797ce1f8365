import { AppError } from '@dara/backend';

const AT_ONCE = 2;
const MAX_WAITING = 200;
/** Whoever does something in the background does one after the other: more than this means that somebody does not. */
const MAX_BACKGROUND = 4;
const RETRY_AFTER_S = 2;

export interface Turn {
  /** Whose work it is, such as an address: lines take turns, so that a long one holds up itself alone. */
  line?: string;
  /** Done when nobody else waits. */
  isBackground?: boolean;
}

type Waiting = () => void;

/** Lets two encodings run at a time: each keeps a core busy and holds a decoded picture in memory. */
export class EncodingQueue {
  /** In the order of their next turns. */
  readonly #lines = new Map<string, Waiting[]>();
  readonly #background: Waiting[] = [];
  #waiting = 0;
  #running = 0;

  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting + this.#background.length };
  }

  /** Whether a place is free, or as few wait, in this line and in all, that waiting is worth it. */
  hasCapacity(line: string, max: { ofLine: number; inAll: number }): boolean {
    if (this.#running < AT_ONCE) return true;
    return this.#waiting < max.inAll && (this.#lines.get(line)?.length ?? 0) < max.ofLine;
  }

  /** Throws `UNAVAILABLE` when too many wait already. */
  async run<T>(encode: () => Promise<T>, { line = '', isBackground }: Turn = {}): Promise<T> {
    if (this.#running < AT_ONCE) this.#running += 1;
    else await (isBackground ? this.#waitInBackground() : this.#wait(line));
    try {
      return await encode();
    } finally {
      // The place is handed over, so that nobody slips in before the one whose turn it is.
      const next = this.#next();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(line: string): Promise<void> {
    if (this.#waiting >= MAX_WAITING) {
      throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S });
    }
    this.#waiting += 1;
    return new Promise((resolve) => {
      const waiting = this.#lines.get(line);
      if (waiting) waiting.push(resolve);
      else this.#lines.set(line, [resolve]);
    });
  }

  #waitInBackground(): Promise<void> {
    if (this.#background.length >= MAX_BACKGROUND) {
      throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S });
    }
    return new Promise((resolve) => this.#background.push(resolve));
  }

  #next(): Waiting | undefined {
    for (const [line, waiting] of this.#lines) {
      const next = waiting.shift();
      // The line goes to the end of all, or away.
      this.#lines.delete(line);
      if (waiting.length > 0) this.#lines.set(line, waiting);
      if (!next) continue;
      this.#waiting -= 1;
      return next;
    }
    return this.#background.shift();
  }
}
