import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
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

type Routes = Parameters<FastifyPluginAsyncTypebox<{ services: Services }>>[0];

/** Passkeys of the signed-in user, and sign-in by passkey. */
export const passkeyRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
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

  app.post(`${OWN}/options`, {
    config: changing,
    schema: {
      operationId: 'accountPasskeyOptions',
      summary: 'Registration challenge of a passkey, with the own password',
      tags,
      body: NewPasskeyQuestionBody,
      response: { 200: PasskeyQuestion },
    },
    handler: (request) => askNewPasskey(addingOf(request), request.body.password),
  });

  app.post(OWN, {
    config: changing,
    schema: {
      operationId: 'accountPasskeyCreate',
      summary: 'Stores the passkey created by the browser',
      tags,
      body: NewPasskeyBody,
      response: { 201: Passkey },
    },
    handler: async (request, reply) =>
      reply.status(201).send(await addPasskey(addingOf(request), request.body)),
  });
}

function ownRoutes(app: Routes, services: Services): void {
  const tags = ['account'];
  app.get(OWN, {
    config: { access: 'signed-in', isOpenWhileSuspended: true, isOpenWithoutSecondStep: true },
    schema: { operationId: 'accountPasskeyList', tags, response: { 200: PasskeyList } },
    handler: async (request) => ({
      items: await listPasskeys(services.db, identityOf(request).id),
    }),
  });

  app.put(`${OWN}/:id`, {
    config: signedIn,
    schema: {
      operationId: 'accountPasskeyRename',
      tags,
      params: IdParams,
      body: PasskeyNameBody,
      response: { 200: Passkey },
    },
    handler: (request) =>
      renamePasskey(services.db, identityOf(request).id, request.params.id, request.body.name),
  });

  app.delete(`${OWN}/:id`, {
    config: changing,
    schema: {
      operationId: 'accountPasskeyDelete',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
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
      return reply.status(204).send(null);
    },
  });
}

function stepRoutes(app: Routes, services: Services): void {
  const tags = ['account'];
  const verifyingOf = callOf(app, services);
  app.post(`${OWN}/verify/options`, {
    config: verifying,
    schema: {
      operationId: 'accountPasskeyVerifyOptions',
      summary: 'Challenge for an own passkey as the second step',
      tags,
      response: { 200: PasskeyQuestion },
    },
    handler: (request) => askPasskeyStep(verifyingOf(request)),
  });

  app.post(`${OWN}/verify`, {
    config: verifying,
    schema: {
      operationId: 'accountPasskeyVerify',
      summary: 'Verifies an own passkey, so that this session may change how the user signs in',
      tags,
      body: PasskeySignInBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await verifyPasskeyStep(verifyingOf(request), request.body);
      return reply.status(204).send(null);
    },
  });
}

function signInRoutes(app: Routes, services: Services): void {
  const tags = ['authorization'];
  app.post(`${SIGN_IN}/options`, {
    config: open,
    schema: {
      operationId: 'authorizationPasskeyOptions',
      summary: 'Challenge for a sign-in by passkey',
      tags,
      response: { 200: PasskeyQuestion },
    },
    handler: (request, reply) => askPasskey(services, { request, reply }),
  });

  app.post(SIGN_IN, {
    config: open,
    schema: {
      operationId: 'authorizationPasskey',
      summary: 'Signs in by a passkey, which counts as both steps',
      tags,
      body: PasskeySignInBody,
      response: { 200: Session },
    },
    handler: (request, reply) => signInByPasskey(app, services, { request, reply }, request.body),
  });
}
