import type { FastifyRequest } from 'fastify';

/** Whether the browser has already what bears this tag, be it among others or marked as weak on the way. */
export function hasSameTag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
