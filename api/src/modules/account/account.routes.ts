import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { recordAudit } from '../../kernel/record/audit.ts';
import { accountData } from './account-data.repository.ts';
import { AccountData } from './account.schema.ts';

const tags = ['account'];

/** Data export of a user. */
export const accountRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: '/api/account/data',
    operation: 'account',
    access: 'signed-in',
    tags,
  });

  route('GET', 'Data', {
    summary: 'All stored data about the signed-in user',
    isOpenWhileSuspended: true,
    rateLimit: { max: 30, windowMs: 600_000 },
    answer: AccountData,
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
