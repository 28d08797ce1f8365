import { AppError, identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { today } from '../../kernel/age.ts';
import { isId } from '../../kernel/new-id.ts';
import { IdParams } from '../../kernel/schema/shapes.ts';
import { markInvitationsSeen } from '../invitation/invitation.public.ts';
import { createTagFinder, type TagFinder } from '../tag/tag.public.ts';
import { findJobViewer } from './job-application.repository.ts';
import { jobApplicationRoutes } from './job-application.routes.ts';
import { JobAnswer } from './job-application.schema.ts';
import { declareCloseJobs } from './close-jobs.job.ts';
import { toJobCard, toJobDetail, toJobRow } from './job.model.ts';
import { managementFilter, sharedFilter } from './job-query.ts';
import { createJobLists, findVisibleJob, type JobLists } from './job.repository.ts';
import { JobPage, JobQuery, JobRowPage, JobRowQuery } from './job.schema.ts';

/** The reading talent; then the response is private. */
async function readerOf(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
  const reader = await request.findIdentity();
  reply.header('vary', 'authorization');
  if (!reader) return null;
  reply.header('cache-control', 'private, no-store');
  return reader.permission === 'Talent' ? reader.talentId : null;
}

interface JobRoutesOptions {
  services: Services;
  lists: JobLists;
  tagFinder: TagFinder;
}

/** Jobs for visitors and invited talents, a talent's actions, and the management list. */
export const jobRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const lists = createJobLists(services);
  const tagFinder = createTagFinder(services);
  declareCloseJobs(services);
  await app.register(jobApplicationRoutes, { services });
  await app.register(publicJobRoutes, { services, lists, tagFinder });
  await app.register(managementJobRoutes, { services, lists, tagFinder });
};

const publicJobRoutes: FastifyPluginAsyncTypebox<JobRoutesOptions> = async (
  app,
  { services, lists, tagFinder },
) => {
  const { db } = services;

  app.get('/api/job', {
    config: { access: 'public' },
    schema: {
      operationId: 'jobList',
      summary: 'Listed jobs; for a talent also those it is invited to',
      tags: ['job'],
      querystring: JobQuery,
      response: { 200: JobPage },
    },
    handler: async (request, reply) => {
      const { page, size, open, budgetFrom, budgetTo } = request.query;
      const talentId = await readerOf(request, reply);
      const shared = await sharedFilter(request.query, tagFinder);
      const day = today();
      const { rows, total } = await lists.list(
        {
          ...shared,
          audience: 'public',
          talentId,
          budgetFrom,
          budgetTo,
          openOn: open ? day : undefined,
        },
        request.query,
      );
      return { items: rows.map((row) => toJobCard(row, day)), page, size, total };
    },
  });

  app.get('/api/job/:id', {
    config: { access: 'public' },
    schema: {
      operationId: 'jobDetail',
      summary: 'One listed job, or one the talent is invited to',
      tags: ['job'],
      params: IdParams,
      response: { 200: JobAnswer },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const talentId = await readerOf(request, reply);
      const row = isId(id) ? await findVisibleJob(db, id, talentId) : null;
      if (!row) throw new AppError('JOB_NOT_EXIST');
      const day = today();
      const viewer = talentId === null ? null : await findJobViewer(db, row.id, talentId, day);
      if (talentId !== null && viewer?.request) {
        await markInvitationsSeen(db, talentId, [viewer.request.id]);
      }
      return { ...toJobDetail(row, day), viewer };
    },
  });
};

const managementJobRoutes: FastifyPluginAsyncTypebox<JobRoutesOptions> = async (
  app,
  { lists, tagFinder },
) => {
  app.get('/api/management/job', {
    config: { access: ['Business', 'Staff', 'Admin'] },
    schema: {
      operationId: 'managementJobList',
      summary: 'All jobs; for a business its own',
      tags: ['management job'],
      querystring: JobRowQuery,
      response: { 200: JobRowPage },
    },
    handler: async (request) => {
      const { page, size } = request.query;
      const filter = await managementFilter(request.query, identityOf(request), tagFinder);
      if (!filter) return { items: [], page, size, total: 0 };
      const { rows, total } = await lists.list(filter, request.query);
      return { items: rows.map(toJobRow), page, size, total };
    },
  });
};
