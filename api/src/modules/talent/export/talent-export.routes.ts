import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { XLSX } from '../../../kernel/text/spreadsheet.ts';
import { today } from '../../../kernel/age.ts';
import { StringEnum } from '../../../kernel/schema/shapes.ts';
import type { TagFinder } from '../../tag/tag.public.ts';
import { exportTalents } from './talent-export.ts';
import { staffFilter } from '../list/talent-query.ts';
import { talentRowFilters } from '../list/talent-management.schema.ts';

const TalentExportQuery = Type.Object({
  ...talentRowFilters,
  sortByColumn: Type.Optional(Type.String({ maxLength: 40 })),
  sortByAlphabetically: Type.Optional(StringEnum(['asc', 'desc'])),
  format: Type.Optional(StringEnum(['xlsx'])),
  language: Type.Optional(StringEnum(['th', 'en'])),
});

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
      produces: [XLSX],
      response: { 200: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) },
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
      return reply
        .type(XLSX)
        .header('content-disposition', `attachment; filename="talents-${today()}.xlsx"`)
        .send(workbook);
    },
  });
};
