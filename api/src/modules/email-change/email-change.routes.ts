import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { Empty, IdParams } from '../../kernel/schema/shapes.ts';
import {
  EmailChangeDecisionBody,
  EmailChangeQuery,
  WaitingEmailChanges,
} from './email-change.schema.ts';
import { cancelChange, decideChange, reportOldAddressLost, readWaiting } from './email-change.ts';

const PATH = '/api/management/email-change';
/** Cache tags of both records that show the change. */
const tags = ['profile', 'talent'];
const config = { access: ['Admin', 'Staff'], rateLimit: { max: 300, windowMs: 600_000 } } as const;

/** Email changes requested by staff: read, cancel, and approval by a second user. */
export const othersEmailRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get(PATH, {
    config,
    schema: {
      operationId: 'managementEmailChange',
      summary: 'The pending email change of a user or talent',
      tags,
      querystring: EmailChangeQuery,
      response: { 200: WaitingEmailChanges },
    },
    handler: async (request) => ({
      pending: await readWaiting(services.db, identityOf(request), request.query),
    }),
  });

  app.delete(`${PATH}/:id`, {
    config,
    schema: {
      operationId: 'managementEmailChangeCancel',
      summary: 'Cancels the email change; mailed links become invalid',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await cancelChange(services, actorContextOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/:id/old-lost`, {
    config,
    schema: {
      operationId: 'managementEmailChangeOldLost',
      summary: 'Reports the old address as lost: a second member of the team decides',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await reportOldAddressLost(services, actorContextOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/:id/decision`, {
    config,
    schema: {
      operationId: 'managementEmailChangeDecide',
      summary:
        'Approves or declines the change when the old address is lost; not for the requester',
      tags,
      params: IdParams,
      body: EmailChangeDecisionBody,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { isApproved } = request.body;
      await decideChange(services, actorContextOf(request), { id, isApproved });
      return reply.status(204).send(null);
    },
  });
};
