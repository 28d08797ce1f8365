import { AppError, identityOf, invalidField, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { today } from '../../kernel/age.ts';
import { cleanLine } from '../../kernel/schema/input.ts';
import { isId } from '../../kernel/new-id.ts';
import { IdParams } from '../../kernel/schema/shapes.ts';
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
  RequestParams,
} from './job-application.schema.ts';
import { createJobAnswers, type Applicant } from './job-apply.ts';

const tags = ['job'];
const config = { access: ['Talent'] } as const;

/** An account without a talent record has no jobs to answer. */
function applicantOf(request: FastifyRequest): Applicant {
  const actor = identityOf(request);
  if (actor.talentId === null) throw new AppError('TALENT_NOT_APPROVED');
  return { actor, talentId: actor.talentId, requestId: request.id };
}

/** A talent's actions on jobs: apply, withdraw, list applications, answer invitations. */
export const jobApplicationRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const answers = createJobAnswers(services);
  await app.register(applyRoutes, { answers });
  await app.register(ownJobListRoutes, { services });
  await app.register(requestAnswerRoutes, { answers });
};

interface AnswerRoutesOptions {
  answers: ReturnType<typeof createJobAnswers>;
}

const applyRoutes: FastifyPluginAsyncTypebox<AnswerRoutesOptions> = async (app, { answers }) => {
  app.post('/api/job/:id/apply', {
    config,
    schema: {
      operationId: 'jobApply',
      summary: 'Applies to a job with a snapshot of a composite card',
      tags,
      params: IdParams,
      body: ApplyBody,
      response: { 201: Application },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const applicant = applicantOf(request);
      if (!isId(id)) throw new AppError('JOB_NOT_EXIST');
      const applied = await answers.apply(applicant, id.toLowerCase(), request.body);
      return reply.status(201).send(applied.application);
    },
  });

  app.post('/api/job/:id/withdraw', {
    config,
    schema: {
      operationId: 'jobWithdraw',
      summary: 'Withdraws an undecided application',
      tags,
      params: IdParams,
      response: { 200: Application },
    },
    handler: (request) => {
      const { id } = request.params;
      if (!isId(id)) throw new AppError('APPLICATION_NOT_EXIST');
      return answers.withdraw(applicantOf(request), id.toLowerCase());
    },
  });
};

const ownJobListRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db } = services;

  app.get('/api/job/myjob', {
    config,
    schema: {
      operationId: 'jobMyJob',
      summary: "The signed-in talent's applications, each with its job",
      tags,
      querystring: MyJobQuery,
      response: { 200: MyJobPage },
    },
    handler: async (request) => {
      const { page, size } = request.query;
      const { talentId } = identityOf(request);
      if (talentId === null) return { items: [], page, size, total: 0 };
      const found = await listApplications(db, { ...request.query, talentId }, today());
      return { ...found, page, size };
    },
  });

  app.get('/api/job/requestjob', {
    config,
    schema: {
      operationId: 'jobRequestJob',
      summary: "The signed-in talent's invitations, each with its job",
      tags,
      querystring: RequestJobQuery,
      response: { 200: RequestJobPage },
    },
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
};

const requestAnswerRoutes: FastifyPluginAsyncTypebox<AnswerRoutesOptions> = async (
  app,
  { answers },
) => {
  app.put('/api/job/requestjob/:rid', {
    config,
    schema: {
      operationId: 'jobRequestAnswer',
      summary: 'Declines an invitation; applying accepts it',
      tags,
      params: RequestParams,
      body: DeclineBody,
      response: { 200: JobRequest },
    },
    handler: async (request) => {
      const { rid } = request.params;
      const { reason } = request.body;
      if (!isId(rid)) throw new AppError('REQUEST_NOT_EXIST');
      if (cleanLine(reason) === '') throw invalidField('reason', 'required');
      return answers.decline(applicantOf(request), rid.toLowerCase(), reason);
    },
  });
};
