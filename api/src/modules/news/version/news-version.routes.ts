import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { HistoryQuery } from '../../../kernel/record/history.schema.ts';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { requireNews } from '../record/news-record.repository.ts';
import { ManagementNews } from '../record/news-record.schema.ts';
import { listVersions, readVersion, restoreVersion } from './news-version.ts';
import {
  NewsVersion,
  NewsVersionPage,
  NewsVersionRestoreBody,
  VersionParams,
} from './news-version.schema.ts';

const PATH = '/api/management/news/:id/version';
const config = { access: ['Staff', 'Admin'] } as const;
const tags = ['management news'];

/** Every state that an article ever had. */
export const newsVersionRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.get(PATH, {
    config,
    schema: {
      operationId: 'managementNewsVersions',
      summary: 'Versions of an article, newest first',
      ...{ tags, params: IdParams, querystring: HistoryQuery, response: { 200: NewsVersionPage } },
    },
    handler: async ({ params, query }) => {
      const id = await requireNews(db, params.id);
      return { ...(await listVersions(db, id, query)), page: query.page, size: query.size };
    },
  });

  app.get(`${PATH}/:version`, {
    config,
    schema: {
      operationId: 'managementNewsVersion',
      summary: 'One version of an article',
      ...{ tags, params: VersionParams, response: { 200: NewsVersion } },
    },
    handler: async ({ params }) =>
      readVersion(db, await requireNews(db, params.id), params.version),
  });

  app.post(`${PATH}/:version/restore`, {
    config,
    schema: {
      operationId: 'managementNewsVersionRestore',
      summary: 'Restores an earlier version as the newest',
      tags: [...tags, 'news'],
      ...{ params: VersionParams, body: NewsVersionRestoreBody, response: { 200: ManagementNews } },
    },
    handler: (request) => {
      const { params, body } = request;
      const restore = { id: params.id, wanted: params.version, version: body.version };
      return restoreVersion(services, actorContextOf(request), restore);
    },
  });
};
