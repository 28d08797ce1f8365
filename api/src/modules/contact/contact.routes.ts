import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { newId } from '../../kernel/new-id.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { ANY_ATTEMPT, requireMessageAllowed } from './contact-limit.ts';
import { declareContactMail } from './contact-mail.job.ts';
import { parseContact } from './contact.input.ts';
import { publicTalentNames, storeOnce } from './contact.repository.ts';
import { listContacts } from './contact-list.repository.ts';
import { ContactBody, ContactPage, ContactQuery, ContactReceipt } from './contact.schema.ts';

/** Messages of visitors to the agency, read by staff. */
export const contactRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const db = services.db;
  const mailJob = declareContactMail(services);

  app.post('/api/contact', {
    config: {
      access: 'public',
      rateLimit: ANY_ATTEMPT,
      check: ({ body }) => parseContact(body as ContactBody, agencyOf(services).emailSuffix),
    },
    schema: {
      operationId: 'contactSend',
      summary: 'Writes to the agency',
      tags: ['contact'],
      body: ContactBody,
      response: { 201: ContactReceipt },
    },
    handler: async ({ body, ip }, reply) => {
      const input = parseContact(body, agencyOf(services).emailSuffix);
      await requireMessageAllowed(services, ip);
      reply.status(201);
      // Honeypot: a filled hidden field gets the usual response, and nothing is stored.
      if (body.website) return { id: newId(), createdAt: new Date().toISOString() };
      const talents = await publicTalentNames(db, input.talentIds);
      const told = { ...input, talentIds: talents.map(({ id }) => id) };
      const kept = await storeOnce(db, 'contact', told, async (trx, row) => {
        const { talentIds, ...rest } = told;
        await trx
          .insertInto('contact')
          .values({ ...row, ...rest, talent_ids: talentIds })
          .execute();
        await mailJob.enqueue({ id: row.id }, { trx });
      });
      return { id: kept.id, createdAt: kept.createdAt.toISOString() };
    },
  });

  app.get('/api/management/contact', {
    config: { access: ['Staff', 'Admin'] },
    schema: {
      operationId: 'managementContactList',
      summary: 'Messages to the agency',
      tags: ['management contact'],
      querystring: ContactQuery,
      response: { 200: ContactPage },
    },
    handler: async ({ query }) => {
      const { items, total } = await listContacts(db, query);
      return { items, page: query.page, size: query.size, total };
    },
  });
};
