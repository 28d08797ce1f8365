import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ContentCache } from '../../kernel/content/counts.ts';
import { actorContextOf, readHistory } from '../../kernel/record/history.ts';
import { HistoryPage, HistoryQuery } from '../../kernel/record/history.schema.ts';
import { updateHome } from './home-write.ts';
import { readHome, readHomeRow, readManagementHome } from './home.repository.ts';
import { Home, HomeInput, ManagementHome } from './home.schema.ts';

const PATH = '/api/management/home';
const access = ['Staff', 'Admin'] as const;
const tags = ['management home'];

/** Settings of the home page: texts, talents, order of sections. */
export const homeRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const cache = new ContentCache<Home>(services);

  app.get('/api/home', {
    config: { access: 'public' },
    schema: {
      operationId: 'home',
      summary: 'Settings of the home page',
      tags: ['home'],
      response: { 200: Home },
    },
    handler: () => cache.get('home', () => readHome(db)),
  });

  app.get(PATH, {
    config: { access },
    schema: {
      operationId: 'managementHomeDetail',
      tags,
      response: { 200: ManagementHome },
    },
    handler: () => readManagementHome(db),
  });

  app.put(PATH, {
    config: { access },
    schema: {
      operationId: 'managementHomeUpdate',
      summary: 'Changes the home page; absent fields stay',
      tags: [...tags, 'home'],
      body: HomeInput,
      response: { 200: ManagementHome },
    },
    handler: (request) => updateHome(services, actorContextOf(request), request.body),
  });

  app.get(`${PATH}/audit`, {
    config: { access },
    schema: {
      operationId: 'managementHomeAudit',
      summary: 'History of the home page, newest first',
      tags,
      querystring: HistoryQuery,
      response: { 200: HistoryPage('Home') },
    },
    handler: async ({ query }) => {
      const { id } = await readHomeRow(db);
      const found = await readHistory(db, 'home_content', id, query);
      return { ...found, page: query.page, size: query.size };
    },
  });
};
