import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { historyRoutes } from '../../../kernel/record/history.routes.ts';
import { searchFor } from '../../../kernel/query/search.ts';
import { toNewsRow } from '../news.model.ts';
import { createNewsLists } from '../news.repository.ts';
import { NewsRowPage, NewsRowQuery } from '../news.schema.ts';
import { createTagFinder } from '../../tag/tag.public.ts';
import { newsExportRoutes } from '../export/news-export.routes.ts';
import { newsLifecycleRoutes } from './news-lifecycle.routes.ts';
import { newsRecordRoutes } from './news-record.routes.ts';
import { requireNewsId } from './news-record.repository.ts';

const PATH = '/api/management/news';
const access = ['Staff', 'Admin'] as const;
const tags = ['management news'];

/** News and talk of the town in management. */
export const newsManagementRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const lists = createNewsLists(services);
  const tagFinder = createTagFinder(services);
  await app.register(newsRecordRoutes, { services });
  await app.register(newsLifecycleRoutes, { services });
  await app.register(newsExportRoutes, { services });
  await app.register(historyRoutes, {
    services,
    path: `${PATH}/:id/history`,
    operationId: 'managementNewsHistory',
    summary: 'History of an article, newest first',
    tags,
    access,
    entity: 'news',
    noun: 'News',
    requireId: requireNewsId,
  });

  app.get(PATH, {
    config: { access },
    schema: {
      operationId: 'managementNewsList',
      summary: 'All articles',
      tags,
      querystring: NewsRowQuery,
      response: { 200: NewsRowPage },
    },
    handler: async ({ query }) => {
      const { page, size, keyword, tags: wanted } = query;
      const { type, status, missingTranslation, deleted } = query;
      const tagIds = wanted?.length ? await tagFinder.resolve('News', wanted) : undefined;
      const search = searchFor(keyword);
      const narrowed = { type, status, missingTranslation, deleted, tagIds, search };
      const { rows, total } = await lists.list({ audience: 'management', ...narrowed }, query);
      return { items: rows.map(toNewsRow), page, size, total };
    },
  });
};
