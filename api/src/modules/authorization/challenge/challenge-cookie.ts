import type { Services } from '@dara/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecretToken } from '../account/secret-token.ts';
import { CHALLENGE_MS } from './challenge.repository.ts';

/** One for each kind of question, so that a passkey that waits beside the form is not forgotten over a password. */
const NAMES = { SecondStep: 'signInStep', PasskeySignIn: 'signInPasskey' } as const;
const PATH = '/api/authorization';

/** Names the browser that is asked, by a cookie that no script reads: nobody answers from elsewhere. */
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
