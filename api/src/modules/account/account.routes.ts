import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { recordAudit } from '../../kernel/record/audit.ts';
import { accountData } from './account-data.repository.ts';
import { AccountData } from './account.schema.ts';

const tags = ['account'];

/** Data export of a user. */
export const accountRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get('/api/account/data', {
    config: {
      access: 'signed-in',
      isOpenWhileSuspended: true,
      rateLimit: { max: 30, windowMs: 600_000 },
    },
    schema: {
      operationId: 'accountData',
      summary: 'All stored data about the signed-in user',
      tags,
      response: { 200: AccountData },
    },
    handler: async (request, reply) => {
      const actor = identityOf(request);
      const data = await accountData(services.db, actor);
      await recordAudit(services.db, {
        ...{ actor, action: 'Download', entity: 'profile', entityId: actor.id },
        diff: { file: 'json' },
        requestId: request.id,
      });
      const day = data.exportedAt.slice(0, 10);
      return reply
        .header('content-disposition', `attachment; filename="dara-account-${day}.json"`)
        .send(data);
    },
  });
};
