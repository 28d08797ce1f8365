import { type Db, type Identity, type Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { newId } from '../../kernel/new-id.ts';
import { actorContextOf } from '../../kernel/record/history.ts';
import { enqueueMails } from '../../kernel/text/email-template.ts';
import { textOf } from '../../kernel/text/labels.ts';
import {
  ANY_ATTEMPT,
  declareMessageMail,
  publicTalentNames,
  requireMessageAllowed,
  storeOnce,
} from '../contact/contact.public.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { makeJob } from './brief-job.ts';
import { briefCopy, briefLetter } from './brief-mail.ts';
import { parseBrief, type BriefInput } from './brief.input.ts';
import { findBrief, insertBrief, listBriefs, readBrief } from './brief.repository.ts';
import {
  Brief,
  BriefBody,
  BriefJobBody,
  BriefPage,
  BriefQuery,
  BriefReceipt,
} from './brief.schema.ts';
import { claimScript } from './script/script.repository.ts';
import { scriptRoutes } from './script/script.routes.ts';

const PATH = '/api/management/brief';
/** Where staff read a brief. */
const SCREEN = '/management/business/brief/detail';

/**
 * What clients cast, with the talents that they starred. The address of an anonymous sender proves nothing: only who is
 * signed in for an approved business gets a draft job, others wait for staff to say whose job it is.
 */
export const briefRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  await app.register(sendRoutes, { services });
  await app.register(scriptRoutes, { services });
  await app.register(managementRoutes, { services });
};

const sendRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { db } = services;
  const mailJob = declareMessageMail(services, {
    name: 'brief-mail',
    table: 'brief',
    letterOf: async (id) => {
      const brief = await findBrief(db, id);
      if (!brief || brief.mailedAt !== null) return undefined;
      const ids = brief.talents.map((talent) => talent.id);
      return briefLetter(brief, await publicTalentNames(db, ids), `${SCREEN}/${id}`);
    },
  });

  const route = routesOf(app, {
    path: '/api/brief',
    operation: 'brief',
    access: 'public',
    tags: ['brief'],
  });

  route('POST', 'Send', {
    summary: 'Sends the agency a brief, which is a draft job at once for an approved business',
    rateLimit: ANY_ATTEMPT,
    check: ({ body }) => parseBrief(body as BriefBody, agencyOf(services).emailSuffix),
    body: BriefBody,
    created: BriefReceipt,
    handler: async (request) => {
      const agency = agencyOf(services);
      const input = await parseBrief(request.body, agency.emailSuffix);
      await requireMessageAllowed(services, request.ip);

      // Honeypot: a filled hidden field gets the usual response, and nothing is stored.
      if (request.body.website) {
        return { id: newId(), createdAt: new Date().toISOString(), jobId: null };
      }
      const sender = await request.findIdentity();
      const talents = await publicTalentNames(db, input.talentIds);
      const brief: BriefInput = { ...input, talentIds: talents.map(({ id }) => id) };
      const created_by = sender?.id ?? null;
      const kept = await storeOnce(db, 'brief', { ...brief, created_by }, async (trx, row) => {
        const business = await lockBusiness(trx, sender);
        const company = brief.company ?? (business && textOf(business.company_name, 'th')) ?? null;
        await insertBrief(trx, { ...row, created_by }, { ...brief, company });
        if (brief.scriptId !== null) await claimScript(trx, brief.scriptId, row.id);
        await mailJob.enqueue({ id: row.id }, { trx });
        const { publicUrl, name } = agency;
        const copy = { talents, publicUrl, agency: name, isSignedIn: sender !== null };
        await enqueueMails(services, [briefCopy(brief, copy)], trx);
        if (!sender || business?.status !== 'Approved' || !business.active) return;
        const context = { actor: sender, requestId: request.id };
        await makeJob(services, trx, context, { briefId: row.id });
      });
      const { id, createdAt } = kept;
      const made = db.selectFrom('brief').select('job_id').where('id', '=', id);
      const { job_id: jobId } = await made.executeTakeFirstOrThrow();
      return { id, createdAt: createdAt.toISOString(), jobId };
    },
  });
};

/** The business that a signed-in sender works for; it stays as it is until the transaction ends. */
async function lockBusiness(trx: Db, sender: Identity | null) {
  if (sender?.permission !== 'Business' || sender.businessProfileId === null) return undefined;
  return trx
    .selectFrom('business_profile')
    .select(['company_name', 'status', 'active'])
    .where('id', '=', sender.businessProfileId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

const managementRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { db } = services;
  const route = routesOf(app, {
    path: PATH,
    operation: 'managementBrief',
    tags: ['management brief'],
    access: ['Staff', 'Admin'],
    invalidates: ['management brief', 'management job'],
  });

  route('GET', 'List', {
    summary: 'Briefs, newest first',
    query: BriefQuery,
    answer: BriefPage,
    handler: async ({ query }) => {
      const { page, size } = query;
      return { ...(await listBriefs(db, query)), page, size };
    },
  });

  route('GET /:id', 'Detail', {
    summary: 'One brief',
    answer: Brief,
    handler: (request) => readBrief(db, request.params.id),
  });

  route('POST /:id/job', 'Job', {
    summary: 'Makes a brief a draft job of a business; one that is a job already stays as it is',
    body: BriefJobBody,
    answer: Brief,
    handler: (request) => {
      const { id } = request.params;
      const { businessProfileId: wanted } = request.body;
      return db.transaction().execute(async (trx) => {
        await makeJob(services, trx, actorContextOf(request), { briefId: id, wanted });
        return readBrief(trx, id);
      });
    },
  });
};
