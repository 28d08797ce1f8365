/** Counts changes, and tracks for each how long stale content may still be served. */
export class InvalidationCounter {
  readonly #limitMs: number;
  readonly #now: () => number;
  #count = 0;
  /** Times of the latest changes within the limit; the last one is number `#count`. */
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

  /** Whether content created at `count` changes has missed one for longer than allowed. */
  isOutdated(count: number): boolean {
    const missed = this.#count - count;
    if (missed === 0) return false;
    const at = this.#changedAt.at(-missed);
    return at === undefined || this.#now() - at >= this.#limitMs;
  }
}
