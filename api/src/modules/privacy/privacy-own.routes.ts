import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { Empty, IdParams } from '../../kernel/schema/shapes.ts';
import { askFor, ownRequests, withdrawOwn } from './privacy-own.ts';
import { requirePrivacyId } from './privacy.repository.ts';
import { OwnPrivacyBody, OwnPrivacyList, OwnPrivacyRequest } from './privacy.schema.ts';

const PATH = '/api/account/privacy';
const tags = ['account'];
const config = { access: ['Talent', 'Business'], isOpenWhileSuspended: true } as const;

/** Requests of users about their own data. */
export const ownPrivacyRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get(PATH, {
    config,
    schema: {
      operationId: 'accountPrivacyList',
      summary: "The user's own privacy requests and their status",
      tags,
      response: { 200: OwnPrivacyList },
    },
    handler: async (request) => ({
      items: await ownRequests(services.db, identityOf(request)),
    }),
  });

  app.post(PATH, {
    config: { ...config, rateLimit: { max: 20, windowMs: 3_600_000 } },
    schema: {
      operationId: 'accountPrivacyCreate',
      summary:
        'Asks for access, correction or erasure; answers the open request of the kind when there is one',
      tags,
      body: OwnPrivacyBody,
      response: { 200: OwnPrivacyRequest, 201: OwnPrivacyRequest },
    },
    handler: async (request, reply) => {
      const asked = await askFor(services, actorContextOf(request), request.body);
      return reply.status(asked.isNew ? 201 : 200).send(asked.request);
    },
  });

  app.delete(`${PATH}/:id`, {
    config,
    schema: {
      operationId: 'accountPrivacyWithdraw',
      summary: 'Withdraws a request that is not in progress',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const id = requirePrivacyId(request.params.id);
      await withdrawOwn(services, actorContextOf(request), id);
      return reply.status(204).send(null);
    },
  });
};
