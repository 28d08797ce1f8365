import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../../kernel/http/routes.ts';
import { actorContextOf } from '../../../kernel/record/history.ts';
import { authorizeBusiness, idOf } from '../record/business.policy.ts';
import { inviteMember, resendInvitation, revokeInvitation } from './business-invitation.ts';
import { changeMemberRole, removeMember } from './business-member.ts';
import { listInvitations, listMembers } from './business-member.repository.ts';
import {
  BusinessInvitation,
  BusinessMember,
  BusinessPeople,
  InvitationBody,
  MemberRoleBody,
} from './business-member.schema.ts';

/** Users of a business and its pending invitations. */
export const businessMemberRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const route = routesOf(app, {
    path: '/api/management/business',
    operation: 'managementBusiness',
    tags: ['business member'],
    access: ['Business', 'Staff', 'Admin'],
    onRequest: authorizeBusiness,
  });

  route('GET /:id/member', 'People', {
    summary: 'Users of a business, and pending invitations',
    answer: BusinessPeople,
    handler: async (request) => {
      const id = idOf(request);
      return { members: await listMembers(db, id), invitations: await listInvitations(db, id) };
    },
  });

  route('PUT /:id/member/:memberId', 'MemberRole', {
    summary: 'Changes a user to owner or member',
    body: MemberRoleBody,
    answer: BusinessMember,
    handler: (request) =>
      changeMemberRole(services, actorContextOf(request), idOf(request), {
        memberId: request.params.memberId,
        role: request.body.role,
      }),
  });

  route('DELETE /:id/member/:memberId', 'MemberRemove', {
    summary: 'Removes a user from the business, or leaves it; ends the sessions',
    handler: (request) =>
      removeMember(services, actorContextOf(request), request.params.id, request.params.memberId),
  });

  route('POST /:id/invitation', 'Invite', {
    summary: 'Invites a colleague by a mailed link',
    body: InvitationBody,
    created: BusinessInvitation,
    handler: (request) => {
      const writer = { ...actorContextOf(request), ip: request.ip };
      return inviteMember(services, writer, idOf(request), request.body);
    },
  });

  route('POST /:id/invitation/:invitationId/resend', 'InvitationResend', {
    summary: 'Mails another link; the previous one becomes invalid',
    answer: BusinessInvitation,
    handler: (request) => {
      const { id, invitationId } = request.params;
      const writer = { ...actorContextOf(request), ip: request.ip };
      return resendInvitation(services, writer, id, invitationId);
    },
  });

  route('DELETE /:id/invitation/:invitationId', 'InvitationRevoke', {
    summary: 'Revokes an invitation',
    handler: (request) => {
      const { id, invitationId } = request.params;
      return revokeInvitation(services, actorContextOf(request), id, invitationId);
    },
  });
};
