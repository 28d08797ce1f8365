import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const YEAR_S = 31_536_000;

/**
 * What every answer bears, whatever it is and whoever makes it. Handlers replace single ones where they serve
 * more than data: documents their policy, public pictures who may embed them.
 */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Browsers heed it on encrypted connections only, so it does no harm on others.
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }
      : {}),
  };
}

const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** Sets them on every answer that a route, the error handler or the one for unknown paths sends. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-trace-id', request.id);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isApi(request.url) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done();
  });
}
