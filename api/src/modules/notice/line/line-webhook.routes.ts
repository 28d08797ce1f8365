import { AppError, refuseBody, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { preHandlerAsyncHookHandler, preValidationAsyncHookHandler } from 'fastify';
import { Empty } from '../../../kernel/schema/shapes.ts';
import { lineEvents, takeEvent } from './line-events.ts';
import { isSignedByLine } from './line-signature.ts';

const SIGNATURE = 'x-line-signature';
/** LINE calls from few addresses. */
const rateLimit = { max: 6000, windowMs: 60_000 };

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new AppError('VALIDATION_FAILED', { cause: error });
  }
}

/** Only LINE sends requests here. */
const refuseUnsigned: preValidationAsyncHookHandler = async function (request, reply) {
  const { body, headers } = request;
  if (headers[SIGNATURE] !== undefined || !Buffer.isBuffer(body)) return;
  request.body = parsed(body);
  await refuseBody.call(this, request, reply);
};

/** Webhook for LINE. The signature covers the raw bytes, so the body is not parsed before. */
export const lineWebhookRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { config, db } = services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  const checkSignature: preHandlerAsyncHookHandler = async (request) => {
    if (!config.line) throw new AppError('NOT_FOUND');
    const { body } = request;
    const signature = request.headers[SIGNATURE];
    if (!Buffer.isBuffer(body) || !isSignedByLine(body, signature, config.line.channelSecret))
      throw new AppError('FORBIDDEN');
    request.body = parsed(body);
  };

  app.post('/api/line/webhook', {
    config: { access: 'public', idempotency: 'none', rateLimit },
    schema: {
      operationId: 'lineWebhook',
      summary: 'Events of the LINE channel, signed by LINE',
      tags: ['line'],
      response: { 200: Empty },
    },
    preValidation: refuseUnsigned,
    preHandler: checkSignature,
    handler: async (request) => {
      await db.transaction().execute(async (trx) => {
        for (const event of lineEvents(request.body))
          await takeEvent(services, event, trx, request.id);
      });
      return null;
    },
  });
};
