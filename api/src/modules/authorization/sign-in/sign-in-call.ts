import type { FastifyReply, FastifyRequest } from 'fastify';

/** The sign-in call. */
export interface SignInCall {
  request: Pick<FastifyRequest, 'ip' | 'id' | 'headers' | 'log'>;
  reply: Pick<FastifyReply, 'header'>;
}
