import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Sends the whole response and returns true, or returns false without having touched it. */
export type EarlyAnswer = (request: FastifyRequest, reply: FastifyReply) => boolean;

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers GET requests before any other hook runs; for responses that are ready in memory. Set once. */
    setEarlyAnswer(answer: EarlyAnswer): void;
  }
}

/**
 * Adds the hook of `setEarlyAnswer`. Its responses are logged and counted like all others. What other hooks refuse or
 * change (no `Host`, an overloaded or closing server) goes the ordinary way.
 */
export function answerEarly(app: FastifyInstance, isDraining: () => boolean): void {
  let answer: EarlyAnswer | undefined;
  app.decorate('setEarlyAnswer', (given: EarlyAnswer) => {
    answer = given;
  });
  app.addHook('onRequest', (request, reply, done) => {
    const isPlain =
      request.method === 'GET' &&
      request.raw.headers.host !== undefined &&
      !isDraining() &&
      !app.isUnderPressure();
    if (!isPlain || !answer?.(request, reply)) done();
  });
}
