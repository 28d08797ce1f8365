import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { historyRoutes } from '../../kernel/record/history.routes.ts';
import { WORKBOOK_ANSWER, sendWorkbook } from '../../kernel/record/workbook-answer.ts';
import { recordMinorOpened } from '../talent/talent.public.ts';
import { decisionRoutes } from './application-decision.routes.ts';
import { exportApplications } from './application-export.ts';
import { listApplications } from './application-list.ts';
import { opinionRoutes } from './application-opinion.routes.ts';
import { createApplicationReader } from './application-read.ts';
import {
  ApplicationBoard,
  ApplicationDetail,
  ApplicationExportQuery,
  ApplicationListQuery,
  ApplicationQuery,
  ApplicationRowPage,
  BoardQuery,
  ListedApplicationPage,
} from './application.schema.ts';

const PATH = '/api/management/job/:id/application';
const tags = ['management application'];
const config = { access: ['Business', 'Staff', 'Admin'] } as const;
const group = {
  path: PATH,
  operation: 'managementApplication',
  access: ['Business', 'Staff', 'Admin'],
  tags,
} as const;

/** Applications to a job for staff and its business: board, list, detail, decisions. */
export const applicationRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  await app.register(listRoutes, { services });
  await app.register(readRoutes, { services });
  await app.register(exportRoutes, { services });
  await app.register(decisionRoutes, { services });
  await app.register(opinionRoutes, { services });
  await app.register(historyRoutes, {
    services,
    path: '/api/management/application/:id/audit',
    operationId: 'managementApplicationAudit',
    summary: 'History of an application, newest first',
    tags,
    access: ['Staff', 'Admin'],
    entity: 'jobApplication',
    noun: 'Application',
  });
};

const listRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const path = '/api/management/application';
  const route = routesOf(app, { path, operation: 'managementApplication', tags, ...config });

  route('GET', 'ListAll', {
    summary: 'Applications to all jobs, newest first; for a business to its own jobs',
    query: ApplicationListQuery,
    answer: ListedApplicationPage,
    handler: (request) => listApplications(services.db, identityOf(request), request.query),
  });
};

const readRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const reader = createApplicationReader(services);

  const route = routesOf(app, group);

  route('GET', 'List', {
    summary: 'Applications to a job; for a business to its own jobs',
    query: ApplicationQuery,
    answer: ApplicationRowPage,
    handler: async (request) => {
      const { page, size } = request.query;
      const found = await reader.page(request.params.id, identityOf(request), request.query);
      return { ...found, page, size };
    },
  });

  route('GET /board', 'Board', {
    summary: 'All applications to a job, for its board',
    query: BoardQuery,
    answer: ApplicationBoard,
    handler: (request) => reader.board(request.params.id, identityOf(request), request.query),
  });

  route('GET /:aid', 'Detail', {
    summary: 'One application, for staff with ratings and notes',
    answer: ApplicationDetail,
    handler: async (request) => {
      const { id, aid } = request.params;
      const detail = await reader.detail(id, identityOf(request), aid);
      await recordMinorOpened(services.db, actorContextOf(request), detail.talentId);
      return detail;
    },
  });
};

const exportRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const route = routesOf(app, group);

  route('GET /export', 'Export', {
    summary: 'The filtered applications as a workbook',
    query: ApplicationExportQuery,
    ...WORKBOOK_ANSWER,
    handler: async (request, reply) => {
      const { language = 'th', ...asked } = request.query;
      const deciding = {
        actor: identityOf(request),
        requestId: request.id,
        jobId: request.params.id,
      };
      const workbook = await exportApplications(services, deciding, asked, language);
      return sendWorkbook(reply, 'applications', workbook);
    },
  });
};
