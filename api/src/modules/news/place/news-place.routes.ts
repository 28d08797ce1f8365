import type { Services } from '@dara/backend';
import { NEWS_PLACES_MAX } from '@dara/model';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type, type Static } from 'typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Id, IdParams } from '../../../kernel/schema/shapes.ts';
import { ManagementNews } from '../record/news-record.schema.ts';
import { placeNews } from './news-place.ts';

const NewsPlaceBody = Type.Object(
  { beforeId: Type.Optional(Id), afterId: Type.Optional(Id) },
  { title: 'NewsPlaceBody', description: 'One of the two: the article to stand next to' },
);
export type NewsPlaceBody = Static<typeof NewsPlaceBody>;

/** Articles put in order by hand. */
export const newsPlaceRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.put('/api/management/news/:id/place', {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementNewsPlace',
      summary: `Puts an article right before or behind one of the first ${NEWS_PLACES_MAX} of its kind, by order`,
      tags: ['management news', 'news'],
      params: IdParams,
      body: NewsPlaceBody,
      response: { 200: ManagementNews },
    },
    handler: (request) =>
      placeNews(services, actorContextOf(request), request.params.id, request.body),
  });
};
