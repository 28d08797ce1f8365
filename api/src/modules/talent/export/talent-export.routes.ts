import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
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
export const talentExportRoutes: FastifyPluginAsync<{
  services: Services;
  tagFinder: TagFinder;
}> = async (app, { services, tagFinder }) => {
  const route = routesOf(app, {
    path: '/api/management/talent/export',
    operation: 'managementTalent',
    access: ['Staff', 'Admin'],
    tags: ['management talent'],
  });

  route('GET', 'Export', {
    summary: 'The filtered list as a workbook; more than 1,000 rows for administrators only',
    query: TalentExportQuery,
    ...WORKBOOK_ANSWER,
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
