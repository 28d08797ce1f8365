import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { readGoLive } from './go-live.ts';
import { GoLive } from './go-live.schema.ts';

/** Settings required before a site goes public. */
export const goLiveRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: '/api/management/go-live',
    operation: 'managementGo',
    access: ['Staff', 'Admin'],
    tags: ['management site setting', 'management page', 'management talent', 'profile'],
  });

  route('GET', 'Live', {
    // Refetched when any of these changes.
    summary: 'Which values are still those of the demonstration, or missing',
    answer: GoLive,
    handler: async () => ({ items: await readGoLive(services) }),
  });
};
