import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { historyRoutes } from '../../../kernel/record/history.routes.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import { requireJobId } from '../job.policy.ts';
import { deleteJob, duplicateJob, restoreJob } from './job-lifecycle.ts';
import { JobBulkBody, JobBulkResult, JobStatusBody } from './job-lifecycle.schema.ts';
import { JobRecord } from './job-record.schema.ts';
import { bulkJobStatus, changeJobStatus } from './job-status.ts';

const PATH = '/api/management/job';
const access = ['Business', 'Staff', 'Admin'] as const;
/** These writes affect the public lists. */
const tags = ['management job', 'job'];

/** Lifecycle of jobs: status, copies, deletion, restore and history. */
export const jobLifecycleRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  await app.register(historyRoutes, {
    services,
    path: `${PATH}/:id/audit`,
    operationId: 'managementJobAudit',
    summary: 'History of a job, newest first',
    tags: ['management job'],
    access: ['Staff', 'Admin'],
    entity: 'job',
    noun: 'Job',
    requireId: requireJobId,
  });

  app.put(`${PATH}/:id/status`, {
    config: { access },
    schema: {
      operationId: 'managementJobStatus',
      summary: 'Submits, opens, returns, closes, completes or cancels a job',
      tags,
      params: IdParams,
      body: JobStatusBody,
      response: { 200: JobRecord },
    },
    handler: (request) =>
      changeJobStatus(services, actorContextOf(request), request.params.id, request.body),
  });

  app.post(`${PATH}/bulk`, {
    config: { idempotency: 'repeatable', access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementJobBulk',
      summary: 'Moves many jobs to one status; one result per job',
      tags,
      body: JobBulkBody,
      response: { 200: JobBulkResult },
    },
    handler: (request) => bulkJobStatus(services, actorContextOf(request), request.body),
  });

  app.post(`${PATH}/:id/duplicate`, {
    config: { access },
    schema: {
      operationId: 'managementJobDuplicate',
      summary: 'Makes a draft from a job, without its days',
      tags,
      params: IdParams,
      response: { 201: JobRecord },
    },
    handler: async (request, reply) => {
      const job = await duplicateJob(services, actorContextOf(request), request.params.id);
      return reply.status(201).send(job);
    },
  });

  app.delete(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementJobDelete',
      summary: 'Deletes a draft, staff also a cancelled job; it can be restored for 30 days',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await deleteJob(services, actorContextOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/:id/restore`, {
    config: { access },
    schema: {
      operationId: 'managementJobRestore',
      summary: 'Brings a deleted job back',
      tags,
      params: IdParams,
      response: { 200: JobRecord },
    },
    handler: (request) => restoreJob(services, actorContextOf(request), request.params.id),
  });
};
