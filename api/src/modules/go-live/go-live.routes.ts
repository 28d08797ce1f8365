import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { readGoLive } from './go-live.ts';
import { GoLive } from './go-live.schema.ts';

/** Settings required before a site goes public. */
export const goLiveRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get('/api/management/go-live', {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementGoLive',
      summary: 'Which values are still those of the demonstration, or missing',
      // Refetched when any of these changes.
      tags: ['management site setting', 'management page', 'management talent', 'profile'],
      response: { 200: GoLive },
    },
    handler: async () => ({ items: await readGoLive(services) }),
  });
};
