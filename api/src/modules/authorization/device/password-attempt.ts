import type { Limit, Services } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import { enqueueAccountMail } from '../account/account-mail-queue.ts';
import { normalizeEmail } from '../account/authorization.repository.ts';
import {
  countAtAccount,
  countAtAddress,
  countAtDevice,
  type CountedAttempt,
} from './attempt-limit.ts';
import { deviceTokenOf } from './device-cookie.ts';
import { findDevice } from './device.repository.ts';

const DAY_MS = 24 * 3_600_000;
/** Locks can be caused again and again. */
const UNLOCK_MAILS: Limit = { name: 'unlock-mail', max: 5, windowMs: DAY_MS };

async function mailUnlockLink(
  services: Pick<Services, 'limiter' | 'jobs'>,
  email: string,
): Promise<void> {
  const { isAllowed } = await services.limiter.hit(UNLOCK_MAILS, normalizeEmail(email));
  if (isAllowed) await enqueueAccountMail(services, { kind: 'Unlock', email });
}

/**
 * Counts a password attempt before it is checked, so that parallel attempts cannot exceed the limit; throws
 * `RATE_LIMITED` or `SIGN_IN_LOCKED` over a limit, even for the right password. A known browser of the user has its
 * own limit: attempts from elsewhere do not lock the owner out. `atAddress` is the attempt already counted for the IP
 * address.
 */
export async function countPasswordAttempt(
  services: Pick<Services, 'db' | 'limiter' | 'jobs'>,
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
  const onLocked = () => mailUnlockLink(services, account.email);
  return attempt.and(await countAtAccount(limiter, account.id, account.email, onLocked));
}
