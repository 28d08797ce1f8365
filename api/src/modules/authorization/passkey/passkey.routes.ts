import { AppError, identityOf, type Services } from '@dara/backend';
import { routesOf } from '../../../kernel/http/routes.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Session } from '../account/authorization.schema.ts';
import { notifySecurityEvent } from '../security/security-event.ts';
import { sessionIdOf } from '../session/identify.ts';
import { addPasskey, askNewPasskey } from './new-passkey.ts';
import { askPasskey, signInByPasskey } from './passkey-sign-in.ts';
import { askPasskeyStep, verifyPasskeyStep } from './passkey-step.ts';
import { deletePasskey, listPasskeys, renamePasskey } from './passkey.repository.ts';
import {
  NewPasskeyBody,
  NewPasskeyQuestionBody,
  Passkey,
  PasskeyList,
  PasskeyNameBody,
  PasskeyQuestion,
  PasskeySignInBody,
} from './passkey.schema.ts';

const OWN = '/api/account/passkey';
const SIGN_IN = '/api/authorization/passkey';
const signedIn = {
  access: 'signed-in',
  isOpenWhileSuspended: true,
  idempotency: 'none',
  rateLimit: { max: 60, windowMs: 600_000 },
} as const;
/** For a user who must set up an authenticator app first and has a passkey. */
const verifying = { ...signedIn, isOpenWithoutSecondStep: true } as const;
const changing = { ...signedIn, needsFreshStep: true } as const;
/** Requested at each sign-in, from an office that may share one address. */
const open = {
  access: 'public',
  idempotency: 'none',
  rateLimit: { max: 300, windowMs: 600_000 },
} as const;

type Routes = Parameters<FastifyPluginAsync<{ services: Services }>>[0];

/** Passkeys of the signed-in user, and sign-in by passkey. */
export const passkeyRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  addRoutes(app, services);
  ownRoutes(app, services);
  stepRoutes(app, services);
  signInRoutes(app, services);
};

/** The context of a request in a session. */
const callOf = (app: Routes, services: Services) => (request: FastifyRequest) => {
  const sessionId = sessionIdOf(app, request);
  if (sessionId === null) throw new AppError('TOKEN_INVALID');
  return { services, request, identity: identityOf(request), sessionId };
};

function addRoutes(app: Routes, services: Services): void {
  const tags = ['account'];
  const addingOf = callOf(app, services);

  const route = routesOf(app, { path: OWN, operation: 'accountPasskey', ...changing, tags });

  route('POST /options', 'Options', {
    summary: 'Registration challenge of a passkey, with the own password',
    body: NewPasskeyQuestionBody,
    answer: PasskeyQuestion,
    handler: (request) => askNewPasskey(addingOf(request), request.body.password),
  });

  route('POST', 'Create', {
    summary: 'Stores the passkey created by the browser',
    body: NewPasskeyBody,
    created: Passkey,
    handler: (request) => addPasskey(addingOf(request), request.body),
  });
}

function ownRoutes(app: Routes, services: Services): void {
  const tags = ['account'];
  const route = routesOf(app, {
    path: OWN,
    operation: 'accountPasskey',
    access: 'signed-in',
    tags,
  });

  route('GET', 'List', {
    isOpenWhileSuspended: true,
    isOpenWithoutSecondStep: true,
    answer: PasskeyList,
    handler: async (request) => ({
      items: await listPasskeys(services.db, identityOf(request).id),
    }),
  });

  route('PUT /:id', 'Rename', {
    ...signedIn,
    body: PasskeyNameBody,
    answer: Passkey,
    handler: (request) =>
      renamePasskey(services.db, identityOf(request).id, request.params.id, request.body.name),
  });

  route('DELETE /:id', 'Delete', {
    ...changing,
    handler: async (request) => {
      const actor = identityOf(request);
      await services.db.transaction().execute(async (trx) => {
        const detail = await deletePasskey(trx, actor.id, request.params.id);
        const owner = await trx
          .selectFrom('profile')
          .select(['id', 'email', 'language'])
          .where('id', '=', actor.id)
          .executeTakeFirstOrThrow();
        const happened = { owner, actor, requestId: request.id, detail };
        await notifySecurityEvent(services, trx, { event: 'PasskeyRemoved', ...happened });
      });
    },
  });
}

function stepRoutes(app: Routes, services: Services): void {
  const tags = ['account'];
  const verifyingOf = callOf(app, services);
  const route = routesOf(app, {
    path: '/api/account/passkey/verify',
    operation: 'accountPasskey',
    ...verifying,
    tags,
  });

  route('POST /options', 'VerifyOptions', {
    summary: 'Challenge for an own passkey as the second step',
    answer: PasskeyQuestion,
    handler: (request) => askPasskeyStep(verifyingOf(request)),
  });

  route('POST', 'Verify', {
    summary: 'Verifies an own passkey, so that this session may change how the user signs in',
    body: PasskeySignInBody,
    handler: (request) => verifyPasskeyStep(verifyingOf(request), request.body),
  });
}

function signInRoutes(app: Routes, services: Services): void {
  const tags = ['authorization'];
  const route = routesOf(app, { path: SIGN_IN, operation: 'authorization', ...open, tags });

  route('POST /options', 'PasskeyOptions', {
    summary: 'Challenge for a sign-in by passkey',
    answer: PasskeyQuestion,
    handler: (request, reply) => askPasskey(services, { request, reply }),
  });

  route('POST', 'Passkey', {
    summary: 'Signs in by a passkey, which counts as both steps',
    body: PasskeySignInBody,
    answer: Session,
    handler: (request, reply) => signInByPasskey(app, services, { request, reply }, request.body),
  });
}
