import { randomUUID } from 'node:crypto';
import { validate as isUuid } from 'uuid';

/**
 * The sender's own id of a request, which stays the same when it is sent again; else a new one. Node reads random bytes
 * for many ids at once; `uuid` asks for them at each id, which costs more than all hooks.
 */
export function requestId(given: unknown): string {
  return typeof given === 'string' && isUuid(given) ? given.toLowerCase() : randomUUID();
}
