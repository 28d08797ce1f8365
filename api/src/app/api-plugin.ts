import jwt from '@fastify/jwt';
import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { capPageSize } from './cap-page-size.ts';
import { createIdentify } from '../modules/authorization/identify.ts';
import { moduleRoutes } from './routes.ts';

const ISSUER = 'dara';

/** The whole api as one plugin on an app of `createHttp(services)`; it also tells that app who sends a request. */
export const apiPlugin: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
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
};
