import { recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { TalentRecord } from '../record/talent-record.schema.ts';
import { talentForm } from '../write/talent-form.ts';
import { TalentCreateForm, type TalentCreate } from '../write/talent-write.schema.ts';
import { createTalentCreation } from './talent-create.ts';

/** A talent that staff make. */
export const talentCreateRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { create, check } = createTalentCreation(services);

  app.post('/api/management/talent', {
    config: {
      access: ['Staff', 'Admin'],
      check: (request) => check(recordOf<TalentCreate>(request), request.uploads),
    },
    preValidation: talentForm,
    schema: {
      operationId: 'managementTalentCreate',
      summary: 'Creates a talent with its account',
      tags: ['management talent', 'talent'],
      consumes: ['multipart/form-data', 'application/json'],
      body: TalentCreateForm,
      response: { 201: TalentRecord },
    },
    handler: async (request, reply) => {
      const { body } = request;
      const context = actorContextOf(request);
      const made = await create(context.actor, context.requestId, body.data, request.uploads);
      return reply.status(201).send(made);
    },
  });
};
