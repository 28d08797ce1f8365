import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { bulkTalents } from './talent-bulk.ts';
import { sendPasswordLink } from './talent-invitation.ts';
import { deleteTalent, restoreTalent } from './talent-lifecycle.ts';
import { TalentBulkBody, TalentBulkResult, TalentStatusBody } from './talent-lifecycle.schema.ts';
import { TalentRecord } from '../record/talent-record.schema.ts';
import { changeTalentStatus } from './talent-status.ts';
import { authorizeTalent, requireTalentId } from '../rules/talent.policy.ts';

const PATH = '/api/management/talent';
/** These writes affect the talent's page and the lists of talents. */
const tags = ['management talent', 'talent'];

/** Lifecycle of talents: status, deletion and restore, single and in bulk. */
export const talentLifecycleRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.put(`${PATH}/:id/status`, {
    config: { access: ['Talent', 'Staff', 'Admin'] },
    onRequest: authorizeTalent,
    schema: {
      operationId: 'managementTalentStatus',
      summary: 'Approves, rejects, archives or resubmits a talent',
      tags,
      params: IdParams,
      body: TalentStatusBody,
      response: { 200: TalentRecord },
    },
    handler: (request) => {
      const id = request.params.id.toLowerCase();
      return changeTalentStatus(services, { ...actorContextOf(request), id, wanted: request.body });
    },
  });

  app.delete(`${PATH}/:id`, {
    config: { access: ['Admin'] },
    schema: {
      operationId: 'managementTalentDelete',
      summary: 'Deletes a talent and its account; both can be restored for 30 days',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await deleteTalent(services, actorContextOf(request), requireTalentId(request.params.id));
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/:id/restore`, {
    config: { access: ['Admin'] },
    schema: {
      operationId: 'managementTalentRestore',
      summary: 'Restores a deleted talent and its account',
      tags,
      params: IdParams,
      response: { 200: TalentRecord },
    },
    handler: (request) =>
      restoreTalent(services, actorContextOf(request), requireTalentId(request.params.id)),
  });

  app.post(`${PATH}/:id/passwordlink`, {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementTalentPasswordLink',
      summary: 'Mails the talent a link to choose a password; staff never set one themselves',
      tags: ['management talent'],
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await sendPasswordLink(services, actorContextOf(request), requireTalentId(request.params.id));
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/bulk`, {
    config: { idempotency: 'repeatable', access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementTalentBulk',
      summary: 'Activates, deactivates, tags or untags many talents; one result per talent',
      tags,
      body: TalentBulkBody,
      response: { 200: TalentBulkResult },
    },
    handler: (request) => bulkTalents(services, actorContextOf(request), request.body),
  });
};
