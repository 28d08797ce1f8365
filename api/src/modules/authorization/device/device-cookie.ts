import type { Services, Trx } from '@dara/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { DEVICE_MS, rememberBrowser, rememberDevice } from './device.repository.ts';
import type { Session } from '../account/authorization.schema.ts';
import { hashSecretToken } from '../account/secret-token.ts';
import { placeOf } from './device-place.ts';

const NAME = 'signInDevice';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`);
/** Sent along with sign-in and refreshing alone. */
const PATH = '/api/authorization';

/**
 * The browser id. An HttpOnly cookie, because no script needs it. It grants no access: it selects the limit for a
 * sign-in, and shows whether two refreshes come from the same browser.
 */
export function deviceTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return COOKIE.exec(headers.cookie ?? '')?.[1] ?? null;
}

export function deviceHashOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const token = deviceTokenOf(request);
  return token === null ? null : hashSecretToken(token);
}

/** Remembers the browser and location of a sign-in. A failure does not affect the sign-in. */
export async function storeDevice(
  services: Services,
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'log'>,
  reply: Pick<FastifyReply, 'header'>,
  { profile, refreshToken }: Static<typeof Session>,
): Promise<void> {
  try {
    const db = services.db;
    const began = { profileId: profile.id, refreshToken, ...placeOf(request) };
    const token = await rememberDevice(db, began, deviceTokenOf(request));
    nameBrowser(services, reply, token);
  } catch (error) {
    request.log.error({ err: error }, 'the browser of a sign-in could not be remembered');
  }
}

/** The same for a browser in which the owner of an account followed a mailed link. */
export async function rememberUnlocked(
  services: Services,
  request: Pick<FastifyRequest, 'headers'>,
  reply: Pick<FastifyReply, 'header'>,
  profileId: string,
): Promise<void> {
  const work = (trx: Trx) => rememberBrowser(trx, profileId, deviceTokenOf(request));
  nameBrowser(services, reply, await services.db.transaction().execute(work));
}

function nameBrowser(
  { config }: Pick<Services, 'config'>,
  reply: Pick<FastifyReply, 'header'>,
  token: string,
): void {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${NAME}=${token}; Max-Age=${DEVICE_MS / 1000}; Path=${PATH}; HttpOnly; SameSite=Strict${secure}`,
  );
}
