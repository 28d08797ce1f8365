import {
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
/** Attempts per address: enough for an office that signs its people up, slow for who looks for e-mail addresses. */
export const REGISTRATION_LIMIT: RouteLimit = { max: 60, windowMs: 600_000 };
/** Accounts that one address may open; refused forms do not count. */
const OPENED: Limit = { name: 'registration', max: 60, windowMs: HOUR_MS };
/** Accounts opened from everywhere. */
const OPENED_BY_ALL: Limit = { name: 'registration-all', max: 600, windowMs: HOUR_MS };
/** What one address may send, in megabytes, whatever becomes of it. */
const SENT: Limit = { name: 'registration-size', max: 600, windowMs: HOUR_MS };

/**
 * `onRequest` of a registration whose form holds so many files at most: refuses a form that is larger than that, or one
 * too much from its address, before anything of it is read. A form that does not tell its size counts as the largest.
 */
export function limitFormSize(limiter: Limiter, files: number) {
  const largest = files * FILE_LIMIT_BYTES + MB;
  return async ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Promise<void> => {
    const size = Number(headers['content-length'] ?? largest);
    if (size > largest) throw new AppError('FILE_TOO_LARGE');
    const { isAllowed, retryAfterS } = await limiter.hit(
      SENT,
      addressKey(ip),
      Math.max(1, Math.round(size / MB)),
    );
    if (!isAllowed) throw new AppError('RATE_LIMITED', { retryAfterS });
  };
}

/** Opens an account unless its address, or all together, have opened too many; counted before, so that many at once cannot slip through. */
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
    const { isAllowed, retryAfterS } = await limiter.hit(limit, key);
    if (!isAllowed) throw new AppError('RATE_LIMITED', { retryAfterS });
  }
  try {
    return await open();
  } catch (error) {
    for (const [limit, key] of counted) await limiter.refund(limit, key);
    throw error;
  }
}
