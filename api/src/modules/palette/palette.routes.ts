import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findRecent, findRecords } from './palette.repository.ts';
import { FoundRecords, PaletteQuery } from './palette.schema.ts';

/** Search by name for signed-in users: finds what their lists would show. */
export const paletteRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services: { db } },
) => {
  app.get('/api/management/search', {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'managementSearch',
      summary: 'Records visible to the user, by name, or by the ids of recently opened ones',
      tags: ['management search'],
      querystring: PaletteQuery,
      response: { 200: FoundRecords },
    },
    handler: async (request) => {
      const { keyword = '', ids = [] } = request.query;
      const actor = identityOf(request);
      const groups =
        keyword.trim() === ''
          ? await findRecent(db, actor, ids)
          : await findRecords(db, actor, keyword);
      return { groups };
    },
  });
};
