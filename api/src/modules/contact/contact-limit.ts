import { countAttempt, addressKey, type Services } from '@dara/backend';

/** Messages that are taken from one address; refused fields do not count. */
const PER_ADDRESS = { name: 'contact', max: 5, windowMs: 10 * 60_000 };
/** From everywhere: a flood from many addresses ends here, before it fills the table. */
const ALL = { name: 'contact-all', max: 300, windowMs: 3_600_000 };
/** Requests from one address, also refused ones. */
export const ANY_ATTEMPT = { max: 60, windowMs: 10 * 60_000 };

/** Counts a valid message of any kind; refuses one too many. */
export async function requireMessageAllowed(
  { limiter }: Pick<Services, 'limiter'>,
  ip: string,
): Promise<void> {
  for (const [limit, key] of [
    [PER_ADDRESS, addressKey(ip)],
    [ALL, 'all'],
  ] as const) {
    await countAttempt(limiter, limit, key);
  }
}
