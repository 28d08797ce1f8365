import { addressKey, decodeUtf8, isFromOwnPage, type Limiter } from '@dara/backend';
import { MEASURES_MAX, MEASURES_PATH } from '@dara/contract';
import type { FastifyInstance } from 'fastify';
import type { Measures } from './measures.ts';
import { parseMeasures } from './measures-report.ts';

/** Of one address, which many visitors may share. */
const LIMIT = { name: 'measures', max: 120, windowMs: 60_000, isPerInstance: true };

/**
 * `POST /_dara/measures`: counts of browsers by release. It always answers 204, because the browser ignores the answer and
 * would log a refusal.
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
      // Another site could let its visitors report, each from an address of their own.
      const report = isFromOwnPage({ publicUrl: origin }, request)
        ? parseMeasures(request.body as string | null)
        : undefined;
      const address = addressKey(request.ip);
      if (report && (await limiter.hit(LIMIT, address)).isAllowed)
        await measures.report(report, address);
      return reply.code(204).send();
    });
  });
}
