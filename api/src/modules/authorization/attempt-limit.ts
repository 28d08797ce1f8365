import { AppError, type Limiter } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import { normalizeEmail } from './authorization.repository.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
/** Failed sign-ins only: one account from anywhere, and one address over all accounts. */
const PER_ACCOUNT = { max: 10, windowMs: QUARTER_HOUR_MS };
const PER_ADDRESS = { max: 60, windowMs: QUARTER_HOUR_MS };
const MAILS_PER_ACCOUNT = { max: 5, windowMs: QUARTER_HOUR_MS };

export interface LoginAttempt {
  /** Call when the password was right: the attempt then does not count. */
  succeeded(): Promise<void>;
}

/**
 * Counted before the password is looked at, so that parallel guesses cannot slip through together.
 * Over a limit even the right password is refused, with the time to wait.
 */
export async function countLoginAttempt(
  limiter: Limiter,
  request: FastifyRequest,
  email: string,
): Promise<LoginAttempt> {
  const account = `login:account:${normalizeEmail(email)}`;
  const address = `login:address:${request.ip}`;
  const states = [await limiter.hit(address, PER_ADDRESS), await limiter.hit(account, PER_ACCOUNT)];
  refuse(states);
  return {
    async succeeded() {
      await limiter.reset(account);
      await limiter.refund(address);
    },
  };
}

/** Keeps a mailbox from being flooded. */
export async function countResetMail(limiter: Limiter, email: string): Promise<void> {
  refuse([await limiter.hit(`reset-mail:${normalizeEmail(email)}`, MAILS_PER_ACCOUNT)]);
}

function refuse(states: { isAllowed: boolean; retryAfterS: number }[]): void {
  const refusals = states.filter(({ isAllowed }) => !isAllowed);
  if (refusals.length === 0) return;
  throw new AppError('RATE_LIMITED', {
    retryAfterS: Math.max(...refusals.map((state) => state.retryAfterS)),
  });
}
