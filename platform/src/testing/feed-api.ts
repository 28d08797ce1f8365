import type { RouteDeclaration } from '@dara/contract';
import type { FastifyInstance } from 'fastify';
import { route } from './fixture-release.ts';

/** Prefix of record ids, followed by a digit. */
export const ID = '0192f7a0-0000-7000-8000-00000000000';
export const TITLE = 'ข่าว <b>"&\u0000 ]]> </title>';

/** The api's responses; a test may change them, or make every request fail. */
export const feedState = { total: 3, isDown: false, title: TITLE };

const article = (id: string, en: string) => ({
  id,
  title: { th: feedState.title, en },
  shortDescription: { th: 'ย่อ', en: '' },
  image: { id: ID + 9, width: 2000, height: 1000, alt: null, placeholder: null },
  tags: [{ id: ID, th: 'ดนตรี', en: 'Music & more' }],
  publishedAt: '2026-02-03T04:05:06.000Z',
});

/** An api with a feed of public records. */
export async function mountFeed(app: FastifyInstance): Promise<void> {
  const config = { access: 'public' } as const;
  app.addHook('onRequest', async (request, reply) => {
    if (feedState.isDown && request.url.startsWith('/api/')) return reply.code(503).send({});
    return undefined;
  });
  app.get('/api/feed', { config }, async () => ({
    size: 2,
    kinds: [
      { kind: 'book', total: feedState.total, changedAt: '2026-01-02T00:00:00.000Z' },
      { kind: 'note', total: 0, changedAt: null },
      { kind: 'job', total: 5, changedAt: '2026-01-01T00:00:00.000Z' },
    ],
  }));
  const text = { type: 'string', maxLength: 40 } as const;
  const pages = { querystring: { type: 'object', properties: { page: text } } };
  const types = { querystring: { type: 'object', properties: { type: text } } };
  app.get<{ Querystring: { page: string } }>(
    '/api/feed/book',
    { config, schema: pages },
    async ({ query }) => ({
      items: [1, 2, 3]
        .slice(Number(query.page) * 2 - 2, Number(query.page) * 2)
        .map((one) => ({ id: ID + one, changedAt: '2026-01-02T00:00:00.000Z' })),
    }),
  );
  app.get<{ Querystring: { type: string } }>(
    '/api/feed/latest',
    { config, schema: types },
    async ({ query }) => ({
      items: query.type === 'General' ? [article(ID + 1, 'Notes'), article(ID + 2, '')] : [],
    }),
  );
}

/** An indexable route. */
export const listed = (path: string, sitemap: string): RouteDeclaration => ({
  ...route(path),
  sitemap,
});
