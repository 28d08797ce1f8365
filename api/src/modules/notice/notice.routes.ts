import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { isId } from '../../kernel/new-id.ts';
import { declareDelivery } from './delivery/notice-delivery.job.ts';
import { declareDigest } from './delivery/notice-digest.job.ts';
import { declarePurgeNotices } from './delivery/purge-notices.job.ts';
import { countUnread, listNotices, readNotice, readNoticesUpTo } from './notice.repository.ts';
import { Notice, NoticeCount, NoticePage, NoticeQuery, NoticeReadBody } from './notice.schema.ts';

const tags = ['notice'];
const access = 'signed-in';

/** Notices of the signed-in user. */
export const noticeRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const db = services.db;
  declareDelivery(services);
  declareDigest(services);
  declarePurgeNotices(services);
  const route = routesOf(app, { path: '/api/notice', operation: 'notice', access: access, tags });

  route('GET', 'List', {
    summary: 'Own notices, newest first',
    query: NoticeQuery,
    answer: NoticePage,
    handler: async (request) => {
      const { items, total } = await listNotices(db, identityOf(request), request.query);
      return { items, total, page: request.query.page, size: request.query.size };
    },
  });
  route('GET /count', 'Count', {
    summary: 'Number of own unread notices',
    answer: NoticeCount,
    handler: async (request) => ({
      total: await countUnread(db, identityOf(request)),
    }),
  });
  route('PUT /:id/read', 'Read', {
    summary: 'Marks a notice as read',
    answer: Notice,
    handler: async (request) => {
      const { id } = request.params;
      const read = await readNotice(db, identityOf(request), id);
      if (!read) throw new AppError('NOTICE_NOT_EXIST');
      return read;
    },
  });
  route('PUT /read', 'ReadAll', {
    summary: 'Marks a notice and all earlier ones as read',
    body: NoticeReadBody,
    handler: async (request) => {
      const { upToId } = request.body;
      const isRead = isId(upToId) && (await readNoticesUpTo(db, identityOf(request), upToId));
      if (!isRead) throw new AppError('NOTICE_NOT_EXIST');
    },
  });
};
