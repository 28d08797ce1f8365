import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { routesOf, type RouteGroup } from '../../../kernel/http/routes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { historyRoutes } from '../../../kernel/record/history.routes.ts';
import { exportRoute } from '../../../kernel/record/workbook-answer.ts';
import { createTagFinder } from '../../tag/tag.public.ts';
import { toJobRow } from '../job.model.ts';
import { requireManagedJob } from '../job.policy.ts';
import { managementFilter } from '../job-query.ts';
import { createJobLists } from '../job.repository.ts';
import { JobRowPage, JobRowQuery, jobRowFilters } from '../job.schema.ts';
import { JobChoices, readJobChoices } from './job-choices.ts';
import { exportJobs } from './job-export.ts';
import { JobCreate, JobUpdate } from './job-input.schema.ts';
import { deleteJob, duplicateJob, restoreJob } from './job-lifecycle.ts';
import { JobBulkBody, JobBulkResult, JobStatusBody } from './job-lifecycle.schema.ts';
import { JOB_UPLOADS } from './job-image.ts';
import { readDeletedJob, readJob } from './job-read.ts';
import { JobRecord } from './job-record.schema.ts';
import { bulkJobStatus, changeJobStatus } from './job-status.ts';
import { createJobWrites } from './job-write.ts';

const group: RouteGroup = {
  path: '/api/management/job',
  operation: 'managementJob',
  tags: ['management job'],
  access: ['Business', 'Staff', 'Admin'],
  invalidates: ['job'],
};

const JobDetailQuery = Type.Object({
  deleted: Type.Optional(Type.Boolean({ description: 'A deleted record that can be restored' })),
});

const idOf = ({ params }: Pick<FastifyRequest, 'params'>) => (params as { id: string }).id;

type Options = { services: Services };

/** Jobs as a business and the agency's staff manage them: a business its own, staff all. */
export const jobManagementRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  await app.register(listRoutes, options);
  await app.register(recordRoutes, options);
  await app.register(lifecycleRoutes, options);
  await app.register(historyRoutes, {
    ...{ ...options, ...group, access: ['Staff', 'Admin'] },
    path: `${group.path}/:id/audit`,
    operationId: `${group.operation}Audit`,
    summary: 'History of a job, newest first',
    entity: 'job',
    noun: 'Job',
  });
};

const listRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const route = routesOf(app, group);
  const lists = createJobLists(services);
  const tagFinder = createTagFinder(services);

  route('GET', 'List', {
    summary: 'All jobs; for a business its own',
    query: JobRowQuery,
    answer: JobRowPage,
    handler: async (request) => {
      const { page, size } = request.query;
      const filter = await managementFilter(request.query, identityOf(request), tagFinder);
      if (!filter) return { items: [], page, size, total: 0 };
      const { rows, total } = await lists.list(filter, request.query);
      return { items: rows.map(toJobRow), page, size, total };
    },
  });

  exportRoute(route, {
    summary: 'The filtered list as a workbook; more than 1,000 rows for administrators only',
    file: 'jobs',
    filters: jobRowFilters,
    workbook: async ({ filter: asked, ...request }) => {
      const filter = await managementFilter(asked, request.actor, tagFinder);
      return exportJobs(services, { ...request, filter, asked });
    },
  });

  route('GET /choices', 'Choices', {
    summary: 'Tags and, for staff, businesses that a job can be given',
    answer: JobChoices,
    handler: (request) => readJobChoices(services.db, identityOf(request)),
  });
};

const recordRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const route = routesOf(app, group);
  const { db } = services;
  const writes = createJobWrites(services);

  route('POST', 'Create', {
    summary: 'Creates a draft job; a business for itself',
    form: JobCreate,
    uploads: JOB_UPLOADS,
    check: (request, data) => writes.checkCreate(identityOf(request), data, request.uploads),
    created: JobRecord,
    handler: (request) =>
      writes.create(actorContextOf(request), request.body.data, request.uploads),
  });

  route('GET /:id', 'Detail', {
    summary: 'The full record of a job; for a business its own',
    query: JobDetailQuery,
    answer: JobRecord,
    handler: (request) => {
      const read = request.query.deleted ? readDeletedJob : readJob;
      return read(db, identityOf(request), request.params.id);
    },
  });

  route('PUT /:id', 'Update', {
    summary:
      'Changes a job; absent fields stay. An open job that a business edits awaits staff again',
    onRequest: async (request) => {
      await requireManagedJob(db, identityOf(request), idOf(request));
    },
    form: JobUpdate,
    uploads: JOB_UPLOADS,
    check: (request, data) =>
      writes.checkUpdate(identityOf(request), idOf(request), data, request.uploads),
    answer: JobRecord,
    handler: (request) =>
      writes.update(actorContextOf(request), idOf(request), request.body.data, request.uploads),
  });
};

/** Status, copies, deletion and restore. */
const lifecycleRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const route = routesOf(app, group);

  route('PUT /:id/status', 'Status', {
    summary: 'Submits, opens, returns, closes, completes or cancels a job',
    body: JobStatusBody,
    answer: JobRecord,
    handler: (request) =>
      changeJobStatus(services, actorContextOf(request), request.params.id, request.body),
  });

  route('POST /bulk', 'Bulk', {
    summary: 'Moves many jobs to one status; one result per job',
    access: ['Staff', 'Admin'],
    idempotency: 'repeatable',
    body: JobBulkBody,
    answer: JobBulkResult,
    handler: (request) => bulkJobStatus(services, actorContextOf(request), request.body),
  });

  route('POST /:id/duplicate', 'Duplicate', {
    summary: 'Copies a job to a draft, without its days',
    created: JobRecord,
    handler: (request) => duplicateJob(services, actorContextOf(request), request.params.id),
  });

  route('DELETE /:id', 'Delete', {
    summary: 'Deletes a draft, staff also a cancelled job; it can be restored for 30 days',
    handler: (request) => deleteJob(services, actorContextOf(request), request.params.id),
  });

  route('POST /:id/restore', 'Restore', {
    summary: 'Restores a deleted job',
    answer: JobRecord,
    handler: (request) => restoreJob(services, actorContextOf(request), request.params.id),
  });
};
