import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { searchFor } from '../../../kernel/query/search.ts';
import {
  WORKBOOK_ANSWER,
  exportQuery,
  sendWorkbook,
} from '../../../kernel/record/workbook-answer.ts';
import { createTagFinder } from '../../tag/tag.public.ts';
import { newsRowFilters } from '../news.schema.ts';
import { exportNews } from './news-export.ts';

const NewsExportQuery = exportQuery(newsRowFilters);
const FILES = { General: 'news', TalkOfTheTown: 'talkofthetown' } as const;

/** The filtered list to take along. */
export const newsExportRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const tagFinder = createTagFinder(services);

  app.get('/api/management/news/export', {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementNewsExport',
      summary: 'The filtered list as a workbook; more than 1,000 rows for administrators only',
      tags: ['management news'],
      querystring: NewsExportQuery,
      ...WORKBOOK_ANSWER,
    },
    handler: async (request, reply) => {
      const { format: _format, language = 'th', ...query } = request.query;
      const { sortByColumn, sortByAlphabetically, ...asked } = query;
      const { keyword, tags, ...narrowed } = asked;
      const tagIds = tags?.length ? await tagFinder.resolve('News', tags) : undefined;
      const workbook = await exportNews(services, {
        actor: identityOf(request),
        requestId: request.id,
        filter: { audience: 'management', ...narrowed, tagIds, search: searchFor(keyword) },
        asked,
        sort: { sortByColumn, sortByAlphabetically },
        language,
      });
      return sendWorkbook(reply, asked.type ? FILES[asked.type] : 'articles', workbook);
    },
  });
};
