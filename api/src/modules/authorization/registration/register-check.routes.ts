import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { Type } from 'typebox';
import { cleanName } from '../../../kernel/schema/input.ts';
import { normalizeEmail } from '../account/authorization.repository.ts';
import { refuseDuplicates } from './register-account.ts';
import { REGISTRATION_LIMIT } from './registration-limit.ts';

const RegistrationCheck = Type.Object(
  {
    kind: Type.Union([Type.Literal('talent'), Type.Literal('business')]),
    email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
    displayName: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  },
  { title: 'RegistrationCheck' },
);

/**
 * Checks early whether a stage name is free, by the rule of registration; does not reveal whether an address has an
 * account.
 */
export const registerCheckRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: '/api/authorization/register/check',
    operation: 'authorizationRegister',
    access: 'public',
    tags: ['authorization'],
  });

  route('POST', 'Check', {
    summary:
      'Whether a stage name is free; an address always is, and its owner is notified by mail',
    idempotency: 'none',
    rateLimit: REGISTRATION_LIMIT,
    body: RegistrationCheck,
    replies: { 204: Type.Null({ description: 'Free' }) },
    handler: async ({ body: { email = '', displayName } }, reply) => {
      await refuseDuplicates(services.db, {
        registering: normalizeEmail(email),
        ...(displayName === undefined ? {} : { displayName: cleanName(displayName) }),
      });
      return reply.status(204).send(null);
    },
  });
};
