import { addressKey, decodeUtf8, type Limiter, type Logger } from '@dara/backend';
import type { FastifyInstance } from 'fastify';
import { parseReports } from './failure-report.ts';
import type { SourcePositions } from './source-positions.ts';

const BODY_LIMIT = 32 * 1024;
const LIMIT = { name: 'telemetry', max: 60, windowMs: 60_000 };

/**
 * `POST /_dara/telemetry`: failures of releases in browsers, for the log; `/_dara/measures` counts them. Responds 204 or
 * 400; reports over the limit of an address are dropped silently, because many users may share it and a refusal would
 * fill their consoles.
 */
export function serveFailures(
  app: FastifyInstance,
  { limiter, log, positions }: { limiter: Limiter; log: Logger; positions: SourcePositions },
): void {
  app.register(async (routes) => {
    // `navigator.sendBeacon` sends text/plain.
    routes.removeContentTypeParser(['application/json', 'text/plain']);
    routes.addContentTypeParser(
      ['application/json', 'text/plain'],
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body: Buffer, done) => done(null, decodeUtf8(body)),
    );
    routes.post('/_dara/telemetry', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const { isAllowed } = await limiter.hit(LIMIT, addressKey(request.ip));
      if (!isAllowed) return reply.code(204).send();
      const reports = parseReports(request.body);
      if (!reports) return reply.code(400).send();
      for (const { kind, message, ...where } of reports) {
        if (kind !== 'error') continue;
        const problem = message && (await positions.translate(message));
        log.warn({ ...knownFields(where), problem }, 'a browser reports a failed remote');
      }
      return reply.code(204).send();
    });
  });
}

/** The schema admits more, of newer shells. */
const knownFields = ({ remote, version, phase, part, durationMs }: Record<string, unknown>) => ({
  ...{ remote, version, phase, part, durationMs },
});
