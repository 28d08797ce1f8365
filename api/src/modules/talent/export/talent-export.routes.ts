import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  WORKBOOK_ANSWER,
  exportQuery,
  sendWorkbook,
} from '../../../kernel/record/workbook-answer.ts';
import type { TagFinder } from '../../tag/tag.public.ts';
import { exportTalents } from './talent-export.ts';
import { staffFilter } from '../list/talent-query.ts';
import { talentRowFilters } from '../list/talent-management.schema.ts';

const TalentExportQuery = exportQuery(talentRowFilters);

/** The filtered list to take along. */
export const talentExportRoutes: FastifyPluginAsyncTypebox<{
  services: Services;
  tagFinder: TagFinder;
}> = async (app, { services, tagFinder }) => {
  app.get('/api/management/talent/export', {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementTalentExport',
      summary: 'The filtered list as a workbook; more than 1,000 rows for administrators only',
      tags: ['management talent'],
      querystring: TalentExportQuery,
      ...WORKBOOK_ANSWER,
    },
    handler: async (request, reply) => {
      const { format: _format, language = 'th', ...query } = request.query;
      const { sortByColumn, sortByAlphabetically, ...filters } = query;
      const actor = identityOf(request);
      const workbook = await exportTalents(services, {
        actor,
        requestId: request.id,
        filter: await staffFilter(filters, actor, tagFinder),
        asked: filters,
        sort: { sortByColumn, sortByAlphabetically },
        language,
      });
      return sendWorkbook(reply, 'talents', workbook);
    },
  });
};
