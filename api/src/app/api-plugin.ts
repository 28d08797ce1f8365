import jwt from '@fastify/jwt';
import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { capPageSize } from './cap-page-size.ts';
import { createIdentify } from '../modules/authorization/identify.ts';
import { drawAheadIn } from '../modules/image/picture-sweep.ts';
import { moduleRoutes } from './routes.ts';

const ISSUER = 'dara';

export interface ApiOptions {
  services: Services;
  /** Draws pictures ahead, unless false. */
  drawsAhead?: boolean;
}

/** The whole api as one plugin on an app of `createHttp(services)`; it also tells that app who sends a request. */
export const apiPlugin: FastifyPluginAsync<ApiOptions> = async (
  app,
  { services, drawsAhead = true },
) => {
  await app.register(jwt, {
    secret: services.config.jwtSecret,
    sign: { algorithm: 'HS256', iss: ISSUER },
    verify: { algorithms: ['HS256'], allowedIss: ISSUER, requiredClaims: ['sub', 'sid', 'exp'] },
  });
  app.setIdentify(createIdentify(app, services));
  app.addHook('preHandler', capPageSize);
  const schema = { hide: true };
  app.get('/api/openapi.json', { config: { access: 'public' }, schema }, () => app.swagger());
  for (const routes of moduleRoutes) await app.register(routes, { services });
  if (drawsAhead) drawAheadIn(app, services);
};
