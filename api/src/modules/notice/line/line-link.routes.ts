import { AppError, faultOf, identityOf, type Db, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { declareLineAnswer } from './line-answer.job.ts';
import { createLineChannel, LineRefusal, type LineChannel, type LineInfo } from './line-channel.ts';
import { beginLink, endLink, findLinkedAt } from './line-link.repository.ts';
import { declareLinePush } from './line-push.job.ts';
import { lineWebhookRoutes } from './line-webhook.routes.ts';
import { LineLinkAnswer, LineLinkBody, LineStatus } from './line.schema.ts';

const tags = ['line'];
const access = 'signed-in';
const PATH = '/api/line/link';
const UNKNOWN = { name: null, addUrl: null };

/** The channel's data from LINE; null while LINE is unavailable. */
async function infoOf(channel: LineChannel): Promise<LineInfo | typeof UNKNOWN> {
  try {
    return await channel.info();
  } catch (error) {
    if (error instanceof LineRefusal || faultOf(error)) return UNKNOWN;
    throw error;
  }
}

async function statusOf(
  db: Db,
  channel: LineChannel | undefined,
  profileId: string,
): Promise<LineStatus> {
  if (!channel) return { isOffered: false, channelName: null, addUrl: null, linkedAt: null };
  const linkedAt = await findLinkedAt(db, profileId);
  const { name, addUrl } = await infoOf(channel);
  return {
    isOffered: true,
    channelName: name,
    addUrl,
    linkedAt: linkedAt?.toISOString() ?? null,
  };
}

/** The signed-in user's LINE link. */
export const lineLinkRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { config, db } = services;
  const channel = config.line && createLineChannel(config.line);
  if (channel) {
    declareLineAnswer(services, channel);
    declareLinePush(services, channel);
  }
  await app.register(lineWebhookRoutes, { services });
  const route = routesOf(app, { path: PATH, operation: 'line', access: access, tags });

  route('GET', 'Status', {
    summary: 'Whether the site has a LINE channel, and since when the signed-in user is linked',
    answer: LineStatus,
    handler: (request) => statusOf(db, channel, identityOf(request).id),
  });

  route('POST', 'Link', {
    summary: 'Starts linking the LINE account that the token was sent to',
    idempotency: 'none',
    rateLimit: { max: 60, windowMs: 600_000 },
    body: LineLinkBody,
    answer: LineLinkAnswer,
    handler: async (request) => {
      if (!config.line) throw new AppError('NOT_FOUND');
      const { linkToken } = request.body;
      const nonce = await beginLink(db, identityOf(request).id);
      return { address: `${config.line.linkUrl}?${new URLSearchParams({ linkToken, nonce })}` };
    },
  });
  route('DELETE', 'Unlink', {
    summary: 'Removes the link; repeating it changes nothing',
    handler: (request) =>
      db.transaction().execute((trx) => endLink(trx, identityOf(request), request.id)),
  });
};
