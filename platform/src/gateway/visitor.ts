import { LINK_COOKIE } from '@dara/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageVisitor } from '../rendering/protocol.ts';

/** The visitor of a secret page: cookies of opened links, without the session. */
export function visitorOf({ ip, headers }: FastifyRequest, reply: FastifyReply): PageVisitor {
  const cookies = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const set = new Set<string>();
  return {
    ip,
    cookie: cookies.filter((pair) => pair.startsWith(LINK_COOKIE)).join('; '),
    onCookies: (setCookies) => {
      for (const cookie of setCookies) set.add(cookie);
      if (set.size > 0) reply.header('set-cookie', [...set]);
    },
  };
}

/**
 * Never cached, never indexed, and no referrer to other sites. The own site gets it, because browsers send forms of a
 * page without referrer with a null origin.
 */
export const SECRET_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};
