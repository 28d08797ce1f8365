/** A kind of attempt and its limit. Each has its own key space, so that none evicts counts of another. */
export interface Limit {
  name: string;
  max: number;
  windowMs: number;
  /** The keys are records of the site, which clients cannot invent: each is counted exactly. */
  hasTrustedKeys?: boolean;
  /** Counted per instance, which saves frequent calls the round trip to Redis. */
  isPerInstance?: boolean;
}

export interface LimitState {
  isAllowed: boolean;
  /** Attempts in this window, including this one. */
  count: number;
  /** Seconds until the next attempt may succeed, rounded up. */
  retryAfterS: number;
}

/** `degraded`: the shared counts are unavailable, and this process uses its own. */
export interface LimiterStatus {
  store: 'memory' | 'redis';
  state: 'ok' | 'degraded';
  /** Reason, for operators. */
  reason?: string;
}

/** Counts attempts by key in fixed windows; shared by all instances if Redis is configured. */
export interface Limiter {
  /** Counts `weight` attempts, default one. */
  hit(limit: Limit, key: string, weight?: number): Promise<LimitState>;
  /** Refunds an attempt that turns out not to be limited. */
  refund(limit: Limit, key: string): Promise<void>;
  /** Resets the attempts of a key, as after a successful sign-in. */
  reset(limit: Limit, key: string): Promise<void>;
  /** Returns the known state without a request. */
  status(): LimiterStatus;
  close(): Promise<void>;
}

export function limitState(count: number, max: number, leftMs: number): LimitState {
  return { isAllowed: count <= max, count, retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) };
}
