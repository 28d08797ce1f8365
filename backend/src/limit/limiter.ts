import { Redis } from 'ioredis';
import { StartError } from '../config/start-error.ts';

export interface Limit {
  max: number;
  windowMs: number;
}

export interface LimitState {
  isAllowed: boolean;
  /** Whole seconds until the next attempt has a chance. */
  retryAfterS: number;
}

/** Counts attempts by key in fixed windows; shared by all instances when Redis is configured. */
export interface Limiter {
  hit(key: string, limit: Limit): Promise<LimitState>;
  /** Takes one attempt back, when it turns out not to be the kind that is limited. */
  refund(key: string): Promise<void>;
  /** Forgets the attempts of a key, as after a successful sign-in. */
  reset(key: string): Promise<void>;
  /** False while Redis is away and this process counts by itself. */
  isShared?(): boolean;
  close(): Promise<void>;
}

const MAX_KEYS = 50_000;

export function createMemoryLimiter(now: () => number = Date.now): Limiter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    async hit(key, { max, windowMs }) {
      const at = now();
      if (windows.size >= MAX_KEYS) dropOldest(windows, at);
      const found = windows.get(key);
      const window = found && found.endsAt > at ? found : { count: 0, endsAt: at + windowMs };
      window.count += 1;
      windows.set(key, window);
      return stateOf(window.count, max, window.endsAt - at);
    },
    async refund(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
    async reset(key) {
      windows.delete(key);
    },
    async close() {
      windows.clear();
    },
  };
}

function dropOldest(windows: Map<string, { endsAt: number }>, at: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= at) windows.delete(key);
  // A flood of fresh keys must not grow the memory without bound.
  for (const key of windows.keys()) {
    if (windows.size < MAX_KEYS / 2) return;
    windows.delete(key);
  }
}

const HIT = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

const REFUND = `if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('DECR', KEYS[1]) end`;

export async function createRedisLimiter(url: string): Promise<Limiter> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 2,
    connectTimeout: 5000,
  });
  redis.on('error', () => undefined);
  await redis.connect().catch((error: Error) => {
    redis.disconnect();
    throw new StartError(`REDIS_URL: cannot connect: ${error.message}`);
  });
  return {
    async hit(key, { max, windowMs }) {
      const [count, leftMs] = (await redis.eval(HIT, 1, `dara:limit:${key}`, windowMs)) as [
        number,
        number,
      ];
      return stateOf(count, max, leftMs);
    },
    async refund(key) {
      await redis.eval(REFUND, 1, `dara:limit:${key}`);
    },
    async reset(key) {
      await redis.del(`dara:limit:${key}`);
    },
    async close() {
      redis.disconnect();
    },
  };
}

function stateOf(count: number, max: number, leftMs: number): LimitState {
  return { isAllowed: count <= max, retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) };
}
