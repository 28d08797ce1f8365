import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AppError } from '@dara/backend';
import type { FastifyInstance } from 'fastify';

/** Hop-by-hop headers. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'proxy-authorization',
  'host',
  'expect',
]);
/** `fetch` has already decompressed the body. */
const NOT_RETURNED = new Set([...HOP_BY_HOP, 'content-encoding', 'content-length']);

/**
 * Throws NOT_FOUND for a path whose dots lead out of `/api/`, because the api's origin may serve operator-only paths
 * there.
 */
function addressAt(origin: string, path: string): URL {
  const address = new URL(origin + path);
  if (!address.pathname.startsWith('/api/')) throw new AppError('NOT_FOUND');
  return address;
}

/** Proxies `/api/*` to an external api, so that browsers use one origin. */
export function proxyApi(app: FastifyInstance, origin: string): void {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    routes.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/api/*',
      handler: async (request, reply) => {
        const headers = new Headers();
        for (const [name, value] of Object.entries(request.headers)) {
          if (!HOP_BY_HOP.has(name) && value !== undefined) headers.set(name, String(value));
        }
        headers.set('x-forwarded-for', request.ip);
        headers.set('x-forwarded-proto', request.protocol);
        // One trace id for both logs.
        headers.set('x-request-id', request.id);
        const hasBody =
          request.method !== 'GET' && request.method !== 'HEAD' && request.body != null;
        const answer = await fetch(addressAt(origin, request.url), {
          method: request.method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(60_000),
          ...(hasBody
            ? {
                body: Readable.toWeb(request.body as Readable),
                duplex: 'half',
              }
            : {}),
        } as RequestInit).catch((error: Error) => {
          throw new AppError('UNAVAILABLE', { cause: error, retryAfterS: 5 });
        });
        for (const [name, value] of answer.headers) {
          if (!NOT_RETURNED.has(name)) reply.header(name, value);
        }
        const body = answer.body && Readable.fromWeb(answer.body as ReadableStream);
        return reply.code(answer.status).send(body ?? undefined);
      },
    });
  });
}
