import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
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
export const registerCheckRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.post('/api/authorization/register/check', {
    config: { access: 'public', idempotency: 'none', rateLimit: REGISTRATION_LIMIT },
    schema: {
      operationId: 'authorizationRegisterCheck',
      summary:
        'Whether a stage name is free; an address always is, and its owner is notified by mail',
      tags: ['authorization'],
      body: RegistrationCheck,
      response: { 204: Type.Null({ description: 'Free' }) },
    },
    handler: async ({ body: { email = '', displayName } }, reply) => {
      await refuseDuplicates(services.db, {
        registering: normalizeEmail(email),
        ...(displayName === undefined ? {} : { displayName: cleanName(displayName) }),
      });
      return reply.status(204).send(null);
    },
  });
};
