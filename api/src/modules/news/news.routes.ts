import { AppError, type Services } from '@dara/backend';
import type { NewsType } from '@dara/model';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { Type } from 'typebox';
import { ContentCache } from '../../kernel/content/counts.ts';
import { declareDueContent } from '../../kernel/content/due-content.job.ts';
import { Empty, TagRef } from '../../kernel/schema/shapes.ts';
import { toNewsCard, toNewsDetail } from './news.model.ts';
import {
  createNewsLists,
  findPublicNews,
  nextArticleDue,
  publicNewsTags,
} from './news.repository.ts';
import { NewsDetail, NewsPage, NewsQuery, SharePageQuery, TypeQuery } from './news.schema.ts';
import { SHARE_POLICY, sharePage } from './share-page.ts';

const tags = ['news'];
const SHARE_MAX_AGE_S = 300;

/** News and talk of the town: public articles and their share page. */
export const newsRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { db, config } = services;
  const lists = createNewsLists(services);
  const tagLists = new ContentCache<TagRef[]>(services);
  declareDueContent(app, services, {
    name: 'publish-news',
    entity: 'news',
    nextDue: () => nextArticleDue(db),
  });
  const existing = async (id: string, type?: NewsType) => {
    const row = await findPublicNews(db, id, type);
    if (!row) throw new AppError('NEWS_NOT_EXIST');
    return row;
  };

  const route = routesOf(app, { path: '/api/news', operation: 'news', access: 'public', tags });

  route('GET', 'List', {
    summary: 'Published articles',
    query: NewsQuery,
    answer: NewsPage,
    handler: async ({ query }) => {
      const { rows, total } = await lists.list('public', query);
      return { items: rows.map(toNewsCard), page: query.page, size: query.size, total };
    },
  });

  route('GET /tags', 'Tags', {
    summary: 'Tags of published articles',
    query: TypeQuery,
    replies: { 204: Empty },
    answer: Type.Array(TagRef),
    handler: async ({ query: { type } }, reply) => {
      const found = await tagLists.get(type ?? '', () => publicNewsTags(db, type));
      return found.length > 0 ? found : reply.status(204).send(null);
    },
  });

  route('GET /sharefacebook/:id', 'ShareFacebook', {
    summary: 'A page with Open Graph tags that redirects to the article',
    query: SharePageQuery,
    produces: ['text/html'],
    replies: {},
    handler: async ({ params, query }, reply) => {
      const row = await existing(params.id);
      return reply
        .header('content-security-policy', SHARE_POLICY)
        .header('cache-control', `public, max-age=${SHARE_MAX_AGE_S}`)
        .type('text/html; charset=utf-8')
        .send(sharePage(row, config.publicUrl, query.lang ?? 'th'));
    },
  });

  route('GET /:id', 'Detail', {
    summary: 'One published article',
    query: TypeQuery,
    answer: NewsDetail,
    handler: async ({ params, query }) => toNewsDetail(await existing(params.id, query.type)),
  });
};
