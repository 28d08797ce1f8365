import type { Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { newId } from '../../kernel/new-id.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { ANY_ATTEMPT, requireMessageAllowed } from './contact-limit.ts';
import { declareContactMail } from './contact-mail.job.ts';
import { parseContact } from './contact.input.ts';
import { publicTalentNames, storeOnce } from './contact.repository.ts';
import { listContacts } from './contact-list.repository.ts';
import { ContactBody, ContactPage, ContactQuery, ContactReceipt } from './contact.schema.ts';

/** Messages of visitors to the agency, read by staff. */
export const contactRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const db = services.db;
  const mailJob = declareContactMail(services);

  const route = routesOf(app, { path: '/api', operation: '', access: 'public', tags: ['contact'] });

  route('POST /contact', 'contactSend', {
    summary: 'Writes to the agency',
    rateLimit: ANY_ATTEMPT,
    check: ({ body }) => parseContact(body as ContactBody, agencyOf(services).emailSuffix),
    body: ContactBody,
    created: ContactReceipt,
    handler: async ({ body, ip }) => {
      const input = parseContact(body, agencyOf(services).emailSuffix);
      await requireMessageAllowed(services, ip);

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

  route('GET /management/contact', 'managementContactList', {
    summary: 'Messages to the agency',
    access: ['Staff', 'Admin'],
    tags: ['management contact'],
    query: ContactQuery,
    answer: ContactPage,
    handler: async ({ query }) => {
      const { items, total } = await listContacts(db, query);
      return { items, page: query.page, size: query.size, total };
    },
  });
};
