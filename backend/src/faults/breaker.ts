import { DependencyError, type Dependency } from './fault.ts';

const FAILURES = 5;
const REST_MS = 1000;

export interface BreakerOptions {
  dependency: Dependency;
  /** Whether an error means that the neighbour is away; a refusal of one call alone does not. */
  isFault: (error: unknown) => boolean;
  /** Faults in a row after which calls are refused. */
  failures?: number;
  /** How long they are refused before one call tries again. */
  restMs?: number;
  now?: () => number;
}

/**
 * After some faults in a row calls to a neighbour are refused at once with a `DependencyError`: those who would only
 * wait for the same time-out hold connections and memory that others need. Every now and then one call tries again.
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

  /** Counts a fault that was seen elsewhere. */
  note(): void {
    this.#faults += 1;
    this.#openedAt = this.#options.now();
  }

  #beginTrial(): void {
    const { dependency, restMs, now } = this.#options;
    if (this.#isTrying || now() - this.#openedAt < restMs)
      throw new DependencyError(dependency, `${dependency} is away and not asked for a moment`);
    this.#isTrying = true;
  }
}
