import { AppError, identityOf, invalidField, type Services } from '@dara/backend';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { today } from '../../kernel/age.ts';
import { routesOf } from '../../kernel/http/routes.ts';
import { cleanLine } from '../../kernel/schema/input.ts';
import { markInvitationsSeen } from '../invitation/invitation.public.ts';
import { listApplications, listRequests } from './job-application.repository.ts';
import {
  Application,
  ApplyBody,
  DeclineBody,
  JobRequest,
  MyJobPage,
  MyJobQuery,
  RequestJobPage,
  RequestJobQuery,
} from './job-application.schema.ts';
import { createJobAnswers, type Applicant } from './job-apply.ts';

/** An account without a talent record has no jobs to answer. */
function applicantOf(request: FastifyRequest): Applicant {
  const actor = identityOf(request);
  if (actor.talentId === null) throw new AppError('TALENT_NOT_APPROVED');
  return { actor, talentId: actor.talentId, requestId: request.id };
}

/** A talent's actions on jobs: apply, withdraw, list applications, answer invitations. */
export const jobApplicationRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;
  const answers = createJobAnswers(services);
  const group = { path: '/api/job', operation: 'job', tags: ['job'] };
  const route = routesOf(app, { ...group, access: ['Talent'] });

  route('POST /:id/apply', 'Apply', {
    summary: 'Applies to a job with a snapshot of a composite card',
    body: ApplyBody,
    created: Application,
    handler: async (request) => {
      const { params, body } = request;
      return (await answers.apply(applicantOf(request), params.id, body)).application;
    },
  });

  route('POST /:id/withdraw', 'Withdraw', {
    summary: 'Withdraws an undecided application',
    answer: Application,
    handler: (request) => answers.withdraw(applicantOf(request), request.params.id),
  });

  route('GET /myjob', 'MyJob', {
    summary: "The signed-in talent's applications, each with its job",
    query: MyJobQuery,
    answer: MyJobPage,
    handler: async (request) => {
      const { page, size } = request.query;
      const { talentId } = identityOf(request);
      if (talentId === null) return { items: [], page, size, total: 0 };
      const found = await listApplications(db, { ...request.query, talentId }, today());
      return { ...found, page, size };
    },
  });

  route('GET /requestjob', 'RequestJob', {
    summary: "The signed-in talent's invitations, each with its job",
    query: RequestJobQuery,
    answer: RequestJobPage,
    handler: async (request) => {
      const { page, size } = request.query;
      const { talentId } = identityOf(request);
      if (talentId === null) return { items: [], page, size, total: 0 };
      const found = await listRequests(db, { ...request.query, talentId }, today());
      const shown = found.items.map((item) => item.request.id);
      await markInvitationsSeen(db, talentId, shown);
      return { ...found, page, size };
    },
  });

  route('PUT /requestjob/:rid', 'RequestAnswer', {
    summary: 'Declines an invitation; applying accepts it',
    body: DeclineBody,
    answer: JobRequest,
    handler: async (request) => {
      const { rid } = request.params;
      const { reason } = request.body;
      if (cleanLine(reason) === '') throw invalidField('reason', 'required');
      return answers.decline(applicantOf(request), rid, reason);
    },
  });
};
