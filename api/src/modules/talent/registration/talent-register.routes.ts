import { multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  RegistrationReceipt,
  REGISTRATION_LIMIT,
  limitFormSize,
  openLimited,
} from '../../authorization/authorization.public.ts';
import { declareTalentConfirmed } from './talent-confirmed.job.ts';
import { createTalentRegistration } from './talent-register.ts';
import {
  ALBUM_MAX,
  TalentRegistrationForm,
  type TalentRegistration,
} from './talent-register.schema.ts';

/** Registration of a talent: an account, a talent that waits for approval, and consents. */
export const talentRegisterRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  declareTalentConfirmed(services);
  const { check, register } = createTalentRegistration(services);

  app.post('/api/talent/register', {
    config: {
      access: 'public',
      rateLimit: REGISTRATION_LIMIT,
      check: (request) => check(recordOf<TalentRegistration>(request), request.uploads),
    },
    onRequest: limitFormSize(services.limiter, ALBUM_MAX + 1),
    preValidation: multipartRecord({ imageFile: 1, albumImageFiles: ALBUM_MAX }),
    schema: {
      operationId: 'talentRegister',
      summary: 'Registers a talent; the address is confirmed by a mailed link',
      tags: ['talent'],
      consumes: ['multipart/form-data', 'application/json'],
      body: TalentRegistrationForm,
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
