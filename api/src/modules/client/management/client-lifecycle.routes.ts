import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import { changeClients, deleteClient, restoreClient } from './client-lifecycle.ts';
import { orderClients } from './order-clients.ts';
import {
  ClientBulkBody,
  ClientBulkResult,
  ClientOrder,
  ClientRecord,
} from './client-management.schema.ts';

const PATH = '/api/management/client';
const access = ['Staff', 'Admin'] as const;
const tags = ['management client', 'client'];

/** What becomes of clients: their order, many at once, deleting and restoring. */
export const clientLifecycleRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.put(`${PATH}/order`, {
    config: { access },
    schema: {
      operationId: 'managementClientOrder',
      summary: 'Puts clients in an order among themselves',
      tags,
      body: ClientOrder,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await orderClients(services, actorContextOf(request), request.body);
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/bulk`, {
    config: { idempotency: 'repeatable', access },
    schema: {
      operationId: 'managementClientBulk',
      summary: 'Publishes, takes down or deletes many clients; answers for each',
      tags,
      body: ClientBulkBody,
      response: { 200: ClientBulkResult },
    },
    handler: (request) => changeClients(services, actorContextOf(request), request.body),
  });

  app.delete(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementClientDelete',
      summary: 'Deletes a client; it can be restored for 30 days',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await deleteClient(services, actorContextOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/:id/restore`, {
    config: { access },
    schema: {
      operationId: 'managementClientRestore',
      tags,
      params: IdParams,
      response: { 200: ClientRecord },
    },
    handler: (request) => restoreClient(services, actorContextOf(request), request.params.id),
  });
};
