import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** Response header of a removal: a shared cache still has the old pages. */
const SHARED_CACHE_HEADER = 'x-shared-cache';
const NOT_PURGED = 'not-purged';

type Awaited = Promise<boolean>[];

const requests = new AsyncLocalStorage<Awaited>();

/** Adds a promise that the current request waits for; no-op outside of requests. */
export function captureRequestWaits(): (work: Promise<boolean>) => void {
  const awaited = requests.getStore();
  return (work) => void awaited?.push(work);
}

declare module 'fastify' {
  interface FastifyRequest {
    awaitedEvents: Awaited | null;
  }
}

const READING = new Set(['GET', 'HEAD']);

/**
 * Delays the response to a write until the events that it announced were handled on every instance; the header reports
 * failures.
 */
export function awaitEvents(app: FastifyInstance): void {
  app.decorateRequest('awaitedEvents', null);
  app.addHook('preHandler', (request, _reply, done) => {
    if (READING.has(request.method)) return done();
    request.awaitedEvents = [];
    return requests.run(request.awaitedEvents, done);
  });
  app.addHook('onSend', async ({ awaitedEvents }, reply) => {
    if (!awaitedEvents || awaitedEvents.length === 0) return;
    const results = await Promise.all(awaitedEvents);
    if (!results.every(Boolean)) reply.header(SHARED_CACHE_HEADER, NOT_PURGED);
  });
}
