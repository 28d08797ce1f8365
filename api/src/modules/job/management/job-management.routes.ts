import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { readDeletedJob, readJob } from './job-read.ts';
import { JobRecord } from './job-record.schema.ts';

const PATH = '/api/management/job';
const access = ['Business', 'Staff', 'Admin'] as const;

const JobDetailQuery = Type.Object({
  deleted: Type.Optional(Type.Boolean({ description: 'One that can be restored instead' })),
});

/** Jobs as a business and the agency's staff manage them: a business its own, staff all. */
export const jobManagementRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
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
      return query.deleted
        ? readDeletedJob(services.db, actor, params.id)
        : readJob(services.db, actor, params.id);
    },
  });
};
