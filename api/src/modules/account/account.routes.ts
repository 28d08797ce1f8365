import { identityOf, type Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { accountData } from './account-data.repository.ts';
import { AccountData, ErasureBody, ErasureRequest, ErasureRequestList } from './account.schema.ts';
import { requestErasure, listErasures } from './erasure.ts';

const tags = ['account'];

/** What people may ask of those who keep their data. */
export const accountRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get('/api/account/data', {
    config: { access: 'signed-in', rateLimit: { max: 30, windowMs: 600_000 } },
    schema: {
      operationId: 'accountData',
      summary: 'Everything that is kept about the signed-in person',
      tags,
      response: { 200: AccountData },
    },
    handler: async (request, reply) => {
      const data = await accountData(services.db, identityOf(request));
      const day = data.exportedAt.slice(0, 10);
      return reply
        .header('content-disposition', `attachment; filename="dara-account-${day}.json"`)
        .send(data);
    },
  });

  app.get('/api/account/erasure', {
    config: { access: ['Talent', 'Business'] },
    schema: {
      operationId: 'accountErasureList',
      summary: 'What the signed-in person has asked to be erased, and what became of it',
      tags,
      response: { 200: ErasureRequestList },
    },
    handler: async (request) => ({ items: await listErasures(services.db, identityOf(request)) }),
  });

  app.post('/api/account/erasure', {
    config: { access: ['Talent', 'Business'] },
    schema: {
      operationId: 'accountErasure',
      summary: 'Asks for all data to be erased; answers the open request when there is one',
      tags,
      body: ErasureBody,
      response: { 200: ErasureRequest, 201: ErasureRequest },
    },
    handler: async (request, reply) => {
      const { reason } = request.body;
      const asked = await requestErasure(services, identityOf(request), reason, request.id);
      return reply.status(asked.isNew ? 201 : 200).send(asked.request);
    },
  });
};
