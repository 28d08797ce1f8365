import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { routesOf } from '../../../kernel/http/routes.ts';
import {
  disconnectSignal,
  PAPER_ANSWER,
  PAPER_LIMIT,
  PRIORITY,
  sendPaper,
} from '../../composite-card/composite-card.public.ts';
import { CastingSheetQuery } from '../application.schema.ts';
import { createCastingSheets } from './casting-sheet.ts';

/** The applicants to a job on paper, for staff and the job's business. */
export const castingSheetRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const sheets = createCastingSheets(services);
  app.addHook('onClose', () => sheets.close());

  const route = routesOf(app, {
    path: '/api/management/job/:id/application/sheet',
    operation: 'managementCasting',
    access: ['Business', 'Staff', 'Admin'],
    tags: ['management application'],
  });

  route('GET', 'Sheet', {
    summary: 'The filtered applications as a printable casting sheet, four per page',
    rateLimit: PAPER_LIMIT,
    query: CastingSheetQuery,
    ...PAPER_ANSWER,
    handler: async (request, reply) => {
      const { language = 'th', ...asked } = request.query;
      const actor = identityOf(request);
      const deciding = { actor, requestId: request.id, jobId: request.params.id };
      const priority = isStaff(actor) ? PRIORITY.staff : PRIORITY.usual;
      const asker = { priority, signal: disconnectSignal(reply) };
      return sendPaper(asker, reply, 'casting-sheet', () =>
        sheets.pdf(asker, deciding, asked, language),
      );
    },
  });
};
