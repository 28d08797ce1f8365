import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Ends requests whose connection was reset before they are handled: their address, which rate limits need, is unknown,
 * and no client reads the response. Registered before all hooks that read `request.ip`.
 */
export function skipEndedConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { ip }: { ip?: string } = request;
    if (ip !== undefined) return done();
    request.log.info({ req: request }, 'connection ended before the request was handled');
    reply.hijack();
    return reply.raw.destroy();
  });
}

/** Whether a request failed because its connection ended within its body. */
export function isEndedWithinBody(error: unknown, { raw }: FastifyRequest): boolean {
  return !raw.complete && raw.errored !== null && error === raw.errored;
}
