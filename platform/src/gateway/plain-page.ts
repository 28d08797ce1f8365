import type { FastifyReply, FastifyRequest } from 'fastify';
import { UNAVAILABLE_HEADERS } from './document-headers.ts';
import { PLAIN_POLICY, secureDocument } from './security-headers.ts';

/** Sends a self-contained page. */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string,
): FastifyReply {
  secureDocument(request, reply, PLAIN_POLICY);
  if (status === 503) reply.headers(UNAVAILABLE_HEADERS);
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(text);
}
