import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isId } from '../../../kernel/new-id.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import { sessionIdOf } from './identify.ts';
import { endSessionOf, listSessions } from './session-list.repository.ts';
import { SessionList } from './session.schema.ts';
import { endOtherSessionsOf } from './session.repository.ts';

const PATH = '/api/account/session';
const tags = ['account'];
const config = { access: 'signed-in', isOpenWhileSuspended: true, idempotency: 'none' } as const;

/** Where the signed-in person is signed in, and ending it. */
export const sessionRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get(PATH, {
    config: { access: 'signed-in', isOpenWhileSuspended: true },
    schema: {
      operationId: 'accountSessionList',
      summary: 'Sessions of the signed-in user, this one first',
      tags,
      response: { 200: SessionList },
    },
    handler: async (request) => ({
      items: await listSessions(services.db, identityOf(request).id, sessionIdOf(app, request)),
    }),
  });

  app.delete(`${PATH}/:id`, {
    config,
    schema: {
      operationId: 'accountSessionEnd',
      summary: "Ends one of the user's own sessions",
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const actor = identityOf(request);
      if (!isId(id)) throw new AppError('NOT_FOUND');
      await services.db.transaction().execute(async (trx) => {
        if (!(await endSessionOf(trx, actor.id, id))) throw new AppError('NOT_FOUND');
        const action = 'EndSession';
        const about = { entity: 'profile', entityId: actor.id, diff: { session: id } };
        await recordAudit(trx, { actor, action, ...about, requestId: request.id });
      });
      return reply.status(204).send(null);
    },
  });

  app.delete(PATH, {
    config,
    schema: {
      operationId: 'accountSessionEndOthers',
      summary: 'Ends all own sessions except the current one',
      tags,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const actor = identityOf(request);
      await services.db.transaction().execute(async (trx) => {
        await endOtherSessionsOf(trx, actor.id, sessionIdOf(app, request));
        const action = 'EndOtherSessions';
        const about = { entity: 'profile', entityId: actor.id };
        await recordAudit(trx, { actor, action, ...about, requestId: request.id });
      });
      return reply.status(204).send(null);
    },
  });
};
