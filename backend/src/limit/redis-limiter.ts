import { createHmac } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from '../log/logger.ts';
import { limitState, type Limit, type Limiter } from './limiter.ts';
import { createMemoryLimiter } from './memory-limiter.ts';

/** Timeout of a sign-in for a hanging Redis; later ones do not wait at all. */
const COMMAND_MS = 300;
const CONNECT_MS = 2000;
const RETRY_MAX_MS = 2000;
/** Number of slots for keys that clients control, so that a flood cannot fill Redis and evict others. */
const SLOTS = 2 ** 17;
const PREFIX = 'dara:limit:';

const HIT = `local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

const REFUND = `if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end`;

export interface RedisLimiterOptions {
  log: Pick<Logger, 'warn' | 'info'>;
  /** Shared by all instances and secret: it decides which keys share a slot. */
  secret: string;
}

/** Reconnect delays: short at first, and bounded so that a recovered Redis is noticed. */
export function reconnectMs(attempt: number): number {
  return Math.min(100 * 2 ** Math.min(attempt, 8), RETRY_MAX_MS);
}

/**
 * Shared by all instances. While Redis does not answer, this process uses local counts, which it always maintains;
 * Redis is used again once a new connection answers. Never throws because of Redis.
 */
export async function createRedisLimiter(
  url: string,
  { log, secret }: RedisLimiterOptions,
): Promise<Limiter> {
  const local = createMemoryLimiter();
  const connection = new RedisConnection(url, log);
  await connection.open();
  const keyOf = (limit: Limit, key: string): string => {
    if (limit.hasTrustedKeys) return `${PREFIX}${limit.name}:${key}`;
    const digest = createHmac('sha256', secret).update(`${limit.name}:${key}`).digest();
    return `${PREFIX}${limit.name}:${digest.readUInt32BE() % SLOTS}`;
  };
  return {
    async hit(limit, key, weight = 1) {
      const own = await local.hit(limit, key, weight);
      if (limit.isPerInstance) return own;
      const answer = await connection.ask((redis) =>
        redis.eval(HIT, 1, keyOf(limit, key), limit.windowMs, weight),
      );
      if (!answer) return own;
      const [count, leftMs] = answer.value as [number, number];
      return limitState(count, limit.max, leftMs);
    },
    async refund(limit, key) {
      await local.refund(limit, key);
      if (limit.isPerInstance) return;
      await connection.ask((redis) => redis.eval(REFUND, 1, keyOf(limit, key)));
    },
    async reset(limit, key) {
      await local.reset(limit, key);
      if (limit.isPerInstance) return;
      await connection.ask((redis) => redis.del(keyOf(limit, key)));
    },
    status: () =>
      connection.fault === null
        ? { store: 'redis', state: 'ok' }
        : { store: 'redis', state: 'degraded', reason: connection.fault },
    async close() {
      connection.close();
      await local.close();
    },
  };
}

/** A connection that is used only while it answers: the first timeout closes it and a new one must answer first. */
class RedisConnection {
  /** The error; null while Redis answers. */
  fault: string | null = 'not connected yet';
  readonly #redis: Redis;
  readonly #log: RedisLimiterOptions['log'];
  #isReady = false;
  #isClosed = false;

  constructor(url: string, log: RedisLimiterOptions['log']) {
    this.#log = log;
    this.#redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: CONNECT_MS,
      disconnectTimeout: COMMAND_MS,
      commandTimeout: COMMAND_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      disableClientInfo: true,
      retryStrategy: reconnectMs,
    });
    this.#redis.on('error', (error: Error) => this.#lost(error));
    this.#redis.on('close', () => this.#lost(new Error('the connection is closed')));
    // Emitted when the new connection has answered a command.
    this.#redis.on('ready', () => {
      this.#isReady = true;
      this.#recovered();
    });
  }

  /** Waits for the first attempt; further ones run in the background. */
  async open(): Promise<void> {
    await this.#redis.connect().catch((error: Error) => this.#lost(error));
  }

  /** The response, wrapped; null if there is none. */
  async ask(command: (redis: Redis) => Promise<unknown>): Promise<{ value: unknown } | null> {
    if (!this.#isReady) return null;
    try {
      const value = await command(this.#redis);
      this.#recovered();
      return { value };
    } catch (error) {
      // An error reply is a response: the connection works.
      const cause = error instanceof Error ? error : new Error(String(error));
      if (cause.name === 'ReplyError') this.#degrade(cause);
      else if (this.#isReady) {
        this.#lost(cause);
        this.#redis.disconnect(true);
      }
      return null;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#isReady = false;
    this.#redis.disconnect();
  }

  #lost(error: Error): void {
    this.#isReady = false;
    this.#degrade(error);
  }

  #degrade(error: Error): void {
    if (this.#isClosed || (this.fault !== null && this.fault !== 'not connected yet')) return;
    this.fault = error.message || error.name;
    this.#log.warn(
      { reason: this.fault },
      'REDIS_URL: Redis does not answer; limits are counted by each instance alone until it does',
    );
  }

  #recovered(): void {
    if (this.fault === null) return;
    this.fault = null;
    this.#log.info('Redis is available, limits are shared by all instances');
  }
}
