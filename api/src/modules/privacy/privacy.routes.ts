import { type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { historyRoutes } from '../../kernel/record/history.routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { declareErasePerson } from './erasure/erase-person.job.ts';
import { PRIVACY_ENTITY } from './privacy.audit.ts';
import { createPrivacyRequest } from './privacy-create.ts';
import { ownPrivacyRoutes } from './privacy-own.routes.ts';
import { checkIdentity, changePrivacyStatus } from './privacy-status.ts';
import { listPrivacyRequests, readPrivacyRequest } from './privacy.repository.ts';
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
const group = {
  path: PATH,
  operation: 'managementPrivacy',
  access: ['Admin'] as const,
  tags,
} as const;

/** Requests about personal data, for administrators. */
export const privacyRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  declareErasePerson(services);
  await app.register(ownPrivacyRoutes, { services });
  await app.register(privacyReadRoutes, { services });

  const route = routesOf(app, group);

  route('POST', 'Create', {
    summary: "Records a person's request; returns the pending one if it exists",
    body: PrivacyCreate,
    replies: { 201: PrivacyRecord },
    answer: PrivacyRecord,
    handler: async (request, reply) => {
      const context = actorContextOf(request);
      const { id, isNew } = await createPrivacyRequest(services, context, request.body);
      const record = await readPrivacyRequest(services.db, id, context.actor.id);
      return reply.status(isNew ? 201 : 200).send(record);
    },
  });

  route('PUT /:id/identity', 'Identity', {
    summary: "Records how the requester's identity was verified",
    body: PrivacyIdentityBody,
    answer: PrivacyRecord,
    handler: (request) =>
      checkIdentity(services, actorContextOf(request), request.params.id, request.body),
  });

  route('PUT /:id/status', 'Status', {
    summary: 'Answers, refuses or withdraws a request, or starts an erasure',
    body: PrivacyStatusBody,
    answer: PrivacyRecord,
    handler: (request) =>
      changePrivacyStatus(services, actorContextOf(request), request.params.id, request.body),
  });
};

const privacyReadRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { db } = services;

  const route = routesOf(app, group);

  route('GET', 'List', {
    summary: 'The worklist of requests: pending ones first, by due date',
    query: PrivacyListQuery,
    answer: PrivacyPage,
    handler: ({ query }) => listPrivacyRequests(db, query),
  });

  route('GET /:id', 'Detail', {
    answer: PrivacyRecord,
    handler: (request) =>
      readPrivacyRequest(db, request.params.id, actorContextOf(request).actor.id),
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
  });
};
