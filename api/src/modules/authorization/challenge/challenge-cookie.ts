import type { Services } from '@dara/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecretToken } from '../account/secret-token.ts';
import { CHALLENGE_MS } from './challenge.repository.ts';

/** One cookie per kind of challenge, so that a pending passkey challenge survives a password sign-in. */
const NAMES = { SecondStep: 'signInStep', PasskeySignIn: 'signInPasskey' } as const;
const PATH = '/api/authorization';

/** Binds a challenge to the browser by an HttpOnly cookie: another browser cannot answer it. */
export function nameBrowser(
  { config }: Pick<Services, 'config'>,
  reply: Pick<FastifyReply, 'header'>,
  kind: keyof typeof NAMES,
  token: string,
): void {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${NAMES[kind]}=${token}; Max-Age=${CHALLENGE_MS / 1000}; Path=${PATH}; HttpOnly; SameSite=Strict${secure}`,
  );
}

export function browserHashOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  kind: keyof typeof NAMES,
): string | null {
  const cookie = new RegExp(`(?:^|;\\s*)${NAMES[kind]}=([A-Za-z0-9_-]{43})(?:;|$)`);
  const token = cookie.exec(headers.cookie ?? '')?.[1];
  return token ? hashSecretToken(token) : null;
}
