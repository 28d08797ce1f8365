import { identityOf, type Db, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { listedIds, rowsInBatches } from '../../../kernel/query/export-rows.ts';
import type { Sort } from '../../../kernel/query/sort.ts';
import { exportLimit, recordExport } from '../../../kernel/record/export.ts';
import {
  WORKBOOK_ANSWER,
  exportQuery,
  sendWorkbook,
} from '../../../kernel/record/workbook-answer.ts';
import { spreadsheet } from '../../../kernel/text/spreadsheet.ts';
import { SECTIONS } from '../news.model.ts';
import {
  MANAGEMENT_COLUMNS,
  createNewsLists,
  newsConditions,
  newsOrder,
  type NewsFilter,
  type ManagementNewsRow,
} from '../news.repository.ts';
import { newsRowFilters } from '../news.schema.ts';
import { exportColumns } from './news-export.columns.ts';

const SHEET = { th: 'บทความ', en: 'Articles' };

/** The filtered list as a workbook; the export is audited first. */
export const newsExportRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const lists = createNewsLists(services);

  const route = routesOf(app, {
    path: '/api/management/news/export',
    operation: 'managementNews',
    access: ['Staff', 'Admin'],
    tags: ['management news'],
  });

  route('GET', 'Export', {
    summary: 'The filtered list as a workbook; more than 1,000 rows for administrators only',
    query: exportQuery(newsRowFilters),
    ...WORKBOOK_ANSWER,
    handler: async (request, reply) => {
      const { format: _format, language = 'th', ...query } = request.query;
      const { sortByColumn, sortByAlphabetically, ...asked } = query;
      const actor = identityOf(request);
      const filter = await lists.filterOf('management', asked);
      const ids = await exportIds(db, filter, query, exportLimit(actor) + 1);
      const { id: requestId } = request;
      await recordExport(db, { actor, requestId, entity: 'news', asked, rows: ids.length });
      const rows = rowsInBatches<ManagementNewsRow>(db, { table: 'news' }, ids, MANAGEMENT_COLUMNS);
      const workbook = spreadsheet(SHEET[language], exportColumns(language), rows);
      return sendWorkbook(reply, asked.type ? SECTIONS[asked.type] : 'articles', workbook);
    },
  });
};

async function exportIds(db: Db, filter: NewsFilter, sort: Sort, max: number): Promise<string[]> {
  const order = newsOrder(filter, sort);
  if (filter.tagIds?.length === 0) return [];
  return listedIds(db, { table: 'news', where: newsConditions(filter), order }, max);
}
