import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { IdParams } from '../../kernel/schema/shapes.ts';
import { addApplication } from './application-add.ts';
import { createDecisions } from './application-status.ts';
import {
  AddBody,
  ApplicationBulkBody,
  ApplicationBulkResult,
  ApplicationParams,
  ApplicationRow,
  StageBody,
} from './application.schema.ts';

const PATH = '/api/management/job/:id/application';
/** A hire changes its job as well. */
const tags = ['management application', 'management job'];
const access = ['Business', 'Staff', 'Admin'] as const;

/** Decisions about applications, single and in bulk, and talents added by staff. */
export const decisionRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const decisions = createDecisions(services);

  app.put(`${PATH}/:aid/status`, {
    config: { access },
    schema: {
      operationId: 'managementApplicationStatus',
      summary: 'Moves an application to a stage; a business shortlists and rejects',
      description:
        'Hired to Shortlisted releases a hire: bookings end, `message` goes to the talent, a closed job opens again.',
      tags,
      params: ApplicationParams,
      body: StageBody,
      response: { 200: ApplicationRow },
    },
    handler: (request) => {
      const { id, aid } = request.params;
      return decisions.move({ ...actorContextOf(request), jobId: id }, aid, request.body);
    },
  });

  app.post(`${PATH}/bulk`, {
    config: { access },
    schema: {
      operationId: 'managementApplicationBulk',
      summary: 'Moves many applications to a stage, naming those that could not be moved',
      tags,
      params: IdParams,
      body: ApplicationBulkBody,
      response: { 200: ApplicationBulkResult },
    },
    handler: (request) => {
      const { ids, ...wanted } = request.body;
      const deciding = { ...actorContextOf(request), jobId: request.params.id };
      return decisions.moveMany(deciding, ids, wanted);
    },
  });

  app.post(PATH, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementApplicationAdd',
      summary: 'Puts a talent on the board of a job',
      tags,
      params: IdParams,
      body: AddBody,
      response: { 201: ApplicationRow },
    },
    handler: async (request, reply) => {
      const deciding = { ...actorContextOf(request), jobId: request.params.id };
      const added = await addApplication(services, deciding, request.body);
      return reply.status(201).send(added);
    },
  });
};
