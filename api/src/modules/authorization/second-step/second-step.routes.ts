import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty } from '../../../kernel/schema/shapes.ts';
import { isSecondStepRequired } from '../account/asked-step.ts';
import {
  confirmSecondStep,
  endSecondStep,
  renewCodes,
  startSecondStep,
} from './second-step-change.ts';
import { secondStepOf } from './second-step.repository.ts';
import {
  CodeBody,
  NewSecondStep,
  PasswordAndCodeBody,
  PasswordBody,
  RecoveryCodes,
  SecondStep,
} from './second-step.schema.ts';

const PATH = '/api/account/second-step';
const tags = ['account'];
/** Answers are secrets: none is kept. */
const config = {
  access: 'signed-in',
  idempotency: 'none',
  isOpenWithoutSecondStep: true,
  isOpenWhileSuspended: true,
  rateLimit: { max: 60, windowMs: 600_000 },
} as const;

/** The signed-in person's authenticator app and recovery codes. */
export const secondStepRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const summary = 'Whether the signed-in person has a second step';
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
    config,
    schema: {
      operationId: 'accountSecondStepStart',
      summary: 'Makes a secret for an app; it counts once a code of it is confirmed',
      tags,
      body: PasswordBody,
      response: { 200: NewSecondStep },
    },
    handler: (request) =>
      startSecondStep({ services, request, identity: identityOf(request) }, request.body.password),
  });

  app.post(`${PATH}/confirm`, {
    config,
    schema: {
      operationId: 'accountSecondStepConfirm',
      summary: 'Turns the second step on; the recovery codes are told once',
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
    config,
    schema: {
      operationId: 'accountRecoveryCodesRenew',
      summary: 'Ten new recovery codes, told once; those from before work no more',
      tags,
      body: PasswordAndCodeBody,
      response: { 200: RecoveryCodes },
    },
    handler: async (request) => {
      const change = { services, request, identity: identityOf(request) };
      return { recoveryCodes: await renewCodes(change, request.body) };
    },
  });

  app.post(`${PATH}/off`, {
    config,
    schema: {
      operationId: 'accountSecondStepEnd',
      summary: 'Turns the second step off, with the password and a code',
      tags,
      body: PasswordAndCodeBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await endSecondStep({ services, request, identity: identityOf(request) }, request.body);
      return reply.status(204).send(null);
    },
  });
};
