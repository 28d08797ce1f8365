import { LINK_COOKIE } from '@dara/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageVisitor } from '../rendering/protocol.ts';

/** Whoever asks for a page of a secret address: with the links that the browser has opened, and nothing of its session. */
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
 * Kept nowhere, listed nowhere, and its address told to no other site. To its own it is told: a browser sends forms of a page
 * that tells nobody its address as if they came from nowhere.
 */
export const SECRET_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};
