import { recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import {
  RegistrationReceipt,
  REGISTRATION_LIMIT,
  limitFormSize,
  openLimited,
} from '../../authorization/authorization.public.ts';
import { declareTalentConfirmed } from './talent-confirmed.job.ts';
import { createTalentRegistration } from './talent-register.ts';
import { ALBUM_MAX, TalentRegistration } from './talent-register.schema.ts';

/** Registration of a talent: an account, a talent that waits for approval, and consents. */
export const talentRegisterRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  declareTalentConfirmed(services);
  const { check, register } = createTalentRegistration(services);

  const route = routesOf(app, {
    path: '/api/talent/register',
    operation: 'talent',
    access: 'public',
    tags: ['talent'],
  });

  route('POST', 'Register', {
    summary: 'Registers a talent; the address is confirmed by a mailed link',
    rateLimit: REGISTRATION_LIMIT,
    check: (request) => check(recordOf<TalentRegistration>(request), request.uploads),
    onRequest: limitFormSize(services.limiter, ALBUM_MAX + 1),
    form: TalentRegistration,
    uploads: { imageFile: 1, albumImageFiles: ALBUM_MAX },
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
