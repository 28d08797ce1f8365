import type { Db } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { recordLogin } from '../account/authorization.repository.ts';
import { sessionProfile } from '../account/session-profile.ts';
import type { Session, Tokens } from '../account/authorization.schema.ts';
import { ACCESS_TOKEN_S, type AccessTokenPayload } from './identify.ts';
import { recordSignIn } from '../security/sign-in-audit.ts';
import { startSession, type IssuedSession } from './session.repository.ts';

export type Signer = Pick<FastifyInstance, 'jwt'>;

export function tokensOf(app: Signer, session: IssuedSession): Static<typeof Tokens> {
  const payload: AccessTokenPayload = { sub: session.profileId, sid: session.familyId };
  return {
    accessToken: app.jwt.sign(payload, { expiresIn: ACCESS_TOKEN_S }),
    refreshToken: session.refreshToken,
  };
}

/** Signs a user in: the response of login and of both registrations. */
export async function signInAnswer(
  app: Signer,
  db: Db,
  profileId: string,
): Promise<Static<typeof Session>> {
  const session = await startSession(db, profileId);
  await recordLogin(db, profileId);
  const profile = await sessionProfile(db, profileId);
  await recordSignIn(db, profile);
  return { ...tokensOf(app, session), profile };
}
