import { recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import {
  RegistrationReceipt,
  REGISTRATION_LIMIT,
  limitFormSize,
  openLimited,
} from '../authorization/authorization.public.ts';
import { declareBusinessConfirmed } from './business-confirmed.job.ts';
import { createBusinessRegistration } from './business-register.ts';
import { BusinessRegistration } from './business-register.schema.ts';

/** Registration of a business: it waits for approval, and its user for the address to be confirmed. */
export const businessRegisterRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  declareBusinessConfirmed(services);
  const { check, register } = createBusinessRegistration(services);

  const route = routesOf(app, {
    path: '/api/authorization/register/businessaccount',
    operation: 'authorizationRegisterBusiness',
    access: 'public',
    tags: ['authorization'],
  });

  route('POST', 'Account', {
    summary: 'Registers a business; the address is confirmed by a mailed link',
    rateLimit: REGISTRATION_LIMIT,
    check: (request) => check(recordOf<BusinessRegistration>(request), request.uploads),
    onRequest: limitFormSize(services.limiter, 1),
    form: BusinessRegistration,
    uploads: { logoFile: 1 },
    replies: { 202: RegistrationReceipt },
    handler: async (request, reply) => {
      const { body, uploads, id } = request;
      const receipt = await openLimited(services.limiter, request, () =>
        register(body.data, uploads, id),
      );
      return reply.status(202).send(receipt);
    },
  });
};
