import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import { NewsBulkBody, NewsBulkResult } from './news-lifecycle.schema.ts';
import { bulkNews, deleteNewsIn, restoreNewsIn } from './news-lifecycle.ts';
import { ManagementNews } from './news-record.schema.ts';

const PATH = '/api/management/news';
const access = ['Staff', 'Admin'] as const;
const tags = ['management news', 'news'];

/** Deletion, restore and bulk changes of articles. */
export const newsLifecycleRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.post(`${PATH}/bulk`, {
    config: { access, idempotency: 'repeatable' },
    schema: {
      operationId: 'managementNewsBulk',
      summary:
        'Publishes, unpublishes, tags, deletes or restores many articles; one result per article',
      tags,
      body: NewsBulkBody,
      response: { 200: NewsBulkResult },
    },
    handler: (request) => bulkNews(services, actorContextOf(request), request.body),
  });

  app.delete(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementNewsDelete',
      summary: 'Deletes an article and ends its previews; it can be restored for 30 days',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const context = actorContextOf(request);
      const { id } = request.params;
      await db.transaction().execute((trx) => deleteNewsIn(services, trx, context, id));
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/:id/restore`, {
    config: { access },
    schema: {
      operationId: 'managementNewsRestore',
      summary: 'Brings a deleted article back',
      tags,
      params: IdParams,
      response: { 200: ManagementNews },
    },
    handler: (request) => {
      const context = actorContextOf(request);
      const { id } = request.params;
      return db.transaction().execute((trx) => restoreNewsIn(services, trx, context, id));
    },
  });
};
