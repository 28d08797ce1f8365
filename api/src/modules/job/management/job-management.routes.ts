import { identityOf, multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { requireManagedJob } from '../job.policy.ts';
import { jobChoicesRoutes } from './job-choices.routes.ts';
import { jobExportRoutes } from './job-export.routes.ts';
import {
  JobCreateForm,
  JobUpdateForm,
  type JobCreate,
  type JobUpdate,
} from './job-input.schema.ts';
import { jobLifecycleRoutes } from './job-lifecycle.routes.ts';
import { JOB_UPLOADS } from './job-picture.ts';
import { readDeletedJob, readJob } from './job-read.ts';
import { JobRecord } from './job-record.schema.ts';
import { createJobWrites } from './job-write.ts';

const PATH = '/api/management/job';
const access = ['Business', 'Staff', 'Admin'] as const;
/** These writes affect the public lists. */
const tags = ['management job', 'job'];

const JobDetailQuery = Type.Object({
  deleted: Type.Optional(Type.Boolean({ description: 'One that can be restored instead' })),
});

const idOf = ({ params }: Pick<FastifyRequest, 'params'>) => (params as { id: string }).id;

/** Jobs as a business and the agency's staff manage them: a business its own, staff all. */
export const jobManagementRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  await app.register(jobChoicesRoutes, { services });
  await app.register(jobExportRoutes, { services });
  await app.register(jobLifecycleRoutes, { services });
  await app.register(jobRecordRoutes, { services });
};

const jobRecordRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const writes = createJobWrites(services);

  app.post(PATH, {
    config: {
      access,
      check: (request) =>
        writes.checkCreate(identityOf(request), recordOf<JobCreate>(request), request.uploads),
    },
    preValidation: multipartRecord(JOB_UPLOADS),
    schema: {
      operationId: 'managementJobCreate',
      summary: 'Makes a job as a draft; a business its own',
      tags,
      consumes: ['multipart/form-data', 'application/json'],
      body: JobCreateForm,
      response: { 201: JobRecord },
    },
    handler: async (request, reply) => {
      const { body, uploads } = request;
      const job = await writes.create(actorContextOf(request), body.data, uploads);
      return reply.status(201).send(job);
    },
  });

  app.get(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementJobDetail',
      summary: 'The full record of a job; for a business its own',
      tags: ['management job'],
      params: IdParams,
      querystring: JobDetailQuery,
      response: { 200: JobRecord },
    },
    handler: (request) => {
      const actor = identityOf(request);
      const { params, query } = request;
      return query.deleted ? readDeletedJob(db, actor, params.id) : readJob(db, actor, params.id);
    },
  });

  app.put(`${PATH}/:id`, {
    config: {
      access,
      check: (request) =>
        writes.checkUpdate(
          identityOf(request),
          idOf(request),
          recordOf<JobUpdate>(request),
          request.uploads,
        ),
    },
    // Checked before the body is read.
    onRequest: async (request) => {
      await requireManagedJob(db, identityOf(request), idOf(request));
    },
    preValidation: multipartRecord(JOB_UPLOADS),
    schema: {
      operationId: 'managementJobUpdate',
      summary:
        "Changes a job; what is left out stays. A business's edit of an open job waits for staff again",
      tags,
      consumes: ['multipart/form-data', 'application/json'],
      params: IdParams,
      body: JobUpdateForm,
      response: { 200: JobRecord },
    },
    handler: (request) =>
      writes.update(actorContextOf(request), idOf(request), request.body.data, request.uploads),
  });
};
