import { multipartRecord, recordOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { historyRoutes } from '../../../kernel/record/history.routes.ts';
import { IdParams } from '../../../kernel/schema/shapes.ts';
import { clientLifecycleRoutes } from './client-lifecycle.routes.ts';
import { listClients, readClient, requireClientId } from './client-list.ts';
import {
  CLIENT_UPLOADS,
  ClientCreateForm,
  ClientDetailQuery,
  ClientListQuery,
  ClientRecord,
  ClientRecordPage,
  ClientUpdateForm,
  type ClientCreate,
  type ClientUpdate,
} from './client-management.schema.ts';
import { createClientWrites } from './client-write.ts';

const PATH = '/api/management/client';
const access = ['Staff', 'Admin'] as const;
const tags = ['management client'];
const writes = [...tags, 'client'];
const consumes = ['multipart/form-data', 'application/json'];

const clientReadRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.get(PATH, {
    config: { access },
    schema: {
      operationId: 'managementClientList',
      summary: 'All clients, those that follow a business included',
      tags,
      querystring: ClientListQuery,
      response: { 200: ClientRecordPage },
    },
    handler: ({ query }) => listClients(db, query),
  });

  app.get(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementClientDetail',
      tags,
      params: IdParams,
      querystring: ClientDetailQuery,
      response: { 200: ClientRecord },
    },
    handler: ({ params, query }) => readClient(db, params.id, query),
  });

  await app.register(historyRoutes, {
    services,
    path: `${PATH}/:id/audit`,
    operationId: 'managementClientAudit',
    summary: 'Who changed what of a client, the latest first',
    tags,
    access,
    entity: 'client',
    noun: 'Client',
    requireId: requireClientId,
  });
};

/** The clients that the agency shows, as editors keep them. */
export const clientManagementRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { check, create, update } = createClientWrites(services);
  await app.register(clientReadRoutes, { services });
  await app.register(clientLifecycleRoutes, { services });

  app.post(PATH, {
    config: {
      access,
      check: (request) => check(recordOf<ClientCreate>(request), request.uploads),
    },
    preValidation: multipartRecord(CLIENT_UPLOADS),
    schema: {
      operationId: 'managementClientCreate',
      summary: 'Makes a client, at the end of the order',
      tags: writes,
      consumes,
      body: ClientCreateForm,
      response: { 201: ClientRecord },
    },
    handler: async (request, reply) => {
      const made = await create(actorContextOf(request), request.body.data, request.uploads);
      return reply.status(201).send(made);
    },
  });

  app.put(`${PATH}/:id`, {
    config: {
      access,
      check: (request) => check(recordOf<ClientUpdate>(request), request.uploads),
    },
    preValidation: multipartRecord(CLIENT_UPLOADS),
    schema: {
      operationId: 'managementClientUpdate',
      summary: 'Changes a client; what is left out stays',
      tags: writes,
      consumes,
      params: IdParams,
      body: ClientUpdateForm,
      response: { 200: ClientRecord },
    },
    handler: (request) =>
      update(actorContextOf(request), request.params.id, request.body.data, request.uploads),
  });
};
