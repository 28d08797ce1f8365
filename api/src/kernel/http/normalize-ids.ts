import type { FastifyRequest } from 'fastify';
import { isId, NIL_ID } from '../new-id.ts';

/**
 * Ids in an address are in lower case from here on. A text that is not a UUID becomes the nil UUID, which no record has:
 * handlers look it up as any other id and answer that the record does not exist.
 */
export async function normalizeIds({ params }: FastifyRequest): Promise<void> {
  const given = params as Record<string, string>;
  for (const [name, text] of Object.entries(given)) {
    if (/id$/i.test(name)) given[name] = isId(text) ? text.toLowerCase() : NIL_ID;
  }
}
