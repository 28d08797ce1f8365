import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { sessionIdOf } from './identify.ts';
import { endSessionOf, listSessions } from './session-list.repository.ts';
import { SessionList } from './session.schema.ts';
import { endOtherSessionsOf } from './session.repository.ts';

const PATH = '/api/account/session';
const tags = ['account'];
const config = { access: 'signed-in', isOpenWhileSuspended: true, idempotency: 'none' } as const;

/** Where the signed-in person is signed in, and ending it. */
export const sessionRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: PATH,
    operation: 'accountSession',
    access: 'signed-in',
    tags,
  });

  route('GET', 'List', {
    summary: 'Sessions of the signed-in user, this one first',
    isOpenWhileSuspended: true,
    answer: SessionList,
    handler: async (request) => ({
      items: await listSessions(services.db, identityOf(request).id, sessionIdOf(app, request)),
    }),
  });

  route('DELETE /:id', 'End', {
    summary: "Ends one of the user's own sessions",
    ...config,
    handler: async (request) => {
      const { id } = request.params;
      const actor = identityOf(request);
      await services.db.transaction().execute(async (trx) => {
        if (!(await endSessionOf(trx, actor.id, id))) throw new AppError('NOT_FOUND');
        const action = 'EndSession';
        const about = { entity: 'profile', entityId: actor.id, diff: { session: id } };
        await recordAudit(trx, { actor, action, ...about, requestId: request.id });
      });
    },
  });

  route('DELETE', 'EndOthers', {
    summary: 'Ends all own sessions except the current one',
    ...config,
    handler: async (request) => {
      const actor = identityOf(request);
      await services.db.transaction().execute(async (trx) => {
        await endOtherSessionsOf(trx, actor.id, sessionIdOf(app, request));
        const action = 'EndOtherSessions';
        const about = { entity: 'profile', entityId: actor.id };
        await recordAudit(trx, { actor, action, ...about, requestId: request.id });
      });
    },
  });
};
