import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { previewCookie } from '../../../kernel/http/preview-token.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import {
  NewsPreview,
  NewsPreviewLink,
  PreviewParams,
  makePreview,
  openPreview,
} from './news-preview.ts';

/** Previews of articles, for holders of the link. */
export const newsPreviewRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.post('/api/management/news/:id/preview', {
    config: { access: ['Staff', 'Admin'], idempotency: 'repeatable' },
    schema: {
      operationId: 'managementNewsPreview',
      summary: "Creates a preview link of an article with the user's draft",
      tags: ['management news'],
      params: IdParams,
      response: { 200: NewsPreviewLink },
    },
    handler: (request) => makePreview(services, actorContextOf(request), request.params.id),
  });

  app.get('/api/news/preview/:token', {
    config: { access: 'public' },
    schema: {
      operationId: 'newsPreview',
      summary: 'The article of a preview link; sets a cookie for its images',
      tags: ['news preview'],
      params: PreviewParams,
      response: { 200: NewsPreview },
    },
    handler: async (request, reply) => {
      reply
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex, nofollow');
      const { token } = request.params;
      const { said, preview } = await openPreview(services, token, request);
      return reply.header('set-cookie', previewCookie(services.config, token, said)).send(preview);
    },
  });
};
