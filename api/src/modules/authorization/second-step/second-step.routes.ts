import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty } from '../../../kernel/schema/shapes.ts';
import { isSecondStepRequired } from '../account/asked-step.ts';
import { sessionIdOf } from '../session/identify.ts';
import {
  confirmSecondStep,
  endSecondStep,
  renewCodes,
  startSecondStep,
  verifySecondStep,
} from './second-step-change.ts';
import { secondStepOf } from './second-step.repository.ts';
import {
  CodeBody,
  NewSecondStep,
  PasswordBody,
  RecoveryCodes,
  SecondStep,
} from './second-step.schema.ts';

const PATH = '/api/account/second-step';
const tags = ['account'];
/** Responses contain secrets: never stored. */
const config = {
  access: 'signed-in',
  idempotency: 'none',
  isOpenWithoutSecondStep: true,
  isOpenWhileSuspended: true,
  rateLimit: { max: 60, windowMs: 600_000 },
} as const;
const changing = { ...config, needsFreshStep: true } as const;

type Routes = Parameters<FastifyPluginAsyncTypebox<{ services: Services }>>[0];

/** The signed-in person's authenticator app and recovery codes. */
export const secondStepRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const summary = 'Whether the signed-in user has a second step';
  const response = { 200: SecondStep };
  app.get(PATH, {
    config: { access: 'signed-in', isOpenWithoutSecondStep: true, isOpenWhileSuspended: true },
    schema: { operationId: 'accountSecondStep', summary, tags, response },
    handler: async (request) => {
      const { id, permission } = identityOf(request);
      const step = await secondStepOf(services.db, id);
      return { ...step, isRequired: await isSecondStepRequired(services.db, permission) };
    },
  });

  app.post(PATH, {
    config: changing,
    schema: {
      operationId: 'accountSecondStepStart',
      summary: 'Creates a secret for an app; it is active once one of its codes is confirmed',
      tags,
      body: PasswordBody,
      response: { 200: NewSecondStep },
    },
    handler: (request) =>
      startSecondStep({ services, request, identity: identityOf(request) }, request.body.password),
  });

  app.post(`${PATH}/confirm`, {
    config: changing,
    schema: {
      operationId: 'accountSecondStepConfirm',
      summary: 'Turns the second step on; returns the recovery codes once',
      tags,
      body: CodeBody,
      response: { 200: RecoveryCodes },
    },
    handler: async (request) => {
      const change = { services, request, identity: identityOf(request) };
      return { recoveryCodes: await confirmSecondStep(change, request.body.code) };
    },
  });

  app.post(`${PATH}/recovery-codes`, {
    config: changing,
    schema: {
      operationId: 'accountRecoveryCodesRenew',
      summary: 'Ten new recovery codes, returned once; earlier ones become invalid',
      tags,
      body: PasswordBody,
      response: { 200: RecoveryCodes },
    },
    handler: async (request) => {
      const change = { services, request, identity: identityOf(request) };
      return { recoveryCodes: await renewCodes(change, request.body.password) };
    },
  });

  app.post(`${PATH}/off`, {
    config: changing,
    schema: {
      operationId: 'accountSecondStepEnd',
      summary: 'Turns the second step off, with the password',
      tags,
      body: PasswordBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const change = { services, request, identity: identityOf(request) };
      await endSecondStep(change, request.body.password);
      return reply.status(204).send(null);
    },
  });

  verifyRoutes(app, services);
};

function verifyRoutes(app: Routes, services: Services): void {
  app.post(`${PATH}/verify`, {
    config,
    schema: {
      operationId: 'accountSecondStepVerify',
      summary:
        'Verifies a code, so that this session may change how the user signs in for ten minutes',
      tags,
      body: CodeBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const sessionId = sessionIdOf(app, request);
      if (sessionId === null) throw new AppError('TOKEN_INVALID');
      const change = { services, request, identity: identityOf(request) };
      await verifySecondStep(change, { sessionId, code: request.body.code });
      return reply.status(204).send(null);
    },
  });
}
