import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { historyRoutes } from '../../../kernel/record/history.routes.ts';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { authorizeBusiness, idOf, isStaff, requireBusinessId } from './business.policy.ts';
import { listBusinesses, readBusiness } from './business.repository.ts';
import {
  BusinessDetailQuery,
  BusinessListQuery,
  BusinessPage,
  BusinessRecord,
} from './business.schema.ts';

const PATH = '/api/management/business';
const tags = ['management business'];
const summary = 'The full record of a business';

/** Businesses as staff see them all, and each as its own people do. */
export const businessRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.get(PATH, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementBusinessList',
      summary: 'All businesses',
      tags,
      querystring: BusinessListQuery,
      response: { 200: BusinessPage },
    },
    handler: ({ query }) => listBusinesses(db, query),
  });

  app.get(`${PATH}/profile`, {
    config: { access: ['Business'], isOpenWhileSuspended: true },
    schema: {
      operationId: 'managementBusinessOwn',
      summary: 'The own business',
      tags,
      response: { 200: BusinessRecord },
    },
    handler: async (request) => {
      const reader = identityOf(request);
      if (!reader.businessProfileId) throw new AppError('BUSINESS_NOT_EXIST');
      return readBusiness(db, reader.businessProfileId, { reader });
    },
  });

  app.get(`${PATH}/:id`, {
    config: { access: ['Business', 'Staff', 'Admin'], isOpenWhileSuspended: true },
    onRequest: authorizeBusiness,
    schema: {
      operationId: 'managementBusinessDetail',
      summary,
      tags,
      params: IdParams,
      querystring: BusinessDetailQuery,
      response: { 200: BusinessRecord },
    },
    handler: async (request) => {
      const reader = identityOf(request);
      const { deleted = false } = request.query;
      if (deleted && !isStaff(reader)) throw new AppError('FORBIDDEN');
      return readBusiness(db, idOf(request), { reader, deleted });
    },
  });

  await app.register(historyRoutes, {
    services,
    path: `${PATH}/:id/audit`,
    operationId: 'managementBusinessAudit',
    summary: 'History of a business, newest first',
    tags,
    access: ['Staff', 'Admin'],
    entity: 'business_profile',
    noun: 'Business',
    requireId: requireBusinessId,
  });
};
