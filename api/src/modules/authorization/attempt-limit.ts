import { AppError, addressKey, type Limit, type Limiter } from '@dara/backend';
import { normalizeEmail } from './authorization.repository.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
/** Failed sign-ins only: one account from anywhere, and one address over all accounts. */
const PER_ACCOUNT: Limit = {
  name: 'sign-in-account',
  max: 10,
  windowMs: QUARTER_HOUR_MS,
  isOwnKeys: true,
};
/** Apart, since names without an account can be made up without end. */
const PER_UNKNOWN: Limit = { name: 'sign-in-unknown', max: 10, windowMs: QUARTER_HOUR_MS };
const PER_ADDRESS: Limit = { name: 'sign-in-address', max: 60, windowMs: QUARTER_HOUR_MS };
const MAILS_PER_ACCOUNT: Limit = { name: 'reset-mail', max: 5, windowMs: QUARTER_HOUR_MS };

export interface SignInAttempt {
  ip: string;
  email: string;
  /** The account's id, when there is one. */
  accountId: string | undefined;
}

export interface CountedAttempt {
  /** Call when the password was right: the attempt then does not count. */
  succeeded(): Promise<void>;
}

/**
 * Counted before the password is looked at, so that parallel guesses cannot slip through together. Over a limit even
 * the right password is refused, with the time to wait. An address that is refused counts against no account.
 */
export async function countLoginAttempt(
  limiter: Limiter,
  { ip, email, accountId }: SignInAttempt,
): Promise<CountedAttempt> {
  const address = addressKey(ip);
  await count(limiter, PER_ADDRESS, address);
  const perAccount = accountId === undefined ? PER_UNKNOWN : PER_ACCOUNT;
  const account = accountId ?? normalizeEmail(email);
  await count(limiter, perAccount, account);
  return {
    async succeeded() {
      await limiter.reset(perAccount, account);
      await limiter.refund(PER_ADDRESS, address);
    },
  };
}

/** Keeps a mailbox from being flooded. */
export async function countResetMail(limiter: Limiter, email: string): Promise<void> {
  await count(limiter, MAILS_PER_ACCOUNT, normalizeEmail(email));
}

async function count(limiter: Limiter, limit: Limit, key: string): Promise<void> {
  const { isAllowed, retryAfterS } = await limiter.hit(limit, key);
  if (!isAllowed) throw new AppError('RATE_LIMITED', { retryAfterS });
}
