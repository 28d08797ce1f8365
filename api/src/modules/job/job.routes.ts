import { AppError, type Services } from '@dara/backend';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { today } from '../../kernel/age.ts';
import { routesOf } from '../../kernel/http/routes.ts';
import { markInvitationsSeen } from '../invitation/invitation.public.ts';
import { createTagFinder } from '../tag/tag.public.ts';
import { findJobViewer } from './job-application.repository.ts';
import { jobApplicationRoutes } from './job-application.routes.ts';
import { JobAnswer } from './job-application.schema.ts';
import { declareCloseJobs } from './close-jobs.job.ts';
import { toJobCard, toJobDetail } from './job.model.ts';
import { sharedFilter } from './job-query.ts';
import { createJobLists, findVisibleJob } from './job.repository.ts';
import { JobPage, JobQuery } from './job.schema.ts';

/** The reading talent; then the response is private. */
async function readerOf(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
  const reader = await request.findIdentity();
  reply.header('vary', 'authorization');
  if (!reader) return null;
  reply.header('cache-control', 'private, no-store');
  return reader.permission === 'Talent' ? reader.talentId : null;
}

/** Jobs for visitors and invited talents, and a talent's actions on them. */
export const jobRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { db } = services;
  const lists = createJobLists(services);
  const tagFinder = createTagFinder(services);
  declareCloseJobs(services);
  await app.register(jobApplicationRoutes, { services });
  const group = { path: '/api/job', operation: 'job', tags: ['job'] };
  const route = routesOf(app, { ...group, access: 'public' });

  route('GET', 'List', {
    summary: 'Listed jobs; for a talent also those it is invited to',
    query: JobQuery,
    answer: JobPage,
    handler: async (request, reply) => {
      const { page, size, open, budgetFrom, budgetTo } = request.query;
      const talentId = await readerOf(request, reply);
      const shared = await sharedFilter(request.query, tagFinder);
      const day = today();
      const openOn = open ? day : undefined;
      const filter = { ...shared, talentId, budgetFrom, budgetTo, openOn };
      const { rows, total } = await lists.list({ ...filter, audience: 'public' }, request.query);
      return { items: rows.map((row) => toJobCard(row, day)), page, size, total };
    },
  });

  route('GET /:id', 'Detail', {
    summary: 'One listed job, or one the talent is invited to',
    answer: JobAnswer,
    handler: async (request, reply) => {
      const { id } = request.params;
      const talentId = await readerOf(request, reply);
      const row = await findVisibleJob(db, id, talentId);
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
