import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { HistoryQuery } from '../../../kernel/record/history.schema.ts';
import { requireNews } from '../record/news-record.repository.ts';
import { ManagementNews } from '../record/news-record.schema.ts';
import { listVersions, readVersion, restoreVersion } from './news-version.ts';
import { NewsVersion, NewsVersionPage, NewsVersionRestoreBody } from './news-version.schema.ts';

const PATH = '/api/management/news/:id/version';
const tags = ['management news'];

/** Every state that an article ever had. */
export const newsVersionRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementNews',
    access: ['Staff', 'Admin'],
    tags,
  });

  route('GET', 'Versions', {
    summary: 'Versions of an article, newest first',
    query: HistoryQuery,
    answer: NewsVersionPage,
    handler: async ({ params, query }) => {
      const id = await requireNews(db, params.id);
      return { ...(await listVersions(db, id, query)), page: query.page, size: query.size };
    },
  });

  route('GET /:version', 'Version', {
    summary: 'One version of an article',
    answer: NewsVersion,
    handler: async ({ params }) =>
      readVersion(db, await requireNews(db, params.id), params.version),
  });

  route('POST /:version/restore', 'VersionRestore', {
    summary: 'Restores an earlier version as the newest',
    invalidates: ['news'],
    body: NewsVersionRestoreBody,
    answer: ManagementNews,
    handler: (request) => {
      const { params, body } = request;
      const restore = { id: params.id, wanted: params.version, version: body.version };
      return restoreVersion(services, actorContextOf(request), restore);
    },
  });
};
