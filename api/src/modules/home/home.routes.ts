import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { ContentCache } from '../../kernel/content/counts.ts';
import { actorContextOf, readHistory } from '../../kernel/record/history.ts';
import { HistoryPage, HistoryQuery } from '../../kernel/record/history.schema.ts';
import { updateHome } from './home-write.ts';
import { readHome, readHomeRow, readManagementHome } from './home.repository.ts';
import { Home, HomeInput, ManagementHome } from './home.schema.ts';
const access = ['Staff', 'Admin'] as const;
const tags = ['management home'];

/** Settings of the home page: texts, talents, order of sections. */
export const homeRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { db } = services;
  const cache = new ContentCache<Home>(services);

  const route = routesOf(app, { path: '/api', operation: '', access: access, tags });

  route('GET /home', 'home', {
    summary: 'Settings of the home page',
    access: 'public',
    tags: ['home'],
    answer: Home,
    handler: () => cache.get('home', () => readHome(db)),
  });

  route('GET /management/home', 'managementHomeDetail', {
    answer: ManagementHome,
    handler: () => readManagementHome(db),
  });

  route('PUT /management/home', 'managementHomeUpdate', {
    summary: 'Changes the home page; absent fields stay',
    invalidates: ['home'],
    body: HomeInput,
    answer: ManagementHome,
    handler: (request) => updateHome(services, actorContextOf(request), request.body),
  });

  route('GET /management/home/audit', 'managementHomeAudit', {
    summary: 'History of the home page, newest first',
    query: HistoryQuery,
    answer: HistoryPage('Home'),
    handler: async ({ query }) => {
      const { id } = await readHomeRow(db);
      const found = await readHistory(db, 'home_content', id, query);
      return { ...found, page: query.page, size: query.size };
    },
  });
};
