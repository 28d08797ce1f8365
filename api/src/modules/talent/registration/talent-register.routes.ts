import { multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Session,
  keepDevice,
  REGISTRATION_LIMIT,
  limitFormSize,
  openLimited,
} from '../../authorization/authorization.public.ts';
import { createTalentRegistration } from './talent-register.ts';
import {
  ALBUM_MAX,
  TalentRegistrationForm,
  type TalentRegistration,
} from './talent-register.schema.ts';

/** How a person joins the agency: an account, a talent that waits for approval, and what was consented to. */
export const talentRegisterRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { check, register } = createTalentRegistration(app, services);

  app.post('/api/talent/register', {
    config: {
      access: 'public',
      // The answer signs in.
      idempotency: 'fact',
      rateLimit: REGISTRATION_LIMIT,
      check: (request) => check(recordOf<TalentRegistration>(request), request.uploads),
    },
    onRequest: limitFormSize(services.limiter, ALBUM_MAX + 1),
    preValidation: multipartRecord({ imageFile: 1, albumImageFiles: ALBUM_MAX }),
    schema: {
      operationId: 'talentRegister',
      summary: 'Joins the agency as a talent and signs in',
      tags: ['talent'],
      consumes: ['multipart/form-data', 'application/json'],
      body: TalentRegistrationForm,
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
