import { identityOf } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { today } from '../../../kernel/age.ts';
import type { TagFinder } from '../../tag/tag.public.ts';
import type { TalentLists } from './talent-list.repository.ts';
import { staffFilter } from './talent-query.ts';
import { TalentRowPage, TalentRowQuery } from './talent-management.schema.ts';
import { toTalentRow } from './talent.model.ts';

interface Options {
  lists: TalentLists;
  tagFinder: TagFinder;
}

/** Talents as staff see them: of every status. */
export const talentManagementRoutes: FastifyPluginAsync<Options> = async (
  app,
  { lists, tagFinder },
) => {
  const route = routesOf(app, {
    path: '/api/management/talent',
    operation: 'managementTalent',
    access: ['Staff', 'Admin'],
    tags: ['management talent'],
  });

  route('GET', 'List', {
    summary: 'All talents',
    query: TalentRowQuery,
    answer: TalentRowPage,
    handler: async (request) => {
      const { query } = request;
      const { page, size } = query;
      const filter = await staffFilter(query, identityOf(request), tagFinder);
      const { rows, total, isTotalBound } = await lists.list(filter, query);
      const day = today();
      return { items: rows.map((row) => toTalentRow(row, day)), page, size, total, isTotalBound };
    },
  });
};
