import { AsyncLocalStorage } from 'node:async_hooks';
import { addressKey } from '@dara/backend';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Where a request comes from. */
export interface RequestOrigin {
  /** The network address; of IPv6 the part that names the network. */
  address: string;
  /** As the browser calls itself. */
  userAgent: string | null;
  requestId: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** Where the request comes from on whose behalf this runs; undefined in work of the system. */
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
  // Anew once the body is read: what its stream calls back does not know of the request.
  app.addHook('preHandler', keep);
}
