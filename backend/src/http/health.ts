import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../services.ts';
import { ReadyChecks, type CheckKind, type ReadyCheck } from './ready-checks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a check to `GET /api/health/ready`, required by default. */
    addReadyCheck(name: string, check: ReadyCheck, kind?: CheckKind): void;
  }
}

/** The server runs its checks itself, so that changes are logged even if no proxy polls readiness. */
const RUN_EVERY_MS = 10_000;

const Live = Type.Object({ status: Type.Literal('ok') }, { title: 'Live' });
const Status = Type.Union(
  [
    Type.Literal('ok'),
    Type.Literal('degraded'),
    Type.Literal('starting'),
    Type.Literal('unavailable'),
  ],
  {
    description:
      'ok and degraded (a dependency is unavailable, pages are served) have status 200, starting and unavailable 503',
  },
);
const Ready = Type.Object(
  { status: Status, checks: Type.Record(Type.String(), Type.Boolean()) },
  { title: 'Ready' },
);

/** `live`: the process responds. `ready`: whether it can serve, and the result for each dependency. */
export function serveHealth(
  app: FastifyInstance,
  services: Services,
  { needsDatabase }: { needsDatabase: boolean },
): void {
  const checks = new ReadyChecks(services.log);
  const add = (name: string, run: ReadyCheck, kind: CheckKind = 'required'): void =>
    checks.add(name, run, kind);
  const { database, files, limiter, mail } = services;
  add('database', () => database.ping().then(() => true), needsDatabase ? 'required' : 'helpful');
  add('files', () => files.check().then(() => true), 'helpful');
  if (services.config.redisUrl) add('redis', () => limiter.status().state === 'ok', 'helpful');
  if (services.config.smtpUrl) add('mail', () => mail.check().then(() => true), 'helpful');
  app.decorate('addReadyCheck', add);
  const config = { access: 'public', isProbe: true } as const;
  const live = { operationId: 'healthLive', tags: ['health'], response: { 200: Live } };
  const ready = {
    operationId: 'healthReady',
    tags: ['health'],
    response: { 200: Ready, 503: Ready },
  };
  let hasBeenReady = false;
  services.metrics.gauge(
    'dara_check_ok',
    'Whether each check of GET /api/health/ready passes (1) or fails (0).',
    ['name'],
    async () =>
      Object.entries(await checks.run()).map(([name, isOk]) => [name, isOk ? 1 : 0] as const),
  );
  services.metrics.gauge(
    'dara_check_since_timestamp_seconds',
    'When each check last changed between passing and failing.',
    ['name'],
    async () => {
      // The run of the gauge above, which is read at the same time.
      await checks.run();
      return checks.changes().map(([name, sinceMs]) => [name, sinceMs / 1000] as const);
    },
  );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void checks.run(), RUN_EVERY_MS).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
  // As a plugin, so that the OpenAPI collector, registered earlier, sees the routes.
  app.register(async (routes) => {
    routes.get('/api/health/live', { config, schema: live }, async () => ({ status: 'ok' }));
    routes.get('/api/health/ready', { config, schema: ready }, async (_request, reply) => {
      const results = await checks.run();
      const failed = checks.kindsOf(Object.keys(results).filter((name) => !results[name]));
      const isReady = !failed.includes('required');
      hasBeenReady ||= isReady;
      const away = hasBeenReady ? 'unavailable' : 'starting';
      const status = isReady ? (failed.length > 0 ? 'degraded' : 'ok') : away;
      return reply.status(isReady ? 200 : 503).send({ status, checks: results });
    });
  });
}
