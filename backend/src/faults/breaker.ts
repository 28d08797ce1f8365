import { DependencyError, type Dependency } from './fault.ts';

const FAILURES = 5;
const REST_MS = 1000;

export interface BreakerOptions {
  dependency: Dependency;
  /** Whether an error means that the dependency is unavailable; a rejected single call does not. */
  isFault: (error: unknown) => boolean;
  /** Consecutive faults that open the breaker. */
  failures?: number;
  /** How long it stays open before a trial call. */
  restMs?: number;
  now?: () => number;
}

/**
 * Circuit breaker: after consecutive faults, calls to a dependency are rejected immediately with a `DependencyError`,
 * because calls that wait for the timeout hold connections and memory. A trial call is let through at intervals.
 */
export class Breaker {
  readonly #options: Required<BreakerOptions>;
  #faults = 0;
  #openedAt = 0;
  #isTrying = false;

  constructor(options: BreakerOptions) {
    this.#options = { failures: FAILURES, restMs: REST_MS, now: Date.now, ...options };
  }

  get isOpen(): boolean {
    return this.#faults >= this.#options.failures;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    const isTrial = this.isOpen;
    if (isTrial) this.#beginTrial();
    try {
      const result = await task();
      this.#faults = 0;
      return result;
    } catch (error) {
      if (this.#options.isFault(error)) this.note();
      else this.#faults = 0;
      throw error;
    } finally {
      if (isTrial) this.#isTrying = false;
    }
  }

  /** Counts a fault that was detected elsewhere. */
  note(): void {
    this.#faults += 1;
    this.#openedAt = this.#options.now();
  }

  #beginTrial(): void {
    const { dependency, restMs, now } = this.#options;
    if (this.#isTrying || now() - this.#openedAt < restMs)
      throw new DependencyError(dependency, `${dependency} is unavailable (circuit breaker open)`);
    this.#isTrying = true;
  }
}
