import type { FastifyReply, FastifyRequest } from 'fastify';

/** The call by which somebody signs in. */
export interface SignInCall {
  request: Pick<FastifyRequest, 'ip' | 'id' | 'headers' | 'log'>;
  reply: Pick<FastifyReply, 'header'>;
}
