/** Counts changes, and knows of each for how long what misses it may still be shown. */
export class InvalidationCounter {
  readonly #limitMs: number;
  readonly #now: () => number;
  #count = 0;
  /** When the latest changes came, those within the limit only; the last one is number `#count`. */
  #changedAt: number[] = [];

  constructor(limitMs: number, now: () => number) {
    this.#limitMs = limitMs;
    this.#now = now;
  }

  /** Number of changes so far. */
  get count(): number {
    return this.#count;
  }

  changed(): void {
    this.#count += 1;
    this.#changedAt = this.#changedAt.filter((at) => this.#now() - at < this.#limitMs);
    this.#changedAt.push(this.#now());
  }

  /** Whether what was begun when there were `count` changes has missed one for longer than it may. */
  isOutdated(count: number): boolean {
    const missed = this.#count - count;
    if (missed === 0) return false;
    const at = this.#changedAt.at(-missed);
    return at === undefined || this.#now() - at >= this.#limitMs;
  }
}
