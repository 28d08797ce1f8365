import { countAttempt, type Limit, type Limiter } from '@dara/backend';
import { CountedAttempt } from '../device/attempt-limit.ts';

/** Attempts at codes per user, by a client that already knows the password. */
const PER_PERSON: Limit = {
  name: 'second-step',
  max: 10,
  windowMs: 15 * 60_000,
  hasTrustedKeys: true,
};

/** Counts a guess before it is looked at, so that parallel ones do not slip through together. */
export async function countStepAttempt(
  limiter: Limiter,
  profileId: string,
): Promise<CountedAttempt> {
  await countAttempt(limiter, PER_PERSON, profileId);
  return new CountedAttempt(() => limiter.reset(PER_PERSON, profileId));
}
