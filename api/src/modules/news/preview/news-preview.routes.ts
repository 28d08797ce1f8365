import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { previewCookie } from '../../../kernel/http/preview-token.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { NewsPreview, NewsPreviewLink, makePreview, openPreview } from './news-preview.ts';

/** Previews of articles, for holders of the link. */
export const newsPreviewRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: '/api',
    operation: '',
    access: ['Staff', 'Admin'],
    tags: ['management news'],
  });

  route('POST /management/news/:id/preview', 'managementNewsPreview', {
    summary: "Creates a preview link of an article with the user's draft",
    idempotency: 'repeatable',
    answer: NewsPreviewLink,
    handler: (request) => makePreview(services, actorContextOf(request), request.params.id),
  });

  route('GET /news/preview/:token', 'newsPreview', {
    summary: 'The article of a preview link; sets a cookie for its images',
    access: 'public',
    tags: ['news preview'],
    answer: NewsPreview,
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
