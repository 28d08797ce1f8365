import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Polled by machines: successful requests are logged at `debug` only. */
    isProbe?: boolean;
  }
}

/** One line per request, at its end, because writing is the most expensive part of logging. */
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
    // The request's logger contains the person once it is identified.
    if (error) request.log.error({ ...entry, err: error }, 'request errored');
    else request.log[isQuiet(request, reply) ? 'debug' : 'info'](entry, 'request completed');
  }
}

/** A probe that was answered, also by "not ready"; the checks log changes. Rejected probes are logged. */
const isQuiet = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  routeOptions.config.isProbe === true && (statusCode < 400 || statusCode === 503);
