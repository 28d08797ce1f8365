import { countAttempt, AppError, addressKey, type Limit, type Limiter } from '@dara/backend';
import { normalizeEmail } from '../account/authorization.repository.ts';

const windowMs = 15 * 60_000;
/** Failed sign-ins only: one account from anywhere, and one address over all accounts. */
const PER_ACCOUNT: Limit = { name: 'sign-in-account', max: 10, windowMs, hasTrustedKeys: true };
/** Apart, since names without an account can be made up without end. */
const PER_UNKNOWN: Limit = { name: 'sign-in-unknown', max: 10, windowMs };
const PER_ADDRESS: Limit = { name: 'sign-in-address', max: 60, windowMs };
/** A browser in which the person has signed in before. */
const PER_DEVICE: Limit = { name: 'sign-in-device', max: 10, windowMs, hasTrustedKeys: true };
const MAILS_PER_ACCOUNT: Limit = { name: 'reset-mail', max: 5, windowMs };
/** Each browser refreshes every 15 minutes, and a large office may share one address. */
const REFRESHES_PER_ADDRESS: Limit = { name: 'refresh-address', max: 600, windowMs };
const REFRESHES_PER_SESSION: Limit = {
  name: 'refresh-session',
  max: 30,
  windowMs,
  hasTrustedKeys: true,
};

/** An attempt that counts as failed until it is reported as successful. */
export class CountedAttempt {
  readonly #forget: readonly (() => Promise<void>)[];

  constructor(...forget: (() => Promise<void>)[]) {
    this.#forget = forget;
  }

  and(other: CountedAttempt): CountedAttempt {
    return new CountedAttempt(...this.#forget, ...other.#forget);
  }

  /** Call when the password was right: the attempt then does not count. */
  async succeeded(): Promise<void> {
    for (const forget of this.#forget) await forget();
  }
}

/** Throws `RATE_LIMITED`, with the time to wait, when too many sign-ins from this address have failed. */
export async function countAtAddress(limiter: Limiter, ip: string): Promise<CountedAttempt> {
  const address = addressKey(ip);
  await countAttempt(limiter, PER_ADDRESS, address);
  return new CountedAttempt(() => limiter.refund(PER_ADDRESS, address));
}

/** The same per account, `SIGN_IN_LOCKED`; call it only for attempts that passed the limit per address. */
export async function countAtAccount(
  limiter: Limiter,
  accountId: string | undefined,
  email: string,
  /** Called once per lock, whether or not the account exists. */
  onLocked: () => Promise<void> = async () => undefined,
): Promise<CountedAttempt> {
  const limit = accountId === undefined ? PER_UNKNOWN : PER_ACCOUNT;
  const account = accountId ?? normalizeEmail(email);
  const { isAllowed, retryAfterS, count: attempts } = await limiter.hit(limit, account);
  if (attempts === limit.max + 1) await onLocked();
  if (!isAllowed) throw new AppError('SIGN_IN_LOCKED', { retryAfterS });
  return new CountedAttempt(() => limiter.reset(limit, account));
}

/** The same for a known browser of the account, independent of attempts from elsewhere. */
export async function countAtDevice(limiter: Limiter, deviceId: string): Promise<CountedAttempt> {
  await countAttempt(limiter, PER_DEVICE, deviceId);
  return new CountedAttempt(() => limiter.reset(PER_DEVICE, deviceId));
}

/** Removes the lock of an account. */
export async function forgetFailedSignIns(limiter: Limiter, accountId: string): Promise<void> {
  await limiter.reset(PER_ACCOUNT, accountId);
}

/** Limits the number of mails to one address. */
export async function countResetMail(limiter: Limiter, email: string): Promise<void> {
  await countAttempt(limiter, MAILS_PER_ACCOUNT, normalizeEmail(email));
}

export async function countRefreshAtAddress(limiter: Limiter, ip: string): Promise<void> {
  await countAttempt(limiter, REFRESHES_PER_ADDRESS, addressKey(ip));
}

export async function countRefreshOfSession(limiter: Limiter, familyId: string): Promise<void> {
  await countAttempt(limiter, REFRESHES_PER_SESSION, familyId);
}
