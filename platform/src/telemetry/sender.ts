import { isIPv4 } from 'node:net';
import type { Limit, Limiter } from '@dara/backend';
import { refKey, type ReleaseRef } from './known-releases.ts';

const HOUR_MS = 3_600_000;
/** Of a release, by network and hour: what one visitor reports must not decide about a release. */
const LOADS: Limit = { name: 'measured-load', max: 200, windowMs: HOUR_MS, isPerInstance: true };
const FAILURES: Limit = { name: 'measured-failure', max: 5, windowMs: HOUR_MS };
const VITALS: Limit = { name: 'measured-vitals', max: 50, windowMs: HOUR_MS, isPerInstance: true };
const LIMITS = { loads: LOADS, failures: FAILURES, vitals: VITALS };

/**
 * The network of an address key (`addressKey`): the first 24 bits of IPv4, 48 of IPv6. Single addresses, and the many
 * networks of one IPv6 customer, cost nothing.
 */
export function networkOf(address: string): string {
  const [separator, groups] = isIPv4(address) ? (['.', 3] as const) : ([':', 3] as const);
  return address.split(separator).slice(0, groups).join(separator);
}

export interface Share {
  /** How many of the reported are counted. */
  counted: number;
  /** The first of its network within the hour. */
  isFirst: boolean;
}

/** Bounds what a network adds to the counts of a release in an hour. The limiter has the addresses, in memory only. */
export class Senders {
  readonly #limiter: Limiter;

  constructor(limiter: Limiter) {
    this.#limiter = limiter;
  }

  async share(
    kind: keyof typeof LIMITS,
    { release, address, reported }: { release: ReleaseRef; address: string; reported: number },
  ): Promise<Share> {
    if (reported === 0) return { counted: 0, isFirst: false };
    const limit = LIMITS[kind];
    const key = `${refKey(release)} ${networkOf(address)}`;
    const { count } = await this.#limiter.hit(limit, key, reported);
    const before = count - reported;
    return {
      counted: Math.min(reported, Math.max(0, limit.max - before)),
      isFirst: before === 0,
    };
  }
}
