import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ContentCache } from '../../kernel/content/counts.ts';
import { isId } from '../../kernel/new-id.ts';
import { searchFor } from '../../kernel/query/search.ts';
import { Empty, IdParams, TagRef } from '../../kernel/schema/shapes.ts';
import { createTagFinder, type TagFinder } from '../tag/tag.public.ts';
import { toNewsCard, toNewsDetail } from './news.model.ts';
import { declarePublishNews } from './publish-news.job.ts';
import {
  createNewsLists,
  findPublicNews,
  publicNewsTags,
  type NewsLists,
} from './news.repository.ts';
import { NewsDetail, NewsPage, NewsQuery, SharePageQuery, TypeQuery } from './news.schema.ts';
import { SHARE_POLICY, sharePage } from './share-page.ts';

const tags = ['news'];
const SHARE_MAX_AGE_S = 300;

interface NewsRoutesOptions {
  services: Services;
  lists: NewsLists;
  tagFinder: TagFinder;
}

/** News and talk of the town: public articles and their share page. */
export const newsRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const lists = createNewsLists(services);
  const tagFinder = createTagFinder(services);
  declarePublishNews(app, services);
  await app.register(publicNewsRoutes, { services, lists, tagFinder });
};

const publicNewsRoutes: FastifyPluginAsyncTypebox<NewsRoutesOptions> = async (
  app,
  { services, lists, tagFinder },
) => {
  const { db, config } = services;
  const tagLists = new ContentCache<TagRef[]>(services);

  app.get('/api/news', {
    config: { access: 'public' },
    schema: {
      operationId: 'newsList',
      summary: 'Published articles',
      tags,
      querystring: NewsQuery,
      response: { 200: NewsPage },
    },
    handler: async ({ query }) => {
      const { page, size, type, keyword, tags: wanted } = query;
      const tagIds = wanted?.length ? await tagFinder.resolve('News', wanted) : undefined;
      const filter = { audience: 'public', type, tagIds, search: searchFor(keyword) } as const;
      const { rows, total } = await lists.list(filter, query);
      return { items: rows.map(toNewsCard), page, size, total };
    },
  });

  app.get('/api/news/tags', {
    config: { access: 'public' },
    schema: {
      operationId: 'newsTags',
      summary: 'Tags of published articles',
      tags,
      querystring: TypeQuery,
      response: { 200: Type.Array(TagRef), 204: Empty },
    },
    handler: async ({ query: { type } }, reply) => {
      const found = await tagLists.get(type ?? '', () => publicNewsTags(db, type));
      return found.length > 0 ? found : reply.status(204).send(null);
    },
  });

  app.get('/api/news/sharefacebook/:id', {
    config: { access: 'public' },
    schema: {
      operationId: 'newsShareFacebook',
      summary: 'A page with Open Graph tags that sends people on to the article',
      tags,
      params: IdParams,
      querystring: SharePageQuery,
      produces: ['text/html'],
    },
    handler: async ({ params, query }, reply) => {
      const row = isId(params.id) ? await findPublicNews(db, params.id) : null;
      if (!row) throw new AppError('NEWS_NOT_EXIST');
      return reply
        .header('content-security-policy', SHARE_POLICY)
        .header('cache-control', `public, max-age=${SHARE_MAX_AGE_S}`)
        .type('text/html; charset=utf-8')
        .send(sharePage(row, config.publicUrl, query.lang ?? 'th'));
    },
  });

  app.get('/api/news/:id', {
    config: { access: 'public' },
    schema: {
      operationId: 'newsDetail',
      summary: 'One published article',
      tags,
      params: IdParams,
      querystring: TypeQuery,
      response: { 200: NewsDetail },
    },
    handler: async ({ params, query }) => {
      const row = isId(params.id) ? await findPublicNews(db, params.id, query.type) : null;
      if (!row) throw new AppError('NEWS_NOT_EXIST');
      return toNewsDetail(row);
    },
  });
};
