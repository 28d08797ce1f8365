import type { Services } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import {
  countAtAccount,
  countAtAddress,
  countAtDevice,
  type CountedAttempt,
} from './attempt-limit.ts';
import { deviceTokenOf } from './device-cookie.ts';
import { findDevice } from './device.repository.ts';

/**
 * Counts a guess at a password before it is looked at, so that parallel guesses cannot slip through together; throws
 * `RATE_LIMITED` over a limit, whether or not the password is right. A browser in which the person has signed in before
 * has a limit of its own: guesses from elsewhere do not lock the owner out. `atAddress` is what its address has been
 * counted for already.
 */
export async function countPasswordAttempt(
  services: Pick<Services, 'db' | 'limiter'>,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  account: { id: string | undefined; email: string },
  atAddress?: CountedAttempt,
): Promise<CountedAttempt> {
  const { limiter } = services;
  const token = deviceTokenOf(request);
  const db = services.db;
  const device = account.id && token && (await findDevice(db, account.id, token));
  if (device) return countAtDevice(limiter, device);
  const attempt = atAddress ?? (await countAtAddress(limiter, request.ip));
  return attempt.and(await countAtAccount(limiter, account.id, account.email));
}
