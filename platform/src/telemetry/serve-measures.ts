import { addressKey, decodeUtf8, type Limiter } from '@dara/backend';
import { MEASURES_MAX, MEASURES_PATH } from '@dara/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Measures } from './measures.ts';
import { parseMeasures } from './measures-report.ts';

/** Of one address, which many visitors may share. */
const LIMIT = { name: 'measures', max: 120, windowMs: 60_000, isPerInstance: true };

/**
 * `POST /_dara/measures`: counts of browsers by release. The answer is always 204, because nobody waits for it and a
 * refusal would fill consoles.
 */
export function serveMeasures(
  app: FastifyInstance,
  { measures, limiter, origin }: { measures: Measures; limiter: Limiter; origin: string },
): void {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // `navigator.sendBeacon` sends text/plain.
    routes.addContentTypeParser(
      'text/plain',
      { parseAs: 'buffer', bodyLimit: MEASURES_MAX.bytes },
      (_request, body: Buffer, done) => done(null, decodeUtf8(body)),
    );
    // Bodies that are too large or of another type.
    routes.setErrorHandler((_error, _request, reply) => reply.code(204).send());
    routes.post(MEASURES_PATH, { bodyLimit: MEASURES_MAX.bytes }, async (request, reply) => {
      const report = isOwn(request, origin)
        ? parseMeasures(request.body as string | null)
        : undefined;
      const address = addressKey(request.ip);
      if (report && (await limiter.hit(LIMIT, address)).isAllowed)
        await measures.report(report, address);
      return reply.code(204).send();
    });
  });
}

/** Another site could let its visitors report, each from an address of their own; browsers name it. */
function isOwn({ headers, host }: FastifyRequest, origin: string): boolean {
  const from = headers.origin;
  if (from === undefined) return true;
  return from === new URL(origin).origin || (URL.canParse(from) && new URL(from).host === host);
}
