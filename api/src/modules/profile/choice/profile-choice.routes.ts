import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Empty } from '../../../kernel/schema/shapes.ts';
import { storeProfileChoice } from './profile-choice.ts';
import { ProfileChoiceBody } from './profile-choice.schema.ts';

/** Display preferences of the signed-in user. */
export const profileChoiceRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.put('/api/account/choice', {
    config: { access: 'signed-in', isOpenWithoutSecondStep: true, isOpenWhileSuspended: true },
    schema: {
      operationId: 'accountChoice',
      summary: 'Keeps language and theme with the account, for every device',
      tags: ['account'],
      body: ProfileChoiceBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const context = actorContextOf(request);
      await services.db
        .transaction()
        .execute((trx) => storeProfileChoice(trx, context, request.body));
      return reply.status(204).send(null);
    },
  });
};
