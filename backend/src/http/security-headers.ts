import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const YEAR_S = 31_536_000;

/**
 * Security headers of every response. Handlers override single ones: documents their policy, public images their
 * embedding policy.
 */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Browsers ignore it on unencrypted connections.
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }
      : {}),
  };
}

const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** Sets them on every response of routes, the error handler and the not-found handler. */
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
