import { AppError, type Db, type Identify, type Identity, type Services } from '@dara/backend';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from '../../../kernel/new-id.ts';
import { MUST_SET_UP } from '../account/asked-step.ts';
import { isStepFresh } from '../account/fresh-step.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also allows users who must set up a second step first. */
    isOpenWithoutSecondStep?: boolean;
    /**
     * Changes credentials: users with an authenticator app or a passkey must give it again in the same session
     * (`account/fresh-step.ts`), otherwise `FRESH_STEP_REQUIRED`.
     */
    needsFreshStep?: true;
    /**
     * Also allows users of a suspended or inactive business, for its own record and for the own account, data and
     * consents. All other routes refuse them.
     */
    isOpenWhileSuspended?: boolean;
  }
}

export const ACCESS_TOKEN_S = 15 * 60;
const BEARER = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;

/** Claims of an access token: user and session. Everything else is read from the database. */
export interface AccessTokenPayload {
  sub: string;
  sid: string;
}

/** From the Authorization header only, never from a cookie, so no cross-site form can act; `picture-reader.ts` alone reads one. */
function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = BEARER.exec(header)?.[1];
  if (!token) throw new AppError('TOKEN_INVALID');
  return token;
}

/** Reads user and session from the database, so that a disabled user or an ended session loses access immediately. */
export function createIdentify(app: FastifyInstance, services: Services): Identify {
  return async (request) => {
    const token = bearerToken(request);
    if (!token) return null;
    const said = verifyToken(app, token);
    const person = await readPerson(services, said);
    if (!person) {
      const isOff = await isDisabled(services.db, said.sub);
      throw new AppError(isOff ? 'ACCOUNT_DISABLED' : 'TOKEN_INVALID');
    }
    const { isOpenWithoutSecondStep, isOpenWhileSuspended, needsFreshStep } =
      request.routeOptions.config;
    if (person.mustSetUp && !isOpenWithoutSecondStep) throw new AppError('SECOND_STEP_REQUIRED');
    if (person.identity.isBusinessSuspended && !isOpenWhileSuspended)
      throw new AppError('BUSINESS_SUSPENDED');
    const session = { profileId: said.sub, sessionId: said.sid };
    if (needsFreshStep && !(await isStepFresh(services.db, session)))
      throw new AppError('FRESH_STEP_REQUIRED');
    return person.identity;
  };
}

/** Whether an account exists and may not sign in; revealed only to the holder of one of its tokens. */
export async function isDisabled(db: Db, profileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('profile')
    .select('active')
    .where('id', '=', profileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.active === false;
}

/** The user of an active session; null when the account or the session has ended, or the second step is missing. */
export async function personOf(
  services: Pick<Services, 'db'>,
  payload: AccessTokenPayload,
): Promise<Identity | null> {
  const person = await readPerson(services, payload);
  return person && !person.mustSetUp ? person.identity : null;
}

async function readPerson(
  services: Pick<Services, 'db'>,
  { sub, sid }: AccessTokenPayload,
): Promise<{ identity: Identity; mustSetUp: boolean } | null> {
  const found = await services.db
    .selectFrom('profile')
    .select([
      'id',
      'permission',
      'active',
      'talent_id',
      'business_profile_id',
      'email_confirmed_at',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('refresh_token')
            .select('refresh_token.id')
            .where('family_id', '=', sid)
            .whereRef('refresh_token.profile_id', '=', 'profile.id')
            .where('revoked_at', 'is', null),
        )
        .as('has_session'),
    )
    .select(MUST_SET_UP.as('must_set_up'))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('business_profile')
            .select('business_profile.id')
            .whereRef('business_profile.id', '=', 'profile.business_profile_id')
            .where((b) =>
              b.or([b('status', '=', 'Suspended'), b('business_profile.active', '=', false)]),
            ),
        )
        .as('is_business_suspended'),
    )
    .where('id', '=', sub)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  // No sign-in before the address is confirmed, even when a session exists.
  if (!found?.active || !found.has_session || !found.email_confirmed_at) return null;
  const identity = {
    id: found.id,
    permission: found.permission,
    talentId: found.talent_id,
    businessProfileId: found.business_profile_id,
    isBusinessSuspended: Boolean(found.is_business_suspended),
  };
  return { identity, mustSetUp: found.must_set_up };
}

function verifyToken(app: FastifyInstance, token: string): AccessTokenPayload {
  try {
    return readToken(app, token);
  } catch (cause) {
    throw new AppError('TOKEN_INVALID', { cause });
  }
}

/** Claims of one of our tokens; throws for any other token, and for claims that are not ids. */
export function readToken(
  app: FastifyInstance,
  token: string,
  options?: { ignoreExpiration: true },
): AccessTokenPayload & { iat: number } {
  const said = app.jwt.verify<AccessTokenPayload & { iat: number }>(token, options);
  for (const claim of [said.sub, said.sid] as unknown[]) {
    if (typeof claim !== 'string' || !isId(claim)) throw new Error('a claim is no id');
  }
  return said;
}

/** The session an access token names, even when the token has just expired: enough to end it. */
export function sessionIdOf(app: FastifyInstance, request: FastifyRequest): string | null {
  try {
    const token = bearerToken(request);
    return token ? readToken(app, token, { ignoreExpiration: true }).sid : null;
  } catch {
    return null;
  }
}
