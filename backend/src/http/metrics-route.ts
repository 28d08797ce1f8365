import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Services } from '../services.ts';
import { AppError } from './app-error.ts';
import { isBearer, isLoopback } from './bearer.ts';

/**
 * `GET /metrics` for Prometheus, with `METRICS_TOKEN`. Without a token it is disabled in production and limited to
 * local requests elsewhere.
 */
export function serveMetrics(app: FastifyInstance, { config, metrics }: Services): void {
  app.addHook('onReady', async () => {
    if (config.metricsToken !== undefined || config.env === 'development') metrics.watchProcess();
  });
  const schema = { hide: true };
  app.get('/metrics', { schema, config: { isProbe: true } }, async (request, reply) => {
    refuse(config, request);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

function refuse({ metricsToken, isProduction }: Config, request: FastifyRequest): void {
  if (metricsToken !== undefined) {
    if (!isBearer(request.headers.authorization, metricsToken)) throw new AppError('TOKEN_INVALID');
    return;
  }
  if (isProduction || !isLoopback(request)) throw new AppError('NOT_FOUND');
}
