import { multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Session,
  keepDevice,
  REGISTRATION_LIMIT,
  limitFormSize,
  openLimited,
} from '../authorization/authorization.public.ts';
import { createBusinessRegistration } from './business-register.ts';
import { BusinessRegistrationForm, type BusinessRegistration } from './business-register.schema.ts';

/** How a business asks for an account: it waits for approval, and its person is signed in at once. */
export const businessRegisterRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { check, register } = createBusinessRegistration(app, services);

  app.post('/api/authorization/register/businessaccount', {
    config: {
      access: 'public',
      // The answer signs in.
      idempotency: 'fact',
      rateLimit: REGISTRATION_LIMIT,
      check: (request) => check(recordOf<BusinessRegistration>(request), request.uploads),
    },
    onRequest: limitFormSize(services.limiter, 1),
    preValidation: multipartRecord({ logoFile: 1 }),
    schema: {
      operationId: 'authorizationRegisterBusinessAccount',
      summary: 'Opens the account of a business and signs in',
      tags: ['authorization'],
      consumes: ['multipart/form-data', 'application/json'],
      body: BusinessRegistrationForm,
      response: { 201: Session },
    },
    handler: async (request, reply) => {
      const { body, uploads, id } = request;
      const session = await openLimited(services.limiter, request, () =>
        register(body.data, uploads, id),
      );
      await keepDevice(services, request, reply, session);
      return reply.status(201).send(session);
    },
  });
};
