import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import { requireProfileId } from '../profile.policy.ts';
import { ManagementProfile } from '../profile.schema.ts';
import {
  bulkProfiles,
  deleteProfile,
  restoreProfile,
  sendUserPasswordLink,
} from './profile-lifecycle.ts';
import { ProfileBulkBody, ProfileBulkResult } from './profile-lifecycle.schema.ts';

const PATH = '/api/management/profile';
const tags = ['profile'];
const access = ['Admin'] as const;

/** Lifecycle of users: activation, deletion, restore and password links. */
export const profileLifecycleRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.delete(`${PATH}/:id`, {
    config: { access },
    schema: {
      operationId: 'managementProfileDelete',
      summary: 'Deletes a user, whose sign-ins end; can be restored for 30 days',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      await deleteProfile(services, actorContextOf(request), requireProfileId(request.params.id));
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/:id/restore`, {
    config: { access },
    schema: {
      operationId: 'managementProfileRestore',
      summary: 'Brings a deleted user back',
      tags,
      params: IdParams,
      response: { 200: ManagementProfile },
    },
    handler: (request) =>
      restoreProfile(services, actorContextOf(request), requireProfileId(request.params.id)),
  });

  app.post(`${PATH}/:id/passwordlink`, {
    config: { access },
    schema: {
      operationId: 'managementProfilePasswordLink',
      summary: 'Mails the user a link to set a password',
      tags,
      params: IdParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const id = requireProfileId(request.params.id);
      await sendUserPasswordLink(services, actorContextOf(request), id);
      return reply.status(204).send(null);
    },
  });

  app.post(`${PATH}/bulk`, {
    config: { access, idempotency: 'repeatable' },
    schema: {
      operationId: 'managementProfileBulk',
      summary: 'Activates or deactivates many users; one result per user',
      tags,
      body: ProfileBulkBody,
      response: { 200: ProfileBulkResult },
    },
    handler: (request) => bulkProfiles(services, actorContextOf(request), request.body),
  });
};
