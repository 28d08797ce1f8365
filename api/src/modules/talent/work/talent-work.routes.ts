import { multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { WorkRecord } from '../record/talent-record.schema.ts';
import { addWork, createWorkUpdate, deleteWork } from './talent-work.ts';
import {
  WORK_FILES_MAX,
  WorkCreateBody,
  WorkParams,
  WorkUpdateForm,
  type WorkUpdate,
} from './talent-work.schema.ts';
import { idOf, authorizeTalent } from '../rules/talent.policy.ts';

const PATH = '/api/management/talent/:id/work';
const config = { access: ['Talent', 'Staff', 'Admin'] } as const;
/** These writes affect the talent's page and the lists of talents. */
const tags = ['management talent', 'talent'];

function workOf(request: Pick<FastifyRequest, 'params'>) {
  return { talentId: idOf(request), workId: (request.params as { workId: string }).workId };
}

/** The works of a talent: one of each type, with budgets, experiences and performances. */
export const talentWorkRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { check, update } = createWorkUpdate(services);

  app.post(PATH, {
    config,
    onRequest: authorizeTalent,
    schema: {
      operationId: 'managementTalentWorkCreate',
      summary: 'Adds a type of work',
      tags,
      params: IdParams,
      body: WorkCreateBody,
      response: { 201: WorkRecord },
    },
    handler: async (request, reply) => {
      const id = request.params.id.toLowerCase();
      const work = await addWork(services, actorContextOf(request), id, request.body.talentType);
      return reply.status(201).send(work);
    },
  });

  app.put(`${PATH}/:workId`, {
    config: {
      ...config,
      check: (request) => check(workOf(request), recordOf<WorkUpdate>(request), request.uploads),
    },
    onRequest: authorizeTalent,
    preValidation: multipartRecord({ imageFiles: WORK_FILES_MAX }),
    schema: {
      operationId: 'managementTalentWorkUpdate',
      summary: 'Changes a work; absent lists stay',
      tags,
      consumes: ['multipart/form-data', 'application/json'],
      params: WorkParams,
      body: WorkUpdateForm,
      response: { 200: WorkRecord },
    },
    handler: (request) =>
      update(actorContextOf(request), workOf(request), request.body.data, request.uploads),
  });

  app.delete(`${PATH}/:workId`, {
    config,
    onRequest: authorizeTalent,
    schema: {
      operationId: 'managementTalentWorkDelete',
      summary: 'Removes a type of work',
      tags,
      params: WorkParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const of = { talentId: request.params.id.toLowerCase(), workId: request.params.workId };
      await deleteWork(services, actorContextOf(request), of);
      return reply.status(204).send(null);
    },
  });
};
