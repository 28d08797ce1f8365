import type { FastifyRequest } from 'fastify';

/** Whether `If-None-Match` contains this tag, also among others or as a weak one. */
export function hasSameTag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
