import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import { authorizeBusiness, idOf, requireBusinessId } from '../record/business.policy.ts';
import { BusinessRecord } from '../record/business.schema.ts';
import { deleteBusiness, restoreBusiness } from './business-lifecycle.ts';
import { changeBusinessStatus } from './business-status.ts';
import { BusinessStatusBody } from './business-status.schema.ts';

const PATH = '/api/management/business/:id';
const tags = ['management business', 'client', 'job'];

/** Status changes, deletion and restore of businesses. */
export const businessLifecycleRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.put(`${PATH}/status`, {
    config: { access: ['Business', 'Staff', 'Admin'] },
    onRequest: authorizeBusiness,
    schema: {
      operationId: 'managementBusinessStatus',
      summary: 'Approves, rejects, suspends, reinstates, or sends in again',
      tags,
      params: IdParams,
      body: BusinessStatusBody,
      response: { 200: BusinessRecord },
    },
    handler: (request) =>
      changeBusinessStatus(services, {
        writer: actorContextOf(request),
        id: idOf(request),
        wanted: request.body,
      }),
  });

  app.delete(PATH, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementBusinessDelete',
      summary: 'Deletes a business and its accounts; all can be restored for 30 days',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const id = requireBusinessId(request.params.id);
      await deleteBusiness(services, actorContextOf(request), id);
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/restore`, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementBusinessRestore',
      summary: 'Brings a deleted business and its accounts back',
      tags,
      params: IdParams,
      response: { 200: BusinessRecord },
    },
    handler: (request) =>
      restoreBusiness(services, actorContextOf(request), requireBusinessId(request.params.id)),
  });
};
