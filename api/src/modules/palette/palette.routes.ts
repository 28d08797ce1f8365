import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { findRecent, findRecords } from './palette.repository.ts';
import { FoundRecords, PaletteQuery } from './palette.schema.ts';

/** Search by name for signed-in users: finds what their lists would show. */
export const paletteRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services: { db } },
) => {
  const route = routesOf(app, {
    path: '/api/management/search',
    operation: 'management',
    access: 'signed-in',
    tags: ['management search'],
  });

  route('GET', 'Search', {
    summary: 'Records visible to the user, by name, or by the ids of recently opened ones',
    query: PaletteQuery,
    answer: FoundRecords,
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
