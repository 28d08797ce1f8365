import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { askFor, ownRequests, withdrawOwn } from './privacy-own.ts';
import { OwnPrivacyBody, OwnPrivacyList, OwnPrivacyRequest } from './privacy.schema.ts';

const PATH = '/api/account/privacy';
const tags = ['account'];
const config = { access: ['Talent', 'Business'], isOpenWhileSuspended: true } as const;

/** Requests of users about their own data. */
export const ownPrivacyRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, { path: PATH, operation: 'accountPrivacy', ...config, tags });

  route('GET', 'List', {
    summary: "The user's own privacy requests and their status",
    answer: OwnPrivacyList,
    handler: async (request) => ({
      items: await ownRequests(services.db, identityOf(request)),
    }),
  });

  route('POST', 'Create', {
    summary:
      'Asks for access, correction or erasure; answers the open request of the kind when there is one',
    rateLimit: { max: 20, windowMs: 3_600_000 },
    body: OwnPrivacyBody,
    replies: { 201: OwnPrivacyRequest },
    answer: OwnPrivacyRequest,
    handler: async (request, reply) => {
      const asked = await askFor(services, actorContextOf(request), request.body);
      return reply.status(asked.isNew ? 201 : 200).send(asked.request);
    },
  });

  route('DELETE /:id', 'Withdraw', {
    summary: 'Withdraws a request that is not in progress',
    handler: (request) => withdrawOwn(services, actorContextOf(request), request.params.id),
  });
};
