import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { toNewsCard, latestNews } from '../news/news.public.ts';
import { feedOverview, feedPage } from './feed.repository.ts';
import {
  FeedKindParams,
  FeedOverview,
  FeedPage,
  FeedQuery,
  LATEST_SIZE,
  LatestNews,
  LatestQuery,
} from './feed.schema.ts';

const tags = ['feed'];

/** Data of sitemaps and news feeds; the gateway renders them with its own URLs. */
export const feedRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.get('/api/feed', {
    config: { access: 'public' },
    schema: {
      operationId: 'feedOverview',
      summary: 'How many public records of each kind there are, and when one last changed',
      tags,
      response: { 200: FeedOverview },
    },
    handler: () => feedOverview(db),
  });

  app.get('/api/feed/latest', {
    config: { access: 'public' },
    schema: {
      operationId: 'feedLatest',
      summary: 'The newest published articles of a type',
      tags,
      querystring: LatestQuery,
      response: { 200: LatestNews },
    },
    handler: async ({ query }) => {
      const rows = await latestNews(db, query.type, LATEST_SIZE);
      return { items: rows.map(toNewsCard) };
    },
  });

  app.get('/api/feed/:kind', {
    config: { access: 'public' },
    schema: {
      operationId: 'feedPage',
      summary: 'Public records of a kind with the time of their last change',
      tags,
      params: FeedKindParams,
      querystring: FeedQuery,
      response: { 200: FeedPage },
    },
    handler: async ({ params, query }) => {
      const rows = await feedPage(db, params.kind, query.page);
      return {
        items: rows.map(({ id, changed_at }) => ({ id, changedAt: changed_at.toISOString() })),
      };
    },
  });
};
