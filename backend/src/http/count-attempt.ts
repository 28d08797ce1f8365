import type { Limit, Limiter } from '../limit/limiter.ts';
import { AppError } from './app-error.ts';

/** Counts `weight` attempts of a key, default one; throws `RATE_LIMITED` when there are too many. */
export async function countAttempt(
  limiter: Pick<Limiter, 'hit'>,
  limit: Limit,
  key: string,
  weight?: number,
): Promise<void> {
  const { isAllowed, retryAfterS } = await limiter.hit(limit, key, weight);
  if (!isAllowed) throw new AppError('RATE_LIMITED', { retryAfterS });
}
