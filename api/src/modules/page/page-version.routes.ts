import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { HistoryQuery } from '../../kernel/record/history.schema.ts';
import { requireContentPage } from './page.repository.ts';
import {
  ContentPageRestore,
  ContentPageRows,
  ContentPageVersion,
  ContentPageVersionPage,
  ManagementContentPage,
  PageVersionParams,
  SlugParams,
} from './page.schema.ts';
import {
  listContentPages,
  listPageVersions,
  requirePageVersion,
} from './page-version.repository.ts';
import { writePage } from './page-write.ts';

const PATH = '/api/management/page';
const access = ['Staff', 'Admin'] as const;
const tags = ['management page'];

/** The list of pages, and the versions of each. */
export const pageVersionRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const versionOf = async (slug: string, version: string) =>
    requirePageVersion(db, await requireContentPage(db, slug), version);

  app.get(PATH, {
    config: { access },
    schema: {
      operationId: 'managementContentPageList',
      summary: 'The pages with editable text',
      tags,
      response: { 200: ContentPageRows },
    },
    handler: async () => ({ items: await listContentPages(db) }),
  });

  app.get(`${PATH}/:slug/version`, {
    config: { access },
    schema: {
      operationId: 'managementContentPageVersions',
      summary: 'All versions of a page, newest first',
      tags,
      params: SlugParams,
      querystring: HistoryQuery,
      response: { 200: ContentPageVersionPage },
    },
    handler: async ({ params, query }) =>
      listPageVersions(db, await requireContentPage(db, params.slug), query),
  });

  app.get(`${PATH}/:slug/version/:version`, {
    config: { access },
    schema: {
      operationId: 'managementContentPageVersion',
      tags,
      params: PageVersionParams,
      response: { 200: ContentPageVersion },
    },
    handler: ({ params }) => versionOf(params.slug, params.version),
  });

  app.post(`${PATH}/:slug/version/:version/restore`, {
    config: { access },
    schema: {
      operationId: 'managementContentPageRestore',
      summary: 'Restores an earlier version as the next one',
      tags: [...tags, 'page'],
      params: PageVersionParams,
      body: ContentPageRestore,
      response: { 200: ManagementContentPage },
    },
    handler: async (request) => {
      const { slug, version } = request.params;
      const { title, description, body } = await versionOf(slug, version);
      const texts = { title, description, body };
      const edited = { ...texts, version: request.body.version };
      return writePage(
        services,
        actorContextOf(request),
        await requireContentPage(db, slug),
        edited,
        {
          action: 'Restore',
          restored: Number(version),
        },
      );
    },
  });
};
