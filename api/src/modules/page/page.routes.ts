import { AppError, type Db, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf, historyOf } from '../../kernel/record/history.ts';
import { requireVersion, versionConflict } from '../../kernel/record/version.ts';
import { contentChanged } from '../../kernel/content/content.ts';
import { changedTexts, pageTexts, toContentPage, toManagementContentPage } from './page.model.ts';
import { findContentPage, writeContentPage } from './page.repository.ts';
import { ContentPage, ContentPageInput, ManagementContentPage, SlugParams } from './page.schema.ts';

const MANAGEMENT_PATH = '/api/management/page/:slug';
const managementTags = ['management page'];
const auditPage = historyOf('content_page');

/** Pages whose text the agency edits: privacy, terms, cookies. */
export const pageRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const db = services.db;

  const existing = async (slug: string, reader: Db = db) => {
    const found = await findContentPage(reader, slug);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  };

  app.get('/api/page/:slug', {
    config: { access: 'public' },
    schema: {
      operationId: 'contentPageDetail',
      summary: 'The text of a page: privacy, terms or cookies',
      tags: ['page'],
      params: SlugParams,
      response: { 200: ContentPage },
    },
    handler: async ({ params }) => toContentPage(await existing(params.slug)),
  });

  app.get(MANAGEMENT_PATH, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementContentPageDetail',
      tags: managementTags,
      params: SlugParams,
      response: { 200: ManagementContentPage },
    },
    handler: async ({ params }) => toManagementContentPage(await existing(params.slug)),
  });

  app.put(MANAGEMENT_PATH, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementContentPageUpdate',
      summary: 'Writes the next version; the earlier ones are kept',
      tags: managementTags,
      params: SlugParams,
      body: ContentPageInput,
      response: { 200: ManagementContentPage },
    },
    handler: async (request) => {
      const { body } = request;
      const context = actorContextOf(request);
      const row = await existing(request.params.slug);
      requireVersion(row, body.version, toManagementContentPage);
      const texts = pageTexts(row, body);
      const changed = changedTexts(row, texts);
      // Saving what stands there already makes no new text to consent to.
      if (changed.length === 0) return toManagementContentPage(row);
      const written = await db.transaction().execute(async (trx) => {
        const next = await writeContentPage(trx, row, texts, context.actor.id);
        if (!next) throw versionConflict(toManagementContentPage(await existing(row.slug, trx)));
        const diff = { slug: row.slug, version: next.version, changed };
        await auditPage(trx, context, 'Update', row.id, diff);
        await contentChanged(services, { entity: 'page' }, trx);
        return next;
      });
      return toManagementContentPage(written);
    },
  });
};
