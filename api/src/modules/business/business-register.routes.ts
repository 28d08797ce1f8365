import { multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  RegistrationReceipt,
  REGISTRATION_LIMIT,
  limitFormSize,
  openLimited,
} from '../authorization/authorization.public.ts';
import { declareBusinessConfirmed } from './business-confirmed.job.ts';
import { createBusinessRegistration } from './business-register.ts';
import { BusinessRegistrationForm, type BusinessRegistration } from './business-register.schema.ts';

/** Registration of a business: it waits for approval, and its user for the address to be confirmed. */
export const businessRegisterRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  declareBusinessConfirmed(services);
  const { check, register } = createBusinessRegistration(services);

  app.post('/api/authorization/register/businessaccount', {
    config: {
      access: 'public',
      rateLimit: REGISTRATION_LIMIT,
      check: (request) => check(recordOf<BusinessRegistration>(request), request.uploads),
    },
    onRequest: limitFormSize(services.limiter, 1),
    preValidation: multipartRecord({ logoFile: 1 }),
    schema: {
      operationId: 'authorizationRegisterBusinessAccount',
      summary: 'Registers a business; the address is confirmed by a mailed link',
      tags: ['authorization'],
      consumes: ['multipart/form-data', 'application/json'],
      body: BusinessRegistrationForm,
      response: { 202: RegistrationReceipt },
    },
    handler: async (request, reply) => {
      const { body, uploads, id } = request;
      const receipt = await openLimited(services.limiter, request, () =>
        register(body.data, uploads, id),
      );
      return reply.status(202).send(receipt);
    },
  });
};
