import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { findContentPage, type ContentPageRow } from './page.repository.ts';
import { ManagementContentPage, SlugParams } from './page.schema.ts';
import { findPageVersion, listContentPages, listPageVersions } from './page-version.repository.ts';
import {
  ContentPageRestore,
  ContentPageVersion,
  ContentPageVersionPage,
  PageVersionParams,
  PageVersionQuery,
} from './page-version.schema.ts';
import { ContentPageRows } from './content-page-row.schema.ts';
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
  const existing = async (slug: string): Promise<ContentPageRow> => {
    const found = await findContentPage(db, slug);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  };
  const versionOf = async (slug: string, version: string) => {
    const found = await findPageVersion(db, await existing(slug), version);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  };

  app.get(PATH, {
    config: { access },
    schema: {
      operationId: 'managementContentPageList',
      summary: 'The pages whose text is edited',
      tags,
      response: { 200: ContentPageRows },
    },
    handler: async () => ({ items: await listContentPages(db) }),
  });

  app.get(`${PATH}/:slug/version`, {
    config: { access },
    schema: {
      operationId: 'managementContentPageVersions',
      summary: 'Every text a page had, the latest first',
      tags,
      params: SlugParams,
      querystring: PageVersionQuery,
      response: { 200: ContentPageVersionPage },
    },
    handler: async ({ params, query }) => listPageVersions(db, await existing(params.slug), query),
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
      summary: 'Writes an earlier text as the next version',
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
      return writePage(services, actorContextOf(request), await existing(slug), edited, {
        action: 'Restore',
        restored: Number(version),
      });
    },
  });
};
