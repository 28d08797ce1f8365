import { AppError } from '@dara/backend';
import PQueue from 'p-queue';

const AT_ONCE = 2;
const MAX_WAITING = 200;
/** Background jobs are sequential: a longer queue shows a job that is not. */
const MAX_BACKGROUND = 4;
const RETRY_AFTER_S = 2;
/** Below every round. */
const BACKGROUND_PRIORITY = Number.MIN_SAFE_INTEGER;

export interface Turn {
  /**
   * The client of the work, for example an IP address: clients take turns, so a long queue delays only its own client.
   */
  line?: string;
  /** Runs only when the queue is otherwise empty. */
  isBackground?: boolean;
}

/** Waiting work of one client. */
interface Line {
  waiting: number;
  /** The round of the last waiting work. */
  round: number;
}

/**
 * Runs two encodings at a time, since each uses one core and holds a decoded image in memory. Fair by rounds: each
 * round takes one item per client; a new client starts in the next round.
 */
export class EncodingQueue {
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #lines = new Map<string, Line>();
  #round = 0;
  #background = 0;

  get load(): { running: number; waiting: number } {
    return { running: this.#queue.pending, waiting: this.#queue.size };
  }

  /** Whether a place is free, or as few wait, in this line and in all, that waiting is worth it. */
  hasCapacity(line: string, max: { ofLine: number; inAll: number }): boolean {
    if (this.#queue.pending < AT_ONCE) return true;
    return this.#waiting < max.inAll && (this.#lines.get(line)?.waiting ?? 0) < max.ofLine;
  }

  /** Throws `UNAVAILABLE` when too many wait already. */
  async run<T>(encode: () => Promise<T>, { line = '', isBackground }: Turn = {}): Promise<T> {
    return isBackground ? this.#runInBackground(encode) : this.#runInTurn(encode, line);
  }

  get #waiting(): number {
    return this.#queue.size - this.#background;
  }

  #runInTurn<T>(encode: () => Promise<T>, name: string): Promise<T> {
    if (this.#waiting >= MAX_WAITING) {
      throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S });
    }
    const line = this.#lines.get(name) ?? { waiting: 0, round: this.#round };
    this.#lines.set(name, line);
    line.waiting += 1;
    line.round += 1;
    const { round } = line;
    const begin = (): Promise<T> => {
      this.#round = round;
      line.waiting -= 1;
      if (line.waiting === 0) this.#lines.delete(name);
      return encode();
    };
    return this.#queue.add(begin, { priority: -round });
  }

  #runInBackground<T>(encode: () => Promise<T>): Promise<T> {
    if (this.#background >= MAX_BACKGROUND) {
      throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S });
    }
    this.#background += 1;
    const begin = (): Promise<T> => {
      this.#background -= 1;
      return encode();
    };
    return this.#queue.add(begin, { priority: BACKGROUND_PRIORITY });
  }
}
