import type { Services } from '@dara/backend';
import { NEWS_PLACES_MAX } from '@dara/model';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { ManagementNews } from '../record/news-record.schema.ts';
import { NewsPlaceBody } from './news-place.schema.ts';
import { placeNews } from './news-place.ts';

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
