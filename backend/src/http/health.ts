import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { faultOf } from '../faults/fault.ts';
import { SampledLog } from '../faults/sampled-log.ts';
import { withTimeout } from '../faults/with-timeout.ts';
import type { Services } from '../services.ts';

/** Answers true once its part can serve. */
export type ReadyCheck = () => Promise<boolean> | boolean;

/** Without what is `required` nothing can be served; without what is `helpful` some answers are 503 and the rest are as ever. */
export type CheckKind = 'required' | 'helpful';

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a condition to `GET /api/health/ready`, required unless said otherwise. */
    addReadyCheck(name: string, check: ReadyCheck, kind?: CheckKind): void;
  }
}

/** Beyond this a check counts as failed: whoever asks has a limit of its own. */
const CHECK_MS = 3000;

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
      'ok and degraded (something is away, pages are served) come with 200, starting and unavailable with 503',
  },
);
const Ready = Type.Object(
  { status: Status, checks: Type.Record(Type.String(), Type.Boolean()) },
  { title: 'Ready' },
);

interface Check {
  run: ReadyCheck;
  kind: CheckKind;
  /** The last result, and when it last changed. */
  last?: { isOk: boolean; sinceMs: number };
  /** Asked once for all who want to know at the same time. */
  running?: Promise<boolean>;
}

/** `live`: the process answers. `ready`: whether it can serve, and each thing it leans on by name. */
export function serveHealth(
  app: FastifyInstance,
  services: Services,
  { needsDatabase }: { needsDatabase: boolean },
): void {
  const checks = new Map<string, Check>();
  const add = (name: string, run: ReadyCheck, kind: CheckKind = 'required'): void => {
    checks.set(name, { run, kind });
  };
  const { database, files, limiter, mail } = services;
  add('database', () => database.ping().then(() => true), needsDatabase ? 'required' : 'helpful');
  add('files', () => files.check().then(() => true), 'helpful');
  if (services.config.redisUrl) add('redis', () => limiter.status().state === 'ok', 'helpful');
  if (services.config.smtpUrl) add('mail', () => mail.isReachable(), 'helpful');
  app.decorate('addReadyCheck', add);
  const config = { access: 'public' } as const;
  const live = { operationId: 'healthLive', tags: ['health'], response: { 200: Live } };
  const ready = {
    operationId: 'healthReady',
    tags: ['health'],
    response: { 200: Ready, 503: Ready },
  };
  const sampled = new SampledLog();
  let hasBeenReady = false;
  const run = () => runChecks(checks, services, sampled);
  services.metrics.gauge(
    'dara_check_ok',
    'Whether each check of GET /api/health/ready passes (1) or fails (0).',
    ['name'],
    async () => Object.entries(await run()).map(([name, isOk]) => [name, isOk ? 1 : 0] as const),
  );
  services.metrics.gauge(
    'dara_check_since_timestamp_seconds',
    'When each check last changed between passing and failing.',
    ['name'],
    async () => {
      // The run of the gauge above, which is asked at the same time.
      await run();
      return [...checks].flatMap(([name, { last }]) =>
        last ? [[name, last.sinceMs / 1000] as const] : [],
      );
    },
  );
  // As a plugin, so that the OpenAPI collector, registered before, sees the routes.
  app.register(async (routes) => {
    routes.get('/api/health/live', { config, schema: live }, async () => ({ status: 'ok' }));
    routes.get('/api/health/ready', { config, schema: ready }, async (_request, reply) => {
      const results = await run();
      const failed = [...checks].filter(([name]) => !results[name]).map(([, { kind }]) => kind);
      const isReady = !failed.includes('required');
      hasBeenReady ||= isReady;
      const away = hasBeenReady ? 'unavailable' : 'starting';
      const status = isReady ? (failed.length > 0 ? 'degraded' : 'ok') : away;
      return reply.status(isReady ? 200 : 503).send({ status, checks: results });
    });
  });
}

async function runChecks(
  checks: Map<string, Check>,
  { log }: Services,
  sampled: SampledLog,
): Promise<Record<string, boolean>> {
  const entries = await Promise.all(
    [...checks].map(async ([name, check]): Promise<[string, boolean]> => {
      check.running ??= withTimeout(CHECK_MS, 'network', async () => check.run()).finally(
        () => delete check.running,
      );
      const note = (isOk: boolean): boolean => {
        if (check.last?.isOk !== isOk) check.last = { isOk, sinceMs: Date.now() };
        return isOk;
      };
      try {
        return [name, note(await check.running)];
      } catch (error) {
        const code = faultOf(error)?.code ?? 'INTERNAL';
        sampled.write(`${name} ${code}`, (counted) =>
          log.warn({ err: error, check: name, ...counted }, 'ready check failed'),
        );
        return [name, note(false)];
      }
    }),
  );
  return Object.fromEntries(entries);
}
