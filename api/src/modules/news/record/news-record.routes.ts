import { identityOf, multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { sanitizeRichText } from '../../../kernel/text/rich-text.ts';
import { NEWS_UPLOADS } from './news-picture.ts';
import { readNews, requireNews } from './news-record.repository.ts';
import {
  ManagementNews,
  NewsCreateForm,
  NewsRecordQuery,
  NewsUpdateForm,
  type NewsCreate,
  type NewsUpdate,
} from './news-record.schema.ts';
import { createNewsWrites } from './news-write.ts';

const PATH = '/api/management/news';
const access = ['Staff', 'Admin'] as const;
/** These writes affect the public lists. */
const tags = ['management news', 'news'];
const consumes = ['multipart/form-data', 'application/json'];

const idOf = ({ params }: Pick<FastifyRequest, 'params'>) => (params as { id: string }).id;

/** One article: made, read and changed. */
export const newsRecordRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const writes = createNewsWrites(services);

  app.post(PATH, {
    config: {
      access,
      check: (request) => writes.check(recordOf<NewsCreate>(request), null, request.uploads),
    },
    preValidation: multipartRecord(NEWS_UPLOADS),
    schema: {
      operationId: 'managementNewsCreate',
      summary: 'Makes an article; unpublished unless said otherwise',
      tags,
      consumes,
      body: NewsCreateForm,
      response: { 201: ManagementNews },
    },
    handler: async (request, reply) => {
      const { body, uploads } = request;
      const news = await writes.create(actorContextOf(request), body.data, uploads);
      return reply.status(201).send(news);
    },
  });

  app.get(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementNewsDetail',
      summary: "The full record of an article, with the user's draft",
      tags: ['management news'],
      params: IdParams,
      querystring: NewsRecordQuery,
      response: { 200: ManagementNews },
    },
    handler: async (request) => {
      const { params, query } = request;
      const reader = { db, actor: identityOf(request) };
      const news = await readNews(reader, params.id, { isDeleted: query.deleted ?? false });
      // Sanitized again after saving, as on the public page.
      const { th, en } = news.detail;
      return { ...news, detail: { th: sanitizeRichText(th), en: sanitizeRichText(en) } };
    },
  });

  app.put(`${PATH}/:id`, {
    config: {
      access,
      check: (request) =>
        writes.checkUpdate(
          identityOf(request),
          idOf(request),
          recordOf<NewsUpdate>(request),
          request.uploads,
        ),
    },
    // Checked before the body is read.
    onRequest: async (request) => {
      await requireNews(db, idOf(request));
    },
    preValidation: multipartRecord(NEWS_UPLOADS),
    schema: {
      operationId: 'managementNewsUpdate',
      summary: 'Changes an article; absent fields stay. Earlier versions are kept',
      tags,
      consumes,
      params: IdParams,
      body: NewsUpdateForm,
      response: { 200: ManagementNews },
    },
    handler: (request) =>
      writes.update(actorContextOf(request), idOf(request), request.body.data, request.uploads),
  });
};
