import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isId } from '../../kernel/new-id.ts';
import { Empty, IdParams } from '../../kernel/schema/shapes.ts';
import { declareDelivery } from './delivery/notice-delivery.job.ts';
import { declareDigest } from './delivery/notice-digest.job.ts';
import { declarePurgeNotices } from './delivery/purge-notices.job.ts';
import { countUnread, listNotices, readNotice, readNoticesUpTo } from './notice.repository.ts';
import { Notice, NoticeCount, NoticePage, NoticeQuery, NoticeReadBody } from './notice.schema.ts';

const tags = ['notice'];
const access = 'signed-in';

/** Notices of the signed-in user. */
export const noticeRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const db = services.db;
  declareDelivery(services);
  declareDigest(services);
  declarePurgeNotices(services);

  const listSchema = {
    operationId: 'noticeList',
    summary: 'Own notices, newest first',
    tags,
    querystring: NoticeQuery,
    response: { 200: NoticePage },
  };
  app.get('/api/notice', { config: { access }, schema: listSchema }, async (request) => {
    const { items, total } = await listNotices(db, identityOf(request), request.query);
    return { items, total, page: request.query.page, size: request.query.size };
  });

  const countSchema = {
    operationId: 'noticeCount',
    summary: 'Number of own unread notices',
    tags,
    response: { 200: NoticeCount },
  };
  app.get('/api/notice/count', { config: { access }, schema: countSchema }, async (request) => ({
    total: await countUnread(db, identityOf(request)),
  }));

  const readSchema = {
    operationId: 'noticeRead',
    summary: 'Marks a notice as read',
    tags,
    params: IdParams,
    response: { 200: Notice },
  };
  app.put('/api/notice/:id/read', { config: { access }, schema: readSchema }, async (request) => {
    const { id } = request.params;
    const read = isId(id) ? await readNotice(db, identityOf(request), id) : undefined;
    if (!read) throw new AppError('NOTICE_NOT_EXIST');
    return read;
  });

  const readAllSchema = {
    operationId: 'noticeReadAll',
    summary: 'Marks a notice and all earlier ones as read',
    tags,
    body: NoticeReadBody,
    response: { 204: Empty },
  };
  app.put(
    '/api/notice/read',
    { config: { access }, schema: readAllSchema },
    async (request, reply) => {
      const { upToId } = request.body;
      const isRead = isId(upToId) && (await readNoticesUpTo(db, identityOf(request), upToId));
      if (!isRead) throw new AppError('NOTICE_NOT_EXIST');
      return reply.status(204).send(null);
    },
  );
};
