import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { Empty, IdParams } from '../../../kernel/schema/shapes.ts';
import { authorizeBusiness, idOf } from '../record/business.policy.ts';
import { inviteMember, resendInvitation, revokeInvitation } from './business-invitation.ts';
import { changeMemberRole, removeMember } from './business-member.ts';
import { listInvitations, listMembers } from './business-member.repository.ts';
import {
  BusinessInvitation,
  BusinessMember,
  BusinessPeople,
  InvitationBody,
  InvitationParams,
  MemberParams,
  MemberRoleBody,
} from './business-member.schema.ts';

const PATH = '/api/management/business/:id';
const tags = ['business member'];
const config = { access: ['Business', 'Staff', 'Admin'] } as const;
const onRequest = authorizeBusiness;

/** Users of a business and its pending invitations. */
export const businessMemberRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  await app.register(invitationRoutes, { services });

  app.get(`${PATH}/member`, {
    config,
    onRequest,
    schema: {
      operationId: 'managementBusinessPeople',
      summary: 'Users of a business, and pending invitations',
      tags,
      params: IdParams,
      response: { 200: BusinessPeople },
    },
    handler: async (request) => {
      const id = idOf(request);
      return { members: await listMembers(db, id), invitations: await listInvitations(db, id) };
    },
  });

  app.put(`${PATH}/member/:memberId`, {
    config,
    onRequest,
    schema: {
      operationId: 'managementBusinessMemberRole',
      summary: 'Changes a user to owner or member',
      tags,
      params: MemberParams,
      body: MemberRoleBody,
      response: { 200: BusinessMember },
    },
    handler: (request) =>
      changeMemberRole(services, actorContextOf(request), idOf(request), {
        memberId: request.params.memberId.toLowerCase(),
        role: request.body.role,
      }),
  });

  app.delete(`${PATH}/member/:memberId`, {
    config,
    onRequest,
    schema: {
      operationId: 'managementBusinessMemberRemove',
      summary: 'Removes a user from the business, or leaves it; ends the sessions',
      tags,
      params: MemberParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const memberId = request.params.memberId.toLowerCase();
      await removeMember(services, actorContextOf(request), idOf(request), memberId);
      return reply.status(204).send(null);
    },
  });
};

const invitationRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.post(`${PATH}/invitation`, {
    config,
    onRequest,
    schema: {
      operationId: 'managementBusinessInvite',
      summary: 'Invites a colleague by a mailed link',
      tags,
      params: IdParams,
      body: InvitationBody,
      response: { 201: BusinessInvitation },
    },
    handler: async (request, reply) => {
      const writer = { ...actorContextOf(request), ip: request.ip };
      const made = await inviteMember(services, writer, idOf(request), request.body);
      return reply.status(201).send(made);
    },
  });

  app.post(`${PATH}/invitation/:invitationId/resend`, {
    config,
    onRequest,
    schema: {
      operationId: 'managementBusinessInvitationResend',
      summary: 'Mails another link; the one before stops working',
      tags,
      params: InvitationParams,
      response: { 200: BusinessInvitation },
    },
    handler: (request) => {
      const id = request.params.invitationId.toLowerCase();
      const writer = { ...actorContextOf(request), ip: request.ip };
      return resendInvitation(services, writer, idOf(request), id);
    },
  });

  app.delete(`${PATH}/invitation/:invitationId`, {
    config,
    onRequest,
    schema: {
      operationId: 'managementBusinessInvitationRevoke',
      summary: 'Takes an invitation back',
      tags,
      params: InvitationParams,
      response: { 204: Empty },
    },
    handler: async (request, reply) => {
      const id = request.params.invitationId.toLowerCase();
      await revokeInvitation(services, actorContextOf(request), idOf(request), id);
      return reply.status(204).send(null);
    },
  });
};
