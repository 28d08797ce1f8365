import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  WORKBOOK_ANSWER,
  exportQuery,
  sendWorkbook,
} from '../../../kernel/record/workbook-answer.ts';
import { createTagFinder } from '../../tag/tag.public.ts';
import { managementFilter } from '../job-query.ts';
import { jobRowFilters } from '../job.schema.ts';
import { exportJobs } from './job-export.ts';

const JobExportQuery = exportQuery(jobRowFilters);

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
      ...WORKBOOK_ANSWER,
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
      return sendWorkbook(reply, 'jobs', workbook);
    },
  });
};
