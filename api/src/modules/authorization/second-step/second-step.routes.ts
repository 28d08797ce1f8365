import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
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

type Routes = Parameters<FastifyPluginAsync<{ services: Services }>>[0];

/** The signed-in person's authenticator app and recovery codes. */
export const secondStepRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, { path: PATH, operation: 'account', access: 'signed-in', tags });

  route('GET', 'SecondStep', {
    summary: 'Whether the signed-in user has a second step',
    isOpenWithoutSecondStep: true,
    isOpenWhileSuspended: true,
    answer: SecondStep,
    handler: async (request) => {
      const { id, permission } = identityOf(request);
      const step = await secondStepOf(services.db, id);
      return { ...step, isRequired: await isSecondStepRequired(services.db, permission) };
    },
  });

  route('POST', 'SecondStepStart', {
    summary: 'Creates a secret for an app; it is active once one of its codes is confirmed',
    ...changing,
    body: PasswordBody,
    answer: NewSecondStep,
    handler: (request) =>
      startSecondStep({ services, request, identity: identityOf(request) }, request.body.password),
  });

  route('POST /confirm', 'SecondStepConfirm', {
    summary: 'Turns the second step on; returns the recovery codes once',
    ...changing,
    body: CodeBody,
    answer: RecoveryCodes,
    handler: async (request) => {
      const change = { services, request, identity: identityOf(request) };
      return { recoveryCodes: await confirmSecondStep(change, request.body.code) };
    },
  });

  route('POST /recovery-codes', 'RecoveryCodesRenew', {
    summary: 'Ten new recovery codes, returned once; earlier ones become invalid',
    ...changing,
    body: PasswordBody,
    answer: RecoveryCodes,
    handler: async (request) => {
      const change = { services, request, identity: identityOf(request) };
      return { recoveryCodes: await renewCodes(change, request.body.password) };
    },
  });

  route('POST /off', 'SecondStepEnd', {
    summary: 'Turns the second step off, with the password',
    ...changing,
    body: PasswordBody,
    handler: async (request) => {
      const change = { services, request, identity: identityOf(request) };
      await endSecondStep(change, request.body.password);
    },
  });

  verifyRoutes(app, services);
};

function verifyRoutes(app: Routes, services: Services): void {
  const route = routesOf(app, { path: PATH, operation: 'accountSecondStep', ...config, tags });

  route('POST /verify', 'Verify', {
    summary:
      'Verifies a code, so that this session may change how the user signs in for ten minutes',
    body: CodeBody,
    handler: async (request) => {
      const sessionId = sessionIdOf(app, request);
      if (sessionId === null) throw new AppError('TOKEN_INVALID');
      const change = { services, request, identity: identityOf(request) };
      await verifySecondStep(change, { sessionId, code: request.body.code });
    },
  });
}
