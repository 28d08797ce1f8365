import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { today } from '../../../kernel/age.ts';
import { StringEnum } from '../../../kernel/schema/shapes.ts';
import { XLSX } from '../../../kernel/text/spreadsheet.ts';
import { createTagFinder } from '../../tag/tag.public.ts';
import { managementFilter } from '../job-query.ts';
import { jobRowFilters } from '../job.schema.ts';
import { exportJobs } from './job-export.ts';

const JobExportQuery = Type.Object({
  ...jobRowFilters,
  sortByColumn: Type.Optional(Type.String({ maxLength: 40 })),
  sortByAlphabetically: Type.Optional(StringEnum(['asc', 'desc'])),
  format: Type.Optional(StringEnum(['xlsx'])),
  language: Type.Optional(StringEnum(['th', 'en'])),
});

/** The filtered list to take along. */
export const jobExportRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const tagFinder = createTagFinder(services);

  app.get('/api/management/job/export', {
    config: { access: ['Business', 'Staff', 'Admin'] },
    schema: {
      operationId: 'managementJobExport',
      summary: 'The filtered list as a workbook; more than 1,000 rows for administrators only',
      tags: ['management job'],
      querystring: JobExportQuery,
      produces: [XLSX],
      response: { 200: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) },
    },
    handler: async (request, reply) => {
      const { format: _format, language = 'th', ...query } = request.query;
      const { sortByColumn, sortByAlphabetically, ...filters } = query;
      const actor = identityOf(request);
      const workbook = await exportJobs(services, {
        actor,
        requestId: request.id,
        filter: await managementFilter(filters, actor, tagFinder),
        asked: filters,
        sort: { sortByColumn, sortByAlphabetically },
        language,
      });
      return reply
        .type(XLSX)
        .header('content-disposition', `attachment; filename="jobs-${today()}.xlsx"`)
        .send(workbook);
    },
  });
};
