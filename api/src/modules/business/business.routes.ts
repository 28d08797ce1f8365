import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { isStaff } from '../../kernel/schema/permission.ts';
import { routesOf } from '../../kernel/http/routes.ts';
import { historyRoutes } from '../../kernel/record/history.routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { deleteBusiness, restoreBusiness } from './lifecycle/business-lifecycle.ts';
import { changeBusinessStatus } from './lifecycle/business-status.ts';
import { BusinessStatusBody } from './lifecycle/business-status.schema.ts';
import { changePendingEmail } from './record/business-email.ts';
import { createBusinessWrites } from './record/business-write.ts';
import { authorizeBusiness, idOf } from './record/business.policy.ts';
import { listBusinesses, readBusiness } from './record/business.repository.ts';
import {
  BUSINESS_UPLOADS,
  BusinessCreate,
  BusinessDetailQuery,
  BusinessListQuery,
  BusinessPage,
  BusinessRecord,
  BusinessUpdate,
} from './record/business.schema.ts';

const path = '/api/management/business';
const operation = 'managementBusiness';
const tags = ['management business'];
const STAFF = ['Staff', 'Admin'] as const;

type Options = { services: Services };

/** Businesses: staff manage all of them, the users of a business their own. */
export const businessRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  await app.register(staffRoutes, options);
  await app.register(recordRoutes, options);
  await app.register(historyRoutes, {
    ...{ ...options, tags, access: STAFF },
    path: `${path}/:id/audit`,
    operationId: `${operation}Audit`,
    summary: 'History of a business, newest first',
    entity: 'business_profile',
    noun: 'Business',
  });
};

const staffRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const route = routesOf(app, { path, operation, tags, access: STAFF });
  const { check, create } = createBusinessWrites(services);

  route('GET', 'List', {
    summary: 'All businesses',
    query: BusinessListQuery,
    answer: BusinessPage,
    handler: ({ query }) => listBusinesses(services.db, query),
  });

  route('POST', 'Create', {
    summary: 'Creates a business pending approval; its users are invited',
    invalidates: ['client'],
    form: BusinessCreate,
    uploads: BUSINESS_UPLOADS,
    check: (request, data) => check(identityOf(request), null, data, request.uploads),
    created: BusinessRecord,
    handler: (request) => create(actorContextOf(request), request.body.data, request.uploads),
  });

  route('DELETE /:id', 'Delete', {
    summary: 'Deletes a business and its accounts; all can be restored for 30 days',
    invalidates: ['client', 'job'],
    handler: (request) => deleteBusiness(services, actorContextOf(request), request.params.id),
  });

  route('POST /:id/restore', 'Restore', {
    summary: 'Restores a deleted business and its accounts',
    invalidates: ['client', 'job'],
    answer: BusinessRecord,
    handler: (request) => restoreBusiness(services, actorContextOf(request), request.params.id),
  });
};

/** One business, for staff and for its own users. */
const recordRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const access = ['Business', ...STAFF] as const;
  const route = routesOf(app, { path, operation, tags, access, onRequest: authorizeBusiness });
  const { check, update } = createBusinessWrites(services);

  routesOf(app, { path, operation, tags, access: ['Business'] })('GET /profile', 'Own', {
    summary: 'The own business',
    isOpenWhileSuspended: true,
    answer: BusinessRecord,
    handler: async (request) => {
      const reader = identityOf(request);
      if (!reader.businessProfileId) throw new AppError('BUSINESS_NOT_EXIST');
      return readBusiness(services.db, reader.businessProfileId, { reader });
    },
  });

  route('GET /:id', 'Detail', {
    summary: 'The full record of a business',
    isOpenWhileSuspended: true,
    query: BusinessDetailQuery,
    answer: BusinessRecord,
    handler: async (request) => {
      const reader = identityOf(request);
      const { deleted = false } = request.query;
      if (deleted && !isStaff(reader)) throw new AppError('FORBIDDEN');
      return readBusiness(services.db, idOf(request), { reader, deleted });
    },
  });

  route('PUT /:id', 'Update', {
    summary: 'Changes a business; absent fields stay',
    invalidates: ['client'],
    form: BusinessUpdate,
    uploads: BUSINESS_UPLOADS,
    check: (request, data) => check(identityOf(request), idOf(request), data, request.uploads),
    answer: BusinessRecord,
    handler: (request) =>
      update(actorContextOf(request), idOf(request), request.body.data, request.uploads),
  });

  route('POST /:id/email/resend', 'EmailResend', {
    summary: 'Mails the link of the contact address that waits again; no-op without one',
    answer: BusinessRecord,
    handler: (request) =>
      changePendingEmail(services, actorContextOf(request), idOf(request), 'resend'),
  });

  route('DELETE /:id/email', 'EmailWithdraw', {
    summary: 'Withdraws the contact address that waits; no-op without one',
    answer: BusinessRecord,
    handler: (request) =>
      changePendingEmail(services, actorContextOf(request), idOf(request), 'drop'),
  });

  route('PUT /:id/status', 'Status', {
    summary: 'Approves, rejects, suspends, reinstates or resubmits a business',
    invalidates: ['client', 'job'],
    body: BusinessStatusBody,
    answer: BusinessRecord,
    handler: (request) =>
      changeBusinessStatus(services, {
        writer: actorContextOf(request),
        id: idOf(request),
        wanted: request.body,
      }),
  });
};
