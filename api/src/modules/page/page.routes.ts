import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { toContentPage, toManagementContentPage } from './page.model.ts';
import { requireContentPage } from './page.repository.ts';
import {
  ContentPage,
  ContentPageConfirm,
  ContentPageInput,
  ManagementContentPage,
} from './page.schema.ts';
import { pageVersionRoutes } from './page-version.routes.ts';
import { confirmPage, writePage } from './page-write.ts';

/** Editable pages: about, privacy, terms, cookies. */
export const pageRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const db = services.db;

  await app.register(pageVersionRoutes, { services });
  const route = routesOf(app, {
    path: '/api',
    operation: '',
    access: ['Staff', 'Admin'],
    tags: ['management page'],
  });

  route('GET /page/:slug', 'contentPageDetail', {
    summary: 'The text of a page: privacy, terms or cookies',
    access: 'public',
    tags: ['page'],
    answer: ContentPage,
    handler: async ({ params }) => {
      const page = toContentPage(await requireContentPage(db, params.slug));
      // A demonstration is fictitious, and its legal texts say so.
      return { ...page, isSample: page.isSample && !services.config.demo };
    },
  });

  route('GET /management/page/:slug', 'managementContentPageDetail', {
    answer: ManagementContentPage,
    handler: async ({ params }) =>
      toManagementContentPage(await requireContentPage(db, params.slug)),
  });

  route('PUT /management/page/:slug', 'managementContentPageUpdate', {
    summary: 'Saves the next version; earlier ones are kept',
    body: ContentPageInput,
    answer: ManagementContentPage,
    handler: async (request) => {
      const row = await requireContentPage(db, request.params.slug);
      return writePage(services, actorContextOf(request), row, request.body, { action: 'Update' });
    },
  });

  route('POST /management/page/:slug/confirm', 'managementContentPageConfirm', {
    summary: 'Confirms the initial sample text as the agency’s own',
    invalidates: ['page'],
    body: ContentPageConfirm,
    answer: ManagementContentPage,
    handler: async (request) => {
      const row = await requireContentPage(db, request.params.slug);
      return confirmPage(services, actorContextOf(request), row, request.body.version);
    },
  });
};
