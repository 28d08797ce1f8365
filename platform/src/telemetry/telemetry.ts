import { addressKey, type Limiter, type Logger } from '@dara/backend';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Type, type Static } from 'typebox';

const Report = Type.Object({
  /** Remote that was asked for, or the shell. */
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }),
  version: Type.String({ maxLength: 100 }),
  kind: Type.Enum(['load', 'error']),
  /** What was being done: `entry`, `page`, `render`, `fallback`. */
  phase: Type.Optional(Type.String({ maxLength: 100 })),
  message: Type.Optional(Type.String({ maxLength: 2000 })),
  durationMs: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
});
type Report = Static<typeof Report>;

const isReports = new Ajv({ strict: false }).compile<Report[]>(
  Type.Array(Report, { minItems: 1, maxItems: 20 }),
);
const BODY_LIMIT = 32 * 1024;
const LIMIT = { name: 'telemetry', max: 60, windowMs: 60_000 };

export interface ReleaseCounts {
  loads: number;
  errors: number;
  serverErrors: number;
}

/** How often each release was loaded and failed, since this process began. */
export class Telemetry {
  // Names and versions come from strangers, so their number is bounded.
  readonly #counts = new LRUCache<string, ReleaseCounts>({ max: 500 });

  counts(): Record<string, ReleaseCounts> {
    return Object.fromEntries(this.#counts.entries());
  }

  load(name: string, version: string): void {
    this.#of(name, version).loads += 1;
  }

  error(name: string, version: string): void {
    this.#of(name, version).errors += 1;
  }

  serverError(name: string, version: string): void {
    this.#of(name, version).serverErrors += 1;
  }

  #of(name: string, version: string): ReleaseCounts {
    const key = `${name}@${version}`;
    const known = this.#counts.get(key);
    if (known) return known;
    const made = { loads: 0, errors: 0, serverErrors: 0 };
    this.#counts.set(key, made);
    return made;
  }
}

/**
 * `POST /_dara/telemetry`: what browsers say about the releases they run. Answers 204 or 400; what one
 * address says too often is let go, since many people may share it and a refusal would fill their consoles.
 */
export function serveTelemetry(
  app: FastifyInstance,
  { telemetry, limiter, log }: { telemetry: Telemetry; limiter: Limiter; log: Logger },
): void {
  app.register(async (routes) => {
    // `navigator.sendBeacon` sends text/plain.
    routes.removeContentTypeParser(['application/json', 'text/plain']);
    routes.addContentTypeParser(
      ['application/json', 'text/plain'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    routes.post('/_dara/telemetry', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const { isAllowed } = await limiter.hit(LIMIT, addressKey(request.ip));
      if (!isAllowed) return reply.code(204).send();
      const reports = parse(request.body);
      if (!reports) return reply.code(400).send();
      for (const { kind, remote, version, phase, message, durationMs } of reports) {
        if (kind === 'load') telemetry.load(remote, version);
        else {
          telemetry.error(remote, version);
          log.warn(
            { remote, version, phase, problem: message, durationMs },
            'a browser reports a failed remote',
          );
        }
      }
      return reply.code(204).send();
    });
  });
}

/** One report, a list of them, or `{ events: [...] }`. */
function parse(body: unknown): Report[] | undefined {
  try {
    const value: unknown = JSON.parse(String(body));
    const events = (value as { events?: unknown } | null)?.events ?? value;
    const list = Array.isArray(events) ? events : [events];
    return isReports(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
