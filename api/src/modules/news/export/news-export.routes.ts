import { identityOf, type Db, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
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

/** Rows that are read at a time. */
const BATCH = 200;

/** The filtered list as a workbook; the export is audited first. */
export const newsExportRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const lists = createNewsLists(services);

  app.get('/api/management/news/export', {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementNewsExport',
      summary: 'The filtered list as a workbook; more than 1,000 rows for administrators only',
      tags: ['management news'],
      querystring: exportQuery(newsRowFilters),
      ...WORKBOOK_ANSWER,
    },
    handler: async (request, reply) => {
      const { format: _format, language = 'th', ...query } = request.query;
      const { sortByColumn, sortByAlphabetically, ...asked } = query;
      const actor = identityOf(request);
      const filter = await lists.filterOf('management', asked);
      const ids = await exportIds(db, filter, query, exportLimit(actor) + 1);
      const { id: requestId } = request;
      await recordExport(db, { actor, requestId, entity: 'news', asked, rows: ids.length });
      const workbook = spreadsheet(SHEET[language], exportColumns(language), exportRows(db, ids));
      return sendWorkbook(reply, asked.type ? SECTIONS[asked.type] : 'articles', workbook);
    },
  });
};

async function exportIds(db: Db, filter: NewsFilter, sort: Sort, max: number): Promise<string[]> {
  const order = newsOrder(filter, sort);
  if (filter.tagIds?.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM news t WHERE ${newsConditions(filter)} ORDER BY ${order} LIMIT ${max}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The rows of these articles in batches, in the order of the ids. */
async function* exportRows(db: Db, ids: readonly string[]): AsyncGenerator<ManagementNewsRow[]> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const { rows } = await sql<ManagementNewsRow>`
      SELECT ${MANAGEMENT_COLUMNS}
      FROM unnest(${batch}::uuid[]) WITH ORDINALITY u (id, position) JOIN news t ON t.id = u.id
      ORDER BY u.position`.execute(db);
    yield rows;
  }
}
