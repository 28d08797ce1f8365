import { AsyncLocalStorage } from 'node:async_hooks';
import { addressKey } from '@dara/backend';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Origin of a request. */
export interface RequestOrigin {
  /** IP address; the network part for IPv6. */
  address: string;
  /** As the browser calls itself. */
  userAgent: string | null;
  requestId: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** Origin of the current request; undefined in background work. */
export function requestOrigin(): RequestOrigin | undefined {
  return origins.getStore();
}

function keep(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { ip, headers, id } = request;
  const userAgent = headers['user-agent'] ?? null;
  origins.run({ address: addressKey(ip), userAgent, requestId: id }, done);
}

/** Lets everything that is done for a request know where it came from. */
export function registerRequestOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', keep);
  // Set again after the body is parsed: callbacks of its stream lose the async context.
  app.addHook('preHandler', keep);
}
