import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { WORKBOOK_ANSWER, exportQuery, sendWorkbook } from '../../kernel/record/workbook-answer.ts';
import { exportAudit } from './audit-export.ts';
import { auditChoices, listAudit } from './audit.repository.ts';
import { AuditChoices, AuditPage } from './audit.schema.ts';
import { AuditListQuery, auditFilters } from './audit-query.schema.ts';

const PATH = '/api/management/audit';
const tags = ['audit'];

/** The audit log for administrators: list, filters and export. */
export const auditRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementAudit',
    access: ['Admin'] as const,
    tags,
  });

  route('GET', 'List', {
    summary: 'The audit log: user, action, record, time and origin, newest first',
    query: AuditListQuery,
    answer: AuditPage,
    handler: ({ query }) => listAudit(db, query),
  });

  route('GET /choice', 'Choices', {
    summary: 'The actions and kinds of records in the log',
    answer: AuditChoices,
    handler: () => auditChoices(db),
  });

  route('GET /export', 'Export', {
    summary: 'The filtered log as a workbook, 100,000 rows at most',
    query: exportQuery(auditFilters),
    ...WORKBOOK_ANSWER,
    handler: async (request, reply) => {
      const { format: _format, language = 'th', ...query } = request.query;
      const { sortByColumn, sortByAlphabetically, ...filter } = query;
      const workbook = await exportAudit(services, {
        actor: identityOf(request),
        requestId: request.id,
        filter,
        sort: { sortByColumn, sortByAlphabetically },
        language,
      });
      return sendWorkbook(reply, 'audit', workbook);
    },
  });
};
