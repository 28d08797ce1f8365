import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress } from '../limit/address-key.ts';

/** Whether a request comes from this machine directly, not through a local proxy. */
export function isLoopback({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false;
  return isLoopbackAddress(socket.remoteAddress ?? '');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares a bearer token in constant time. */
export function isBearer(authorization: string | undefined, token: string): boolean {
  const [scheme, given] = authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && timingSafeEqual(digest(given ?? ''), digest(token));
}
