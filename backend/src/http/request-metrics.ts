import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts a request; `route` is the route pattern, `status` that of the response. */
export type CountRequest = (
  request: { method: string; route: string; status: number },
  seconds: number,
) => void;

/**
 * Counts requests by route pattern, never by path, which clients control. In-process api requests of pages are counted
 * too.
 */
export function measureRequests(
  app: FastifyInstance,
  { metrics }: Pick<Services, 'metrics'>,
): CountRequest {
  const count = metrics.counter('http_requests_total', 'Requests answered.', [
    'method',
    'route',
    'status',
  ]);
  const duration = metrics.histogram(
    'http_request_duration_seconds',
    'From the request to the end of its answer.',
    ['method', 'route'],
    BUCKETS_S,
  );
  const countRequest: CountRequest = ({ method, route, status }, seconds) => {
    count.inc({ method, route, status });
    duration.observe({ method, route }, seconds);
  };
  app.addHook('onResponse', (request, reply, done) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    countRequest({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  return countRequest;
}
