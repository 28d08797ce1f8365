import type { FastifyRequest } from 'fastify';
import { PAGE_SIZE } from '../kernel/schema/shapes.ts';

/** Every list is bounded: a larger size than 100 is answered as 100, and the answer says so. */
export async function capPageSize({ query }: FastifyRequest): Promise<void> {
  const asked = query as { size?: unknown };
  if (typeof asked.size === 'number') asked.size = Math.min(asked.size, PAGE_SIZE.max);
}
