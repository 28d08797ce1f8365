import {
  countAttempt,
  AppError,
  FILE_LIMIT_BYTES,
  addressKey,
  type Limit,
  type Limiter,
  type RouteLimit,
} from '@dara/backend';
import type { FastifyRequest } from 'fastify';

const HOUR_MS = 3_600_000;
const MB = 1024 * 1024;
/** Attempts per IP address: enough for an office, too slow for enumerating email addresses. */
export const REGISTRATION_LIMIT: RouteLimit = { max: 60, windowMs: 600_000 };
/** Accounts that one address may open; refused forms do not count. */
const OPENED: Limit = { name: 'registration', max: 60, windowMs: HOUR_MS };
/** Accounts opened from everywhere. */
const OPENED_BY_ALL: Limit = { name: 'registration-all', max: 600, windowMs: HOUR_MS };
/** Upload volume per IP address in megabytes; failed requests count too. */
const SENT: Limit = { name: 'registration-size', max: 600, windowMs: HOUR_MS };

/**
 * `onRequest` hook for a registration with at most this many files: refuses a larger body, or too many requests from
 * one address, before reading the body. A body without Content-Length counts as the largest.
 */
export function limitFormSize(limiter: Limiter, files: number) {
  const largest = files * FILE_LIMIT_BYTES + MB;
  return async ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Promise<void> => {
    const size = Number(headers['content-length'] ?? largest);
    if (size > largest) throw new AppError('FILE_TOO_LARGE');
    await countAttempt(limiter, SENT, addressKey(ip), Math.max(1, Math.round(size / MB)));
  };
}

/**
 * Refuses a registration when its address, or all together, have created too many accounts; counted in advance, so
 * that concurrent requests cannot exceed the limit.
 */
export async function openLimited<T>(
  limiter: Limiter,
  { ip }: Pick<FastifyRequest, 'ip'>,
  open: () => Promise<T>,
): Promise<T> {
  const counted = [
    [OPENED, addressKey(ip)],
    [OPENED_BY_ALL, 'all'],
  ] as const;
  for (const [limit, key] of counted) {
    await countAttempt(limiter, limit, key);
  }
  try {
    return await open();
  } catch (error) {
    for (const [limit, key] of counted) await limiter.refund(limit, key);
    throw error;
  }
}
