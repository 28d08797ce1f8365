import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ContentCache } from '../../kernel/content/counts.ts';
import { publishedClients } from './client.repository.ts';
import { ClientPage, ClientQuery, type Client } from './client.schema.ts';

/** The agency's clients, shown on the home page. */
export const clientRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const cache = new ContentCache<Client[]>(services);

  app.get('/api/client', {
    config: { access: 'public' },
    schema: {
      operationId: 'clientList',
      summary: 'Published clients',
      tags: ['client'],
      querystring: ClientQuery,
      response: { 200: ClientPage },
    },
    handler: async ({ query: { page, size } }) => {
      const clients = await cache.get('clients', () => publishedClients(services.db));
      const start = (page - 1) * size;
      return { items: clients.slice(start, start + size), page, size, total: clients.length };
    },
  });
};
