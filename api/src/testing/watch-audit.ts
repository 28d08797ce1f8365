import type { Db } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { AUDITED } from './audited-routes.ts';
import { NOT_AUDITED } from './not-audited-routes.ts';

const isNamed = (route: string, action: string) =>
  (AUDITED[route] as readonly string[] | undefined)?.includes(action) ?? false;

/** Deviations of routes from `audited-routes.ts`: unlisted events, unlisted downloads. */
export function watchAudit(app: FastifyInstance, db: Db): () => Promise<string[]> {
  const served = new Map<string, Set<string>>();
  const faults = new Set<string>();
  app.addHook('onResponse', async ({ id, method, routeOptions: { url } }, reply) => {
    const route = `${method} ${url}`;
    served.set(id, (served.get(id) ?? new Set()).add(route));
    const isFile = String(reply.getHeader('content-disposition')).startsWith('attachment');
    const isKnown = route in AUDITED || route in NOT_AUDITED;
    if (isFile && reply.statusCode < 300 && !isKnown) faults.add(`${route}: an unnamed download`);
  });
  return async () => {
    const { rows } = await sql<{ requestId: string; action: string }>`
      SELECT DISTINCT request_id AS "requestId", action FROM audit_event
      WHERE request_id IS NOT NULL`.execute(db);
    for (const { requestId, action } of rows) {
      const routes = [...(served.get(requestId) ?? [])];
      if (routes.length > 0 && !routes.some((route) => isNamed(route, action))) {
        faults.add(`${routes.join(', ')}: wrote ${action}`);
      }
    }
    return [...faults];
  };
}
