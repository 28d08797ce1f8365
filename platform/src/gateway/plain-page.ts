import type { FastifyReply, FastifyRequest } from 'fastify';
import { UNAVAILABLE_HEADERS } from './document-headers.ts';
import { PLAIN_POLICY, secureDocument } from './security-headers.ts';

/** Sends a self-contained page. */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string,
  policy = PLAIN_POLICY,
): FastifyReply {
  secureDocument(request, reply, policy);
  if (status === 503) reply.headers(UNAVAILABLE_HEADERS);
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(text);
}
