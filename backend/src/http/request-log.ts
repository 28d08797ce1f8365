import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked every few seconds by machines: successful requests are logged at `debug` only. */
    isProbe?: boolean;
  }
}

/** One line a request, at its end, with what was asked and how it went: writing is the dearest part of a log. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const entry = { req: request, res: reply, responseTime: reply.elapsedTime };
    // The log of the request knows the person once somebody has asked who it is.
    if (error) request.log.error({ ...entry, err: error }, 'request errored');
    else request.log[isQuiet(request, reply) ? 'debug' : 'info'](entry, 'request completed');
  }
}

/** A probe that is answered, be it by "not ready": what changes is logged by the checks. A refused one is logged. */
const isQuiet = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  routeOptions.config.isProbe === true && (statusCode < 400 || statusCode === 503);
