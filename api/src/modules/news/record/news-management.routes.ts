import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { historyRoutes } from '../../../kernel/record/history.routes.ts';
import { registerRecordRoutes } from '../../../kernel/record/record.routes.ts';
import { safeDetail, toNewsRow } from '../news.model.ts';
import { createNewsLists } from '../news.repository.ts';
import { NewsRowPage, NewsRowQuery } from '../news.schema.ts';
import {
  NewsBulkBody,
  NewsBulkResult,
  bulkNews,
  deleteNewsIn,
  restoreNewsIn,
} from './news-lifecycle.ts';
import { NEWS_UPLOADS } from './news-image.ts';
import { readNews, requireNews } from './news-record.repository.ts';
import { ManagementNews, NewsCreate, NewsRecordQuery, NewsUpdate } from './news-record.schema.ts';
import { createNewsWrites } from './news-write.ts';

const path = '/api/management/news';
const access = ['Staff', 'Admin'] as const;
const tags = ['management news'];

/** News and talk of the town in management. */
export const newsManagementRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const lists = createNewsLists(services);
  const writes = createNewsWrites(services);

  // An update of an article that does not exist is refused before its files are read.
  app.addHook('onRequest', async ({ method, params }) => {
    if (method === 'PUT') await requireNews(db, (params as { id: string }).id);
  });
  await registerRecordRoutes(app, {
    ...{ services, path, operation: 'managementNews', access, tags, invalidates: ['news'] },
    summaries: {
      List: 'All articles',
      Detail: "The full record of an article, with the user's draft",
      Create: 'Creates an article; published unless given otherwise',
      Update: 'Changes an article; absent fields stay. Earlier versions are kept',
      Bulk: 'Publishes, unpublishes, tags, deletes or restores many articles; one result per article',
      Delete: 'Deletes an article and ends its previews; it can be restored for 30 days',
      Restore: 'Restores a deleted article',
    },
    schemas: {
      ListQuery: NewsRowQuery,
      Page: NewsRowPage,
      DetailQuery: NewsRecordQuery,
      Record: ManagementNews,
      Create: NewsCreate,
      Update: NewsUpdate,
      BulkBody: NewsBulkBody,
      BulkResult: NewsBulkResult,
      uploads: NEWS_UPLOADS,
    },
    handlers: {
      async list(query) {
        const { rows, total } = await lists.list('management', query);
        return { items: rows.map(toNewsRow), page: query.page, size: query.size, total };
      },
      async detail(id, { deleted = false }, { actor }) {
        const news = await readNews({ db, actor }, id, { isDeleted: deleted });
        return { ...news, detail: safeDetail(news.detail) };
      },
      async check(data, uploads, request) {
        const { id } = request.params as { id?: string };
        const reader = { db, actor: identityOf(request) };
        return writes.check(data, id === undefined ? null : await readNews(reader, id), uploads);
      },
      create: writes.create,
      update: writes.update,
      bulk: (context, body) => bulkNews(services, context, body),
      remove: (context, id) =>
        db.transaction().execute((trx) => deleteNewsIn(services, trx, context, id)),
      restore: (context, id) =>
        db.transaction().execute((trx) => restoreNewsIn(services, trx, context, id)),
    },
  });
  await app.register(historyRoutes, {
    ...{ services, access, tags, entity: 'news', noun: 'News' },
    path: `${path}/:id/history`,
    operationId: 'managementNewsHistory',
    summary: 'History of an article, newest first',
  });
};
