import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../services.ts';

/** Answers true once its part can serve. */
export type ReadyCheck = () => Promise<boolean> | boolean;

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a condition to `GET /api/health/ready`. */
    addReadyCheck(name: string, check: ReadyCheck): void;
  }
}

const Live = Type.Object({ status: Type.Literal('ok') }, { title: 'Live' });
const Ready = Type.Object(
  {
    status: Type.Union([Type.Literal('ok'), Type.Literal('starting')]),
    checks: Type.Record(Type.String(), Type.Boolean()),
  },
  { title: 'Ready' },
);

/** `live`: the process answers. `ready`: the database answers and every added check holds. */
export function serveHealth(app: FastifyInstance, services: Services): void {
  const checks = new Map<string, ReadyCheck>();
  checks.set('database', async () => {
    await sql`select 1`.execute(services.db);
    return true;
  });
  app.decorate('addReadyCheck', (name: string, check: ReadyCheck) => {
    checks.set(name, check);
  });
  const config = { access: 'public' } as const;
  const live = { operationId: 'healthLive', tags: ['health'], response: { 200: Live } };
  const ready = {
    operationId: 'healthReady',
    tags: ['health'],
    response: { 200: Ready, 503: Ready },
  };
  // As a plugin, so that the OpenAPI collector, registered before, sees the routes.
  app.register(async (routes) => {
    routes.get('/api/health/live', { config, schema: live }, async () => ({ status: 'ok' }));
    routes.get('/api/health/ready', { config, schema: ready }, async (_request, reply) => {
      const results = await runChecks(checks, services);
      const isReady = Object.values(results).every(Boolean);
      return reply
        .status(isReady ? 200 : 503)
        .send({ status: isReady ? 'ok' : 'starting', checks: results });
    });
  });
}

async function runChecks(
  checks: Map<string, ReadyCheck>,
  { log }: Services,
): Promise<Record<string, boolean>> {
  const entries = await Promise.all(
    [...checks].map(async ([name, check]): Promise<[string, boolean]> => {
      try {
        return [name, await check()];
      } catch (error) {
        log.warn({ err: error, check: name }, 'ready check failed');
        return [name, false];
      }
    }),
  );
  return Object.fromEntries(entries);
}
