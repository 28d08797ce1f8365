import jwt from '@fastify/jwt';
import type { RouteAccess, Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import '../kernel/http/backend-types.ts';
import { watchApi } from './metrics.ts';
import { capPageSize } from './cap-page-size.ts';
import { normalizeIds } from '../kernel/http/normalize-ids.ts';
import { registerRequestOrigin } from '../kernel/record/request-origin.ts';
import { createIdentify, isKnownRecipient } from '../modules/authorization/authorization.public.ts';
import { declareSweep } from '../modules/image/image.public.ts';
import { moduleRoutes } from './routes.ts';

const ISSUER = 'dara';
const schema = { hide: true };

/** The OpenAPI document lists every route, so production serves it to administrators only. */
function documentAccess({ config }: Services): RouteAccess {
  return config.isProduction ? ['Staff', 'Admin'] : 'public';
}

export interface ApiOptions {
  services: Services;
  /**
   * Generates image variants ahead of requests; default in production only. Elsewhere it costs more than it saves,
   * since a variant is generated on demand.
   */
  prerenderImages?: boolean;
}

/** The whole api as one plugin for an app of `createHttp(services)`; it also sets the app's authentication. */
export const apiPlugin: FastifyPluginAsync<ApiOptions> = async (
  app,
  { services, prerenderImages = services.config.isProduction },
) => {
  await app.register(jwt, {
    secret: services.config.jwtSecret,
    sign: { algorithm: 'HS256', iss: ISSUER },
    verify: {
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      requiredClaims: ['iss', 'sub', 'sid', 'exp'],
    },
  });
  app.setApiInfo({ title: 'Dara', description: "The talent agency's API" });
  watchApi(services);
  registerRequestOrigin(app);
  app.setIdentify(createIdentify(app, services));
  services.mailJob.exemptRecipients((address) => isKnownRecipient(services, address));
  app.addHook('onRequest', normalizeIds);
  app.addHook('preHandler', capPageSize);
  app.get('/api/openapi.json', { config: { access: documentAccess(services) }, schema }, () =>
    app.swagger(),
  );
  for (const routes of moduleRoutes) await app.register(routes, { services });
  if (prerenderImages) declareSweep(app, services);
};
