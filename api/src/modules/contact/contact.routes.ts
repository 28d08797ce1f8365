import { AppError, addressKey, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { newId } from '../../kernel/new-id.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { declareContactMail } from './contact-mail.job.ts';
import { parseContact } from './contact.input.ts';
import { insertContact, publicTalentNames } from './contact.repository.ts';
import { listContacts } from './contact-list.repository.ts';
import { ContactBody, ContactPage, ContactQuery, ContactReceipt } from './contact.schema.ts';

/** Messages that are taken from one address; refused fields do not count. */
const PER_ADDRESS = { name: 'contact', max: 5, windowMs: 10 * 60_000 };
/** From everywhere: a flood from many addresses ends here, before it fills the table. */
const ALL = { name: 'contact-all', max: 300, windowMs: 3_600_000 };
const ANY_ATTEMPT = { max: 60, windowMs: 10 * 60_000 };

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
      for (const [limit, key] of [
        [PER_ADDRESS, addressKey(ip)],
        [ALL, 'all'],
      ] as const) {
        const { isAllowed, retryAfterS } = await services.limiter.hit(limit, key);
        if (!isAllowed) throw new AppError('RATE_LIMITED', { retryAfterS });
      }
      reply.status(201);
      // Honeypot: a filled hidden field gets the usual response, and nothing is stored.
      if (body.website) return { id: newId(), createdAt: new Date().toISOString() };
      const talents = await publicTalentNames(db, input.talentIds);
      const told = { ...input, talentIds: talents.map(({ id }) => id) };
      const kept = await insertContact(db, told, (trx, id) => mailJob.enqueue({ id }, { trx }));
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
