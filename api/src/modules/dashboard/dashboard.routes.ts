import { AppError, identityOf, type Identity, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { today } from '../../kernel/age.ts';
import { listBusinessFigures } from './business-figures.repository.ts';
import type { Scope } from './dashboard-scope.ts';
import { readDashboard } from './dashboard.repository.ts';
import { Dashboard } from './dashboard.schema.ts';
import { BusinessFiguresPage, BusinessFiguresQuery } from './business-figures.schema.ts';

const tags = ['management dashboard'];
const config = { access: ['Business', 'Staff', 'Admin'] } as const;

/** An account without a business has no figures. */
function scopeOf({ permission, businessProfileId }: Identity): Scope {
  if (permission !== 'Business') return { businessProfileId: null };
  if (businessProfileId === null) throw new AppError('FORBIDDEN');
  return { businessProfileId };
}

/** Pending, incoming and expiring items: of the agency, or of the user's business. */
export const dashboardRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services: { db } },
) => {
  app.get('/api/management/dashboard', {
    config,
    schema: {
      operationId: 'managementDashboard',
      summary: 'Figures, stages, weekly counts and items due today; for a business its own',
      tags,
      response: { 200: Dashboard },
    },
    handler: (request) => readDashboard(db, scopeOf(identityOf(request)), today()),
  });

  app.get('/api/management/dashboard/profile', {
    config,
    schema: {
      operationId: 'managementDashboardProfile',
      summary: 'Figures of each business; for a business its own',
      tags,
      querystring: BusinessFiguresQuery,
      response: { 200: BusinessFiguresPage },
    },
    handler: async (request) => {
      const { page, size } = request.query;
      const scope = scopeOf(identityOf(request));
      const { rows, total } = await listBusinessFigures(db, scope, request.query);
      return { items: rows, page, size, total };
    },
  });
};
