import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { addApplication } from './application-add.ts';
import { createDecisions } from './application-status.ts';
import {
  AddBody,
  ApplicationBulkBody,
  ApplicationBulkResult,
  ApplicationRow,
  StageBody,
} from './application.schema.ts';

const PATH = '/api/management/job/:id/application';
/** A hire changes its job as well. */
const tags = ['management application', 'management job'];
const access = ['Business', 'Staff', 'Admin'] as const;

/** Decisions about applications, single and in bulk, and talents added by staff. */
export const decisionRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const decisions = createDecisions(services);

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementApplication',
    access: access,
    tags,
  });

  route('PUT /:aid/status', 'Status', {
    summary: 'Moves an application to a stage; a business shortlists and rejects',
    description:
      'Hired to Shortlisted releases a hire: bookings end, `message` goes to the talent, a closed job opens again.',
    body: StageBody,
    answer: ApplicationRow,
    handler: (request) => {
      const { id, aid } = request.params;
      return decisions.move({ ...actorContextOf(request), jobId: id }, aid, request.body);
    },
  });

  route('POST /bulk', 'Bulk', {
    summary: 'Moves many applications to a stage, naming those that could not be moved',
    body: ApplicationBulkBody,
    answer: ApplicationBulkResult,
    handler: (request) => {
      const { ids, ...wanted } = request.body;
      const deciding = { ...actorContextOf(request), jobId: request.params.id };
      return decisions.moveMany(deciding, ids, wanted);
    },
  });

  route('POST', 'Add', {
    summary: 'Puts a talent on the board of a job',
    access: ['Staff', 'Admin'],
    body: AddBody,
    created: ApplicationRow,
    handler: async (request) => {
      const deciding = { ...actorContextOf(request), jobId: request.params.id };
      const added = await addApplication(services, deciding, request.body);
      return added;
    },
  });
};
