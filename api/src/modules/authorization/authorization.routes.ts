import {
  AppError,
  type Db,
  identityOf,
  invalidField,
  multipartFields,
  type Services,
} from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  countRefreshAtAddress,
  countRefreshOfSession,
  countResetMail,
} from './device/attempt-limit.ts';
import { enqueueAccountMail } from './account/account-mail-queue.ts';
import { findByEmail } from './account/authorization.repository.ts';
import { sessionProfile } from './account/session-profile.ts';
import {
  EmailBody,
  LoginBody,
  LogoutBody,
  RefreshBody,
  ResetPasswordBody,
  SecondStepBody,
  SecondStepNeeded,
  Session,
  SessionProfile,
  Tokens,
} from './account/authorization.schema.ts';
import { deviceHashOf } from './device/device-cookie.ts';
import { deleteFirstAdminFile } from './first-admin/first-admin-file.ts';
import { isDisabled, sessionIdOf } from './session/identify.ts';
import { passwordProblem } from './password/password-strength.ts';
import { isResetTokenGood, resetPassword } from './password/password-reset.ts';
import { tokensOf } from './session/session-answer.ts';
import { placeOf } from './device/device-place.ts';
import { declarePurgeSessions } from './session/purge-sessions.job.ts';
import { endSession, familyOf, ownerOf, rotateSession } from './session/session.repository.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signInWithStep } from './sign-in/second-step-sign-in.ts';

const PREFIX = '/api/authorization';
const FORM_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
const NoContent = Type.Null({ description: 'Done' });
const tags = ['authorization'];
/** Responses contain secrets: never stored. */
const config = { access: 'public', idempotency: 'none' } as const;
/** For calls that tell whether an email exists, or take a token: guessing in bulk is slow. */
const limited = { ...config, rateLimit: { max: 60, windowMs: 600_000 } } as const;

type Routes = Parameters<FastifyPluginAsyncTypebox<{ services: Services }>>[0];

/** Sign in, stay signed in, sign out, and recover a lost password. */
export const authorizationRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  signInRoutes(app, services);
  sessionRoutes(app, services);
  forgottenRoutes(app, services);
  resetRoutes(app, services);
  declarePurgeSessions(services);
};

function signInRoutes(app: Routes, services: Services): void {
  const schema = {
    operationId: 'authorizationLogin',
    description:
      'A browser that sends the cookie `signInDevice` of an earlier answer can sign in even while wrong passwords ' +
      'from elsewhere lock the account. Users with a second step get 202, and sign in by `login/second-step`.',
    tags,
    consumes: FORM_TYPES,
    body: LoginBody,
    response: { 200: Session, 202: SecondStepNeeded },
  };
  const loginOptions = { config, schema, preValidation: multipartFields };
  app.post(`${PREFIX}/login`, loginOptions, async (request, reply) => {
    const answer = await signIn(app, services, { request, reply }, request.body);
    return 'session' in answer
      ? reply.status(200).send(answer.session)
      : reply.status(202).send(answer.needed);
  });

  const stepSchema = {
    operationId: 'authorizationSecondStep',
    summary: 'Completes a sign-in with a code of the app or a recovery code',
    tags,
    body: SecondStepBody,
    response: { 200: Session },
  };
  app.post(`${PREFIX}/login/second-step`, { config, schema: stepSchema }, (request, reply) =>
    signInWithStep(app, services, { request, reply }, request.body),
  );
}

function sessionRoutes(app: Routes, services: Services): void {
  const db = services.db;
  const refreshSchema = {
    operationId: 'authorizationRefreshToken',
    tags,
    consumes: FORM_TYPES,
    body: RefreshBody,
    response: { 200: Tokens },
  };
  const refreshOptions = { config, schema: refreshSchema, preValidation: multipartFields };
  app.post(`${PREFIX}/refreshtoken`, refreshOptions, async (request) => {
    const { refreshToken } = request.body;
    await countRefreshAtAddress(services.limiter, request.ip);
    const family = await familyOf(db, refreshToken);
    if (family === undefined) throw new AppError('TOKEN_INVALID');
    await countRefreshOfSession(services.limiter, family);
    const refresher = {
      deviceHash: deviceHashOf(request),
      requestId: request.id,
      ...placeOf(request),
    };
    const session = await rotateSession(db, refreshToken, refresher);
    if (!session) throw await refusalOf(db, refreshToken);
    return tokensOf(app, session);
  });

  const profileSchema = {
    operationId: 'authorizationProfile',
    summary: 'The signed-in user, in the format of the login response',
    tags,
    response: { 200: SessionProfile },
  };
  app.get(
    `${PREFIX}/profile`,
    {
      config: { access: 'signed-in', isOpenWithoutSecondStep: true, isOpenWhileSuspended: true },
      schema: profileSchema,
    },
    (request) => sessionProfile(db, identityOf(request).id),
  );

  const logoutSchema = {
    operationId: 'authorizationLogout',
    tags,
    consumes: FORM_TYPES,
    body: LogoutBody,
    response: { 204: NoContent },
  };
  const emptyBody = async (request: FastifyRequest): Promise<void> => {
    request.body ??= {};
  };
  const logoutOptions = {
    config,
    schema: logoutSchema,
    preValidation: [multipartFields, emptyBody],
  };
  app.post(`${PREFIX}/logout`, logoutOptions, async (request, reply) => {
    const { refreshToken } = request.body;
    const sessions = [
      sessionIdOf(app, request),
      refreshToken && (await familyOf(db, refreshToken)),
    ];
    for (const session of sessions) if (session) await endSession(db, session);
    return reply.status(204).send(null);
  });
}

/** Only the holder of the token learns that the account was disabled. */
async function refusalOf(db: Db, refreshToken: string): Promise<AppError> {
  const owner = await ownerOf(db, refreshToken);
  const isOff = owner !== undefined && (await isDisabled(db, owner));
  return new AppError(isOff ? 'ACCOUNT_DISABLED' : 'TOKEN_INVALID');
}

function forgottenRoutes(app: Routes, services: Services): void {
  const forgotSchema = {
    operationId: 'authorizationForgotPassword',
    summary:
      'Mails a link to choose a password, if an account has the address; the answer is the same',
    tags,
    body: EmailBody,
    response: { 204: NoContent },
  };
  app.post(
    `${PREFIX}/forgotpassword`,
    { config: limited, schema: forgotSchema },
    async ({ body }, reply) => {
      await countResetMail(services.limiter, body.email);
      await enqueueAccountMail(services, { kind: 'Reset', email: body.email });
      return reply.status(204).send(null);
    },
  );
}

function resetRoutes(app: Routes, services: Services): void {
  const db = services.db;
  const verifySchema = {
    operationId: 'authorizationVerifyEmailBeforeResetPassword',
    summary: 'Accepts any address; only the mail tells whether it has an account',
    tags,
    body: EmailBody,
    response: { 204: NoContent },
  };
  const verifyPath = `${PREFIX}/verifyemailbeforeresetpassword`;
  app.post(verifyPath, { config: limited, schema: verifySchema }, async (_request, reply) =>
    reply.status(204).send(null),
  );

  const resetSchema = {
    operationId: 'authorizationResetPassword',
    tags,
    body: ResetPasswordBody,
    response: { 204: NoContent },
  };
  app.post(
    `${PREFIX}/resetpassword`,
    { config: limited, schema: resetSchema },
    async ({ body, id }, reply) => {
      const found = await findByEmail(db, body.email);
      // Checked first, so that refusals do not reveal addresses or names.
      if (!found || !(await isResetTokenGood(db, found.id, body.token)))
        throw new AppError('RESET_TOKEN_INVALID');
      const problem = await passwordProblem(body.password, [found.email, found.first_name]);
      if (problem) throw invalidField('password', problem);
      const { token, password } = body;
      if (!(await resetPassword(services, { owner: found, token, password, requestId: id })))
        throw new AppError('RESET_TOKEN_INVALID');
      if (found.permission === 'Admin') await deleteFirstAdminFile(services);
      return reply.status(204).send(null);
    },
  );
}
