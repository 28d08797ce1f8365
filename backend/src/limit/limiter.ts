/** One kind of attempt and how often it may happen. Each has a space of its own, so that none pushes out another's counts. */
export interface Limit {
  name: string;
  max: number;
  windowMs: number;
  /** The keys are records of the site, of which strangers cannot make up more: each is counted exactly. */
  hasTrustedKeys?: boolean;
  /** Counted by each instance for itself, which spares frequent calls the way to Redis. */
  isPerInstance?: boolean;
}

export interface LimitState {
  isAllowed: boolean;
  /** Attempts in this window, this one included. */
  count: number;
  /** Whole seconds until the next attempt has a chance. */
  retryAfterS: number;
}

/** `degraded`: the shared counts are out of reach, and this process limits by its own. */
export interface LimiterStatus {
  store: 'memory' | 'redis';
  state: 'ok' | 'degraded';
  /** Why it is degraded, for operators. */
  reason?: string;
}

/** Counts attempts by key in fixed windows; shared by all instances when Redis is configured. */
export interface Limiter {
  /** Counts `weight` attempts, one unless given. */
  hit(limit: Limit, key: string, weight?: number): Promise<LimitState>;
  /** Takes one attempt back, when it turns out not to be the kind that is limited. */
  refund(limit: Limit, key: string): Promise<void>;
  /** Forgets the attempts of a key, as after a successful sign-in. */
  reset(limit: Limit, key: string): Promise<void>;
  /** Answers at once, from what is known. */
  status(): LimiterStatus;
  close(): Promise<void>;
}

export function limitState(count: number, max: number, leftMs: number): LimitState {
  return { isAllowed: count <= max, count, retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) };
}
