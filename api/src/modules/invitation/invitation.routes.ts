import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
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
  InvitationQuery,
  InviteBody,
  InviteResult,
  ListedInvitationPage,
} from './invitation.schema.ts';
import { invite } from './invite.ts';
const tags = ['management invitation'];
const group = {
  path: '/api/management',
  operation: 'managementInvitation',
  access: ['Business', 'Staff', 'Admin'],
  tags,
} as const;

/** Invitations to a job: candidates, invitations and their status; for a business its own jobs. */
export const invitationRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  await app.register(invitationListRoutes, { services });
  await app.register(invitationWriteRoutes, { services });
};

const invitationListRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const lists = createTalentLists(services);
  const tagFinder = createTagFinder(services);

  const route = routesOf(app, group);

  route('GET /request', 'ListAll', {
    summary: 'Invitations to all jobs, newest first; for a business to its own jobs',
    query: InvitationQuery,
    answer: ListedInvitationPage,
    handler: async (request) => {
      const { query } = request;
      const found = await listAllInvitations(db, inviterOf(identityOf(request)), query);
      return { ...found, page: query.page, size: query.size };
    },
  });

  route('GET /job/:id/request', 'List', {
    summary: 'The invitations to a job',
    query: InvitationQuery,
    answer: InvitationPage,
    handler: async (request) => {
      const { params, query } = request;
      const inviter = inviterOf(identityOf(request));
      const job = await findInvitingJob(db, inviter, params.id);
      const found = await listInvitations(db, job, inviter, query);
      return { ...found, page: query.page, size: query.size };
    },
  });

  route('GET /job/:id/candidate', 'Candidates', {
    summary: 'Talents who may be invited to a job',
    query: CandidateQuery,
    answer: CandidatePage,
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

const invitationWriteRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const route = routesOf(app, group);

  route('POST /job/:id/request', 'Send', {
    summary: 'Invites talents to a job; one result per talent',
    idempotency: 'repeatable',
    body: InviteBody,
    answer: InviteResult,
    handler: (request) => {
      const context = actorContextOf(request);
      const inviter = inviterOf(context.actor);
      return invite(services, context, { inviter, jobId: request.params.id, body: request.body });
    },
  });

  route('POST /job/:id/request/:rid/remind', 'Remind', {
    summary: 'Reminds a talent of an invitation, at most once a day',
    answer: Invitation,
    handler: (request) => {
      const context = actorContextOf(request);
      const { id: jobId, rid: id } = request.params;
      return remind(services, context, { inviter: inviterOf(context.actor), jobId, id });
    },
  });

  route('DELETE /job/:id/request/:rid', 'Cancel', {
    summary: 'Revokes an invitation',
    answer: Invitation,
    handler: (request) => {
      const context = actorContextOf(request);
      const { id: jobId, rid: id } = request.params;
      return cancel(services, context, { inviter: inviterOf(context.actor), jobId, id });
    },
  });
};
