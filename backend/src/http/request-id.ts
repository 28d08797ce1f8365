import { randomUUID } from 'node:crypto';
import { validate as isUuid } from 'uuid';

/**
 * The client's request id, which stays the same when a request is repeated; else a new one. Node reads random bytes for
 * many ids at once; `uuid` reads them for each id, which costs more than all hooks.
 */
export function requestId(given: unknown): string {
  return typeof given === 'string' && isUuid(given) ? given.toLowerCase() : randomUUID();
}
