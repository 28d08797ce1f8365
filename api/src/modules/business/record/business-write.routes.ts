import { identityOf, multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { createBusinessWrites } from './business-write.ts';
import { authorizeBusiness, idOf } from './business.policy.ts';
import {
  BUSINESS_UPLOADS,
  BusinessCreateForm,
  BusinessRecord,
  BusinessUpdateForm,
  type BusinessCreate,
  type BusinessUpdate,
} from './business.schema.ts';

const PATH = '/api/management/business';
/** These writes affect the list of clients and public jobs. */
const tags = ['management business', 'client'];
const consumes = ['multipart/form-data', 'application/json'];

/** Creation of businesses by staff, and changes by staff or owners. */
export const businessWriteRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { check, create, update } = createBusinessWrites(services);

  app.post(PATH, {
    config: {
      access: ['Staff', 'Admin'],
      check: (request) =>
        check(identityOf(request), null, recordOf<BusinessCreate>(request), request.uploads),
    },
    preValidation: multipartRecord(BUSINESS_UPLOADS),
    schema: {
      operationId: 'managementBusinessCreate',
      summary: 'Makes a business, which waits for approval; its people are invited',
      tags,
      consumes,
      body: BusinessCreateForm,
      response: { 201: BusinessRecord },
    },
    handler: async (request, reply) => {
      const { data } = request.body;
      const made = await create(actorContextOf(request), data, request.uploads);
      return reply.status(201).send(made);
    },
  });

  app.put(`${PATH}/:id`, {
    config: {
      access: ['Business', 'Staff', 'Admin'],
      check: (request) =>
        check(
          identityOf(request),
          idOf(request),
          recordOf<BusinessUpdate>(request),
          request.uploads,
        ),
    },
    onRequest: authorizeBusiness,
    preValidation: multipartRecord(BUSINESS_UPLOADS),
    schema: {
      operationId: 'managementBusinessUpdate',
      summary: 'Changes a business; absent fields stay',
      tags,
      consumes,
      params: IdParams,
      body: BusinessUpdateForm,
      response: { 200: BusinessRecord },
    },
    handler: (request) =>
      update(actorContextOf(request), idOf(request), request.body.data, request.uploads),
  });
};
