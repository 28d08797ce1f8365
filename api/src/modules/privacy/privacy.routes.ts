import { type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { historyRoutes } from '../../kernel/record/history.routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { IdParams } from '../../kernel/schema/shapes.ts';
import { declareErasePerson } from './erasure/erase-person.job.ts';
import { PRIVACY_ENTITY } from './privacy.audit.ts';
import { createPrivacyRequest } from './privacy-create.ts';
import { ownPrivacyRoutes } from './privacy-own.routes.ts';
import { checkIdentity, changePrivacyStatus } from './privacy-status.ts';
import { listPrivacyRequests, readPrivacyRequest, requirePrivacyId } from './privacy.repository.ts';
import {
  PrivacyCreate,
  PrivacyIdentityBody,
  PrivacyListQuery,
  PrivacyPage,
  PrivacyRecord,
  PrivacyStatusBody,
} from './privacy.schema.ts';

const PATH = '/api/management/privacy';
const tags = ['privacy'];
const config = { access: ['Admin'] as const };

/** Requests about personal data, for administrators. */
export const privacyRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  declareErasePerson(services);
  await app.register(ownPrivacyRoutes, { services });
  await app.register(privacyReadRoutes, { services });

  app.post(PATH, {
    config,
    schema: {
      operationId: 'managementPrivacyCreate',
      summary: "Records a person's request; returns the pending one if it exists",
      tags,
      body: PrivacyCreate,
      response: { 200: PrivacyRecord, 201: PrivacyRecord },
    },
    handler: async (request, reply) => {
      const context = actorContextOf(request);
      const { id, isNew } = await createPrivacyRequest(services, context, request.body);
      const record = await readPrivacyRequest(services.db, id, context.actor.id);
      return reply.status(isNew ? 201 : 200).send(record);
    },
  });

  app.put(`${PATH}/:id/identity`, {
    config,
    schema: {
      operationId: 'managementPrivacyIdentity',
      summary: "Records how the requester's identity was verified",
      tags,
      params: IdParams,
      body: PrivacyIdentityBody,
      response: { 200: PrivacyRecord },
    },
    handler: (request) =>
      checkIdentity(
        services,
        actorContextOf(request),
        requirePrivacyId(request.params.id),
        request.body,
      ),
  });

  app.put(`${PATH}/:id/status`, {
    config,
    schema: {
      operationId: 'managementPrivacyStatus',
      summary: 'Answers, refuses or withdraws a request, or starts an erasure',
      tags,
      params: IdParams,
      body: PrivacyStatusBody,
      response: { 200: PrivacyRecord },
    },
    handler: (request) =>
      changePrivacyStatus(
        services,
        actorContextOf(request),
        requirePrivacyId(request.params.id),
        request.body,
      ),
  });
};

const privacyReadRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.get(PATH, {
    config,
    schema: {
      operationId: 'managementPrivacyList',
      summary: 'The worklist of requests: pending ones first, by due date',
      tags,
      querystring: PrivacyListQuery,
      response: { 200: PrivacyPage },
    },
    handler: ({ query }) => listPrivacyRequests(db, query),
  });

  app.get(`${PATH}/:id`, {
    config,
    schema: {
      operationId: 'managementPrivacyDetail',
      tags,
      params: IdParams,
      response: { 200: PrivacyRecord },
    },
    handler: (request) =>
      readPrivacyRequest(db, requirePrivacyId(request.params.id), actorContextOf(request).actor.id),
  });

  await app.register(historyRoutes, {
    services,
    path: `${PATH}/:id/audit`,
    operationId: 'managementPrivacyAudit',
    summary: 'History of a request, newest first',
    tags,
    access: ['Admin'],
    entity: PRIVACY_ENTITY,
    noun: 'Privacy',
    requireId: requirePrivacyId,
  });
};
