import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
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
export const othersEmailRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, { path: PATH, operation: 'managementEmail', ...config, tags });

  route('GET', 'Change', {
    summary: 'The pending email change of a user or talent',
    query: EmailChangeQuery,
    answer: WaitingEmailChanges,
    handler: async (request) => ({
      pending: await readWaiting(services.db, identityOf(request), request.query),
    }),
  });

  route('DELETE /:id', 'ChangeCancel', {
    summary: 'Cancels the email change; mailed links become invalid',
    handler: (request) => cancelChange(services, actorContextOf(request), request.params.id),
  });

  route('POST /:id/old-lost', 'ChangeOldLost', {
    summary: 'Reports the old address as lost: a second member of the team decides',
    handler: (request) =>
      reportOldAddressLost(services, actorContextOf(request), request.params.id),
  });

  route('POST /:id/decision', 'ChangeDecide', {
    summary: 'Approves or declines the change when the old address is lost; not for the requester',
    body: EmailChangeDecisionBody,
    handler: async (request) => {
      const { id } = request.params;
      const { isApproved } = request.body;
      await decideChange(services, actorContextOf(request), { id, isApproved });
    },
  });
};
