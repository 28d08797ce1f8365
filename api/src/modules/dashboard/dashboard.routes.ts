import { AppError, identityOf, type Identity, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { today } from '../../kernel/age.ts';
import { listBusinessFigures } from './business-figures.repository.ts';
import type { Scope } from './dashboard-scope.ts';
import { readDashboard } from './dashboard.repository.ts';
import { Dashboard } from './dashboard.schema.ts';
import { BusinessFiguresPage, BusinessFiguresQuery } from './business-figures.schema.ts';

const tags = ['management dashboard'];

/** An account without a business has no figures. */
function scopeOf({ permission, businessProfileId }: Identity): Scope {
  if (permission !== 'Business') return { businessProfileId: null };
  if (businessProfileId === null) throw new AppError('FORBIDDEN');
  return { businessProfileId };
}

/** Pending, incoming and expiring items: of the agency, or of the user's business. */
export const dashboardRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services: { db } },
) => {
  const route = routesOf(app, {
    path: '/api/management/dashboard',
    operation: 'management',
    access: ['Business', 'Staff', 'Admin'],
    tags,
  });

  route('GET', 'Dashboard', {
    summary: 'Figures, stages, weekly counts and items due today; for a business its own',
    answer: Dashboard,
    handler: (request) => readDashboard(db, scopeOf(identityOf(request)), today()),
  });

  route('GET /profile', 'DashboardProfile', {
    summary: 'Figures of each business; for a business its own',
    query: BusinessFiguresQuery,
    answer: BusinessFiguresPage,
    handler: async (request) => {
      const { page, size } = request.query;
      const scope = scopeOf(identityOf(request));
      const { rows, total } = await listBusinessFigures(db, scope, request.query);
      return { items: rows, page, size, total };
    },
  });
};
