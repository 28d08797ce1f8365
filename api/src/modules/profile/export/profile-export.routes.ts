import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  WORKBOOK_ANSWER,
  exportQuery,
  sendWorkbook,
} from '../../../kernel/record/workbook-answer.ts';
import { profileFilters } from '../profile-query.schema.ts';
import { exportProfiles } from './profile-export.ts';

/** Export of the filtered list of users. */
export const profileExportRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get('/api/management/profile/export', {
    config: { access: ['Admin'] },
    schema: {
      operationId: 'managementProfileExport',
      summary: 'The filtered list as a workbook',
      tags: ['profile'],
      querystring: exportQuery(profileFilters),
      ...WORKBOOK_ANSWER,
    },
    handler: async (request, reply) => {
      const { format: _format, language = 'th', ...query } = request.query;
      const { sortByColumn, sortByAlphabetically, ...filter } = query;
      const workbook = await exportProfiles(services, {
        actor: identityOf(request),
        requestId: request.id,
        filter,
        sort: { sortByColumn, sortByAlphabetically },
        language,
      });
      return sendWorkbook(reply, 'users', workbook);
    },
  });
};
