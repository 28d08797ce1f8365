import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { authorizationRoutes } from '../modules/authorization/authorization.routes.ts';
import { clientRoutes } from '../modules/client/client.routes.ts';
import { imageRoutes } from '../modules/image/image.routes.ts';
import { jobRoutes } from '../modules/job/job.routes.ts';
import { newsRoutes } from '../modules/news/news.routes.ts';
import { profileRoutes } from '../modules/profile/profile.routes.ts';
import { talentRoutes } from '../modules/talent/talent.routes.ts';

/** Every module of the api; a new one is added here. */
export const moduleRoutes: FastifyPluginAsyncTypebox<{ services: Services }>[] = [
  authorizationRoutes,
  profileRoutes,
  talentRoutes,
  newsRoutes,
  jobRoutes,
  imageRoutes,
  clientRoutes,
];
