import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { WORKBOOK_ANSWER, exportQuery, sendWorkbook } from '../../kernel/record/workbook-answer.ts';
import { exportAudit } from './audit-export.ts';
import { auditChoices, listAudit } from './audit.repository.ts';
import { AuditChoices, AuditPage } from './audit.schema.ts';
import { AuditListQuery, auditFilters } from './audit-query.schema.ts';

const PATH = '/api/management/audit';
const tags = ['audit'];
const config = { access: ['Admin'] as const };

/** The audit log for administrators: list, filters and export. */
export const auditRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.get(PATH, {
    config,
    schema: {
      operationId: 'managementAuditList',
      summary: 'The audit log: user, action, record, time and origin, newest first',
      tags,
      querystring: AuditListQuery,
      response: { 200: AuditPage },
    },
    handler: ({ query }) => listAudit(db, query),
  });

  app.get(`${PATH}/choice`, {
    config,
    schema: {
      operationId: 'managementAuditChoices',
      summary: 'The actions and kinds of records in the log',
      tags,
      response: { 200: AuditChoices },
    },
    handler: () => auditChoices(db),
  });

  app.get(`${PATH}/export`, {
    config,
    schema: {
      operationId: 'managementAuditExport',
      summary: 'The filtered log as a workbook, 100,000 rows at most',
      tags,
      querystring: exportQuery(auditFilters),
      ...WORKBOOK_ANSWER,
    },
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
