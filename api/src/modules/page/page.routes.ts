import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { toContentPage, toManagementContentPage } from './page.model.ts';
import { requireContentPage } from './page.repository.ts';
import {
  ContentPage,
  ContentPageConfirm,
  ContentPageInput,
  ManagementContentPage,
  SlugParams,
} from './page.schema.ts';
import { pageVersionRoutes } from './page-version.routes.ts';
import { confirmPage, writePage } from './page-write.ts';

const MANAGEMENT_PATH = '/api/management/page/:slug';
const managementTags = ['management page'];

/** Editable pages: about, privacy, terms, cookies. */
export const pageRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const db = services.db;

  await app.register(pageVersionRoutes, { services });
  app.get('/api/page/:slug', {
    config: { access: 'public' },
    schema: {
      operationId: 'contentPageDetail',
      summary: 'The text of a page: privacy, terms or cookies',
      tags: ['page'],
      params: SlugParams,
      response: { 200: ContentPage },
    },
    handler: async ({ params }) => {
      const page = toContentPage(await requireContentPage(db, params.slug));
      // A demonstration is fictitious, and its legal texts say so.
      return { ...page, isSample: page.isSample && !services.config.demo };
    },
  });

  app.get(MANAGEMENT_PATH, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementContentPageDetail',
      tags: managementTags,
      params: SlugParams,
      response: { 200: ManagementContentPage },
    },
    handler: async ({ params }) =>
      toManagementContentPage(await requireContentPage(db, params.slug)),
  });

  app.put(MANAGEMENT_PATH, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementContentPageUpdate',
      summary: 'Saves the next version; earlier ones are kept',
      tags: managementTags,
      params: SlugParams,
      body: ContentPageInput,
      response: { 200: ManagementContentPage },
    },
    handler: async (request) => {
      const row = await requireContentPage(db, request.params.slug);
      return writePage(services, actorContextOf(request), row, request.body, { action: 'Update' });
    },
  });

  app.post(`${MANAGEMENT_PATH}/confirm`, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementContentPageConfirm',
      summary: 'Confirms the initial sample text as the agency’s own',
      tags: [...managementTags, 'page'],
      params: SlugParams,
      body: ContentPageConfirm,
      response: { 200: ManagementContentPage },
    },
    handler: async (request) => {
      const row = await requireContentPage(db, request.params.slug);
      return confirmPage(services, actorContextOf(request), row, request.body.version);
    },
  });
};
