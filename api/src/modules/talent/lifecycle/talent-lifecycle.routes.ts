import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { bulkTalents } from './talent-bulk.ts';
import { sendPasswordLink } from './talent-invitation.ts';
import { deleteTalent, restoreTalent } from './talent-lifecycle.ts';
import { TalentBulkBody, TalentBulkResult, TalentStatusBody } from './talent-lifecycle.schema.ts';
import { TalentRecord } from '../record/talent-record.schema.ts';
import { changeTalentStatus } from './talent-status.ts';
import { authorizeTalent } from '../rules/talent.policy.ts';

const PATH = '/api/management/talent';

/** Lifecycle of talents: status, deletion and restore, single and in bulk. */
export const talentLifecycleRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, {
    path: PATH,
    operation: 'managementTalent',
    access: ['Admin'],
    tags: ['management talent'],
  });

  route('PUT /:id/status', 'Status', {
    summary: 'Approves, rejects, archives or resubmits a talent',
    access: ['Talent', 'Staff', 'Admin'],
    onRequest: authorizeTalent,
    invalidates: ['talent'],
    body: TalentStatusBody,
    answer: TalentRecord,
    handler: (request) => {
      const { params, body: wanted } = request;
      return changeTalentStatus(services, { ...actorContextOf(request), ...params, wanted });
    },
  });

  route('DELETE /:id', 'Delete', {
    summary: 'Deletes a talent and its account; both can be restored for 30 days',
    invalidates: ['talent'],
    handler: (request) => deleteTalent(services, actorContextOf(request), request.params.id),
  });

  route('POST /:id/restore', 'Restore', {
    summary: 'Restores a deleted talent and its account',
    invalidates: ['talent'],
    answer: TalentRecord,
    handler: (request) => restoreTalent(services, actorContextOf(request), request.params.id),
  });

  route('POST /:id/passwordlink', 'PasswordLink', {
    summary: 'Mails the talent a link to choose a password; staff never set one themselves',
    access: ['Staff', 'Admin'],
    handler: (request) => sendPasswordLink(services, actorContextOf(request), request.params.id),
  });

  route('POST /bulk', 'Bulk', {
    summary: 'Activates, deactivates, tags or untags many talents; one result per talent',
    access: ['Staff', 'Admin'],
    idempotency: 'repeatable',
    invalidates: ['talent'],
    body: TalentBulkBody,
    answer: TalentBulkResult,
    handler: (request) => bulkTalents(services, actorContextOf(request), request.body),
  });
};
