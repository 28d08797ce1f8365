/**
 * Lets so many calls to a neighbour run at a time. Who waits for a place does not use up the time that a call has: a
 * hundred questions at once to a slow neighbour would otherwise be late together, and look as though it were away.
 */
export class Places {
  readonly #max: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(max: number) {
    this.#max = max;
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.#running < this.#max) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await call();
    } finally {
      const next = this.#waiting.shift();
      // The place goes on to who waited longest.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
