import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorContextOf } from '../../kernel/record/history.ts';
import { IdParams } from '../../kernel/schema/shapes.ts';
import { createTagFinder } from '../tag/tag.public.ts';
import { createTalentLists } from '../talent/talent.public.ts';
import { candidateFilter, listCandidates, starredTalents } from './candidate.repository.ts';
import { cancel, remind } from './invitation-changes.ts';
import { inviterOf } from './invitation.policy.ts';
import { findInvitingJob } from './inviting-job.repository.ts';
import { listAllInvitations, listInvitations } from './invitation.repository.ts';
import {
  CandidatePage,
  CandidateQuery,
  Invitation,
  InvitationPage,
  InvitationParams,
  InvitationQuery,
  InviteBody,
  InviteResult,
  ListedInvitationPage,
} from './invitation.schema.ts';
import { invite } from './invite.ts';

const PATH = '/api/management/job/:id';
const tags = ['management invitation'];
const config = { access: ['Business', 'Staff', 'Admin'] } as const;

/** Invitations to a job: candidates, invitations and their status; for a business its own jobs. */
export const invitationRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  await app.register(invitationListRoutes, { services });
  await app.register(invitationWriteRoutes, { services });
};

const invitationListRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const lists = createTalentLists(services);
  const tagFinder = createTagFinder(services);

  app.get('/api/management/request', {
    config,
    schema: {
      operationId: 'managementInvitationListAll',
      summary: 'Invitations to all jobs, newest first; for a business to its own jobs',
      tags,
      querystring: InvitationQuery,
      response: { 200: ListedInvitationPage },
    },
    handler: async (request) => {
      const { query } = request;
      const found = await listAllInvitations(db, inviterOf(identityOf(request)), query);
      return { ...found, page: query.page, size: query.size };
    },
  });

  app.get(`${PATH}/request`, {
    config,
    schema: {
      operationId: 'managementInvitationList',
      summary: 'The invitations to a job',
      tags,
      params: IdParams,
      querystring: InvitationQuery,
      response: { 200: InvitationPage },
    },
    handler: async (request) => {
      const { params, query } = request;
      const inviter = inviterOf(identityOf(request));
      const job = await findInvitingJob(db, inviter, params.id);
      const found = await listInvitations(db, job, inviter, query);
      return { ...found, page: query.page, size: query.size };
    },
  });

  app.get(`${PATH}/candidate`, {
    config,
    schema: {
      operationId: 'managementInvitationCandidates',
      summary: 'Talents who may be invited to a job',
      tags,
      params: IdParams,
      querystring: CandidateQuery,
      response: { 200: CandidatePage },
    },
    handler: async (request) => {
      const { params, query } = request;
      const inviter = inviterOf(identityOf(request));
      const job = await findInvitingJob(db, inviter, params.id);
      const tagIds = query.tags?.length ? await tagFinder.resolve('Talent', query.tags) : undefined;
      const ids = query.starred ? await starredTalents(db, job.id) : undefined;
      const filter = candidateFilter(query, inviter, { tagIds, ids });
      const found = await listCandidates(db, lists, { job, inviter, filter }, query);
      return { ...found, page: query.page, size: query.size };
    },
  });
};

const invitationWriteRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.post(`${PATH}/request`, {
    config: { idempotency: 'repeatable', ...config },
    schema: {
      operationId: 'managementInvitationSend',
      summary: 'Invites talents to a job; one result per talent',
      tags,
      params: IdParams,
      body: InviteBody,
      response: { 200: InviteResult },
    },
    handler: (request) => {
      const context = actorContextOf(request);
      const inviter = inviterOf(context.actor);
      return invite(services, context, { inviter, jobId: request.params.id, body: request.body });
    },
  });

  app.post(`${PATH}/request/:rid/remind`, {
    config,
    schema: {
      operationId: 'managementInvitationRemind',
      summary: 'Reminds a talent of an invitation, at most once a day',
      tags,
      params: InvitationParams,
      response: { 200: Invitation },
    },
    handler: (request) => {
      const context = actorContextOf(request);
      const { id: jobId, rid: id } = request.params;
      return remind(services, context, { inviter: inviterOf(context.actor), jobId, id });
    },
  });

  app.delete(`${PATH}/request/:rid`, {
    config,
    schema: {
      operationId: 'managementInvitationCancel',
      summary: 'Revokes an invitation',
      tags,
      params: InvitationParams,
      response: { 200: Invitation },
    },
    handler: (request) => {
      const context = actorContextOf(request);
      const { id: jobId, rid: id } = request.params;
      return cancel(services, context, { inviter: inviterOf(context.actor), jobId, id });
    },
  });
};
