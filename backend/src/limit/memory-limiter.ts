import { createHmac, randomBytes } from 'node:crypto';
import { limitState, type Limit, type Limiter } from './limiter.ts';

const MAX_UNTRUSTED_KEYS = 20_000;
const MAX_TRUSTED_KEYS = 50_000;
/** Shared windows for keys beyond the capacity of a space. */
const SHARED_WINDOWS = 4096;
/** Minimum interval at which a full space removes ended windows. */
const SWEEP_MS = 1000;

interface Window {
  count: number;
  endsAt: number;
}

/**
 * The counts of one kind of attempt, with bounded memory. No count is dropped before its window ends: without capacity
 * further keys share windows, so that a flood refuses too much rather than too little.
 */
class Space {
  readonly #windows = new Map<string, Window>();
  readonly #shared = new Map<number, Window>();
  readonly #room: number;
  readonly #slotOf: (key: string) => number;
  #sweptAt = -Infinity;

  constructor({ hasTrustedKeys }: Limit, slotOf: (key: string) => number) {
    this.#room = hasTrustedKeys ? MAX_TRUSTED_KEYS : MAX_UNTRUSTED_KEYS;
    this.#slotOf = slotOf;
  }

  /** The window of a key, created if missing. */
  open(key: string, at: number, windowMs: number): Window {
    const found = this.find(key, at);
    if (found && this.#windows.get(key) === found) return found;
    // A key from a shared window keeps that count when it gets its own window.
    const window = found ? { ...found } : { count: 0, endsAt: at + windowMs };
    if (this.#hasRoom(key, at)) {
      this.#windows.set(key, window);
      return window;
    }
    if (found) return found;
    this.#shared.set(this.#slotOf(key), window);
    return window;
  }

  find(key: string, at: number): Window | undefined {
    const own = this.#windows.get(key);
    if (own && own.endsAt > at) return own;
    const shared = this.#shared.size > 0 ? this.#shared.get(this.#slotOf(key)) : undefined;
    return shared && shared.endsAt > at ? shared : undefined;
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }

  #hasRoom(key: string, at: number): boolean {
    if (this.#windows.has(key) || this.#windows.size < this.#room) return true;
    if (at - this.#sweptAt < SWEEP_MS) return false;
    this.#sweptAt = at;
    for (const [one, { endsAt }] of this.#windows) if (endsAt <= at) this.#windows.delete(one);
    return this.#windows.size < this.#room;
  }
}

/** Counts in this process only, with bounded memory. */
export function createMemoryLimiter(now: () => number = Date.now): Limiter {
  // Random per process, so that attackers cannot compute which keys share a window.
  const salt = randomBytes(16);
  const slotOf = (key: string): number =>
    createHmac('sha256', salt).update(key).digest().readUInt32BE() % SHARED_WINDOWS;
  const spaces = new Map<string, Space>();
  const spaceOf = (limit: Limit): Space => {
    const space = spaces.get(limit.name) ?? new Space(limit, slotOf);
    spaces.set(limit.name, space);
    return space;
  };
  return {
    async hit(limit, key, weight = 1) {
      const at = now();
      const window = spaceOf(limit).open(key, at, limit.windowMs);
      window.count += weight;
      return limitState(window.count, limit.max, window.endsAt - at);
    },
    async refund(limit, key) {
      const window = spaceOf(limit).find(key, now());
      if (window && window.count > 0) window.count -= 1;
    },
    async reset(limit, key) {
      spaceOf(limit).forget(key);
    },
    status: () => ({ store: 'memory', state: 'ok' }),
    async close() {
      spaces.clear();
    },
  };
}
