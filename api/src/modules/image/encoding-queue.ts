import { AppError } from '@dara/backend';

const AT_ONCE = 2;
const MAX_WAITING = 200;
const RETRY_AFTER_S = 2;

/** Lets two encodings run at a time: each keeps a core busy and holds a decoded picture in memory. */
export class EncodingQueue {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  async run<T>(encode: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MAX_WAITING) {
        throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S });
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await encode();
    } finally {
      // The place is handed over, so that nobody slips in before the one who has waited longest.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
