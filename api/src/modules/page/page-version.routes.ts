import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { HistoryQuery } from '../../kernel/record/history.schema.ts';
import { requireContentPage } from './page.repository.ts';
import {
  ContentPageRestore,
  ContentPageRows,
  ContentPageVersion,
  ContentPageVersionPage,
  ManagementContentPage,
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
export const pageVersionRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const versionOf = async (slug: string, version: string) =>
    requirePageVersion(db, await requireContentPage(db, slug), version);

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementContentPage',
    access: access,
    tags,
  });

  route('GET', 'List', {
    summary: 'The pages with editable text',
    answer: ContentPageRows,
    handler: async () => ({ items: await listContentPages(db) }),
  });

  route('GET /:slug/version', 'Versions', {
    summary: 'All versions of a page, newest first',
    query: HistoryQuery,
    answer: ContentPageVersionPage,
    handler: async ({ params, query }) =>
      listPageVersions(db, await requireContentPage(db, params.slug), query),
  });

  route('GET /:slug/version/:version', 'Version', {
    answer: ContentPageVersion,
    handler: ({ params }) => versionOf(params.slug, params.version),
  });

  route('POST /:slug/version/:version/restore', 'Restore', {
    summary: 'Restores an earlier version as the next one',
    invalidates: ['page'],
    body: ContentPageRestore,
    answer: ManagementContentPage,
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
