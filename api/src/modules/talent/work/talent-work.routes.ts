import { recordOf, type Services } from '@dara/backend';
import { routesOf } from '../../../kernel/http/routes.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { WorkRecord } from '../record/talent-record.schema.ts';
import { addWork, createWorkUpdate, deleteWork } from './talent-work.ts';
import { WORK_FILES_MAX, WorkCreateBody, WorkUpdate } from './talent-work.schema.ts';
import { idOf, authorizeTalent } from '../rules/talent.policy.ts';

const PATH = '/api/management/talent/:id/work';
/** These writes affect the talent's page and the lists of talents. */
const tags = ['management talent', 'talent'];

function workOf(request: Pick<FastifyRequest, 'params'>) {
  return { talentId: idOf(request), workId: (request.params as { workId: string }).workId };
}

/** The works of a talent: one of each type, with budgets, experiences and performances. */
export const talentWorkRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { check, update } = createWorkUpdate(services);

  const route = routesOf(app, {
    path: PATH,
    operation: 'managementTalentWork',
    access: ['Talent', 'Staff', 'Admin'],
    tags,
  });

  route('POST', 'Create', {
    summary: 'Adds a type of work',
    onRequest: authorizeTalent,
    body: WorkCreateBody,
    created: WorkRecord,
    handler: (request) =>
      addWork(services, actorContextOf(request), request.params.id, request.body.talentType),
  });

  route('PUT /:workId', 'Update', {
    summary: 'Changes a work; absent lists stay',
    check: (request) => check(workOf(request), recordOf<WorkUpdate>(request), request.uploads),
    onRequest: authorizeTalent,
    form: WorkUpdate,
    uploads: { imageFiles: WORK_FILES_MAX },
    answer: WorkRecord,
    handler: (request) =>
      update(actorContextOf(request), workOf(request), request.body.data, request.uploads),
  });

  route('DELETE /:workId', 'Delete', {
    summary: 'Removes a type of work',
    onRequest: authorizeTalent,
    handler: (request) => deleteWork(services, actorContextOf(request), workOf(request)),
  });
};
