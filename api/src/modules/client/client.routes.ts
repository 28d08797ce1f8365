import type { Db, Services } from '@dara/backend';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../../kernel/http/routes.ts';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { ContentCache } from '../../kernel/content/counts.ts';
import { imageOf } from '../../kernel/query/select.ts';
import {
  Id,
  ImageRef,
  Localized,
  Nullable,
  NullableText,
  PAGE_SIZE,
  Page,
  listQuery,
} from '../../kernel/schema/shapes.ts';

const { page, size } = listQuery(PAGE_SIZE.public);
const ClientQuery = Type.Object({ page, size });

const Client = Type.Object(
  {
    id: Id,
    name: Localized,
    logo: Nullable(ImageRef),
    link: NullableText,
    credit: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description:
        'Its name in credits of public talents whom the agency cast; a keyword that finds them',
    }),
  },
  { title: 'Client' },
);
type Client = Static<typeof Client>;

/** The client's name as credits of public talents with jobs of the agency write it. The LIKE condition uses an index. */
const CREDIT = sql`(
  SELECT e.customer_name FROM work_experience e JOIN work w ON w.id = e.work_id AND w.deleted_at IS NULL
  JOIN talent a ON a.id = e.talent_id AND a.is_public AND a.deleted_at IS NULL,
    unnest(ARRAY[search_fold(t.name ->> 'th'), search_fold(t.name ->> 'en')]) AS names (name)
  WHERE names.name <> '' AND e.search_text LIKE '%' || names.name || '%'
    AND search_fold(e.customer_name) = names.name AND e.experience_type = 'Internal'
  ORDER BY e.id LIMIT 1)`;

/** The clients that visitors see, in the editors' order. */
async function publishedClients(db: Db): Promise<Client[]> {
  const { rows } = await sql<Client>`
    SELECT t.id, t.name, t.link, ${imageOf('t.logo_id')} AS logo, ${CREDIT} AS credit FROM client t
    WHERE t.publish AND t.deleted_at IS NULL
      AND (t.business_profile_id IS NULL OR business_is_shown(t.business_profile_id))
    ORDER BY t.sort_order ASC NULLS LAST, t.created_at, t.id`.execute(db);
  return rows;
}

/** The agency's clients, shown on the home page. */
export const clientRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const cache = new ContentCache<Client[]>(services);

  const route = routesOf(app, {
    path: '/api/client',
    operation: 'client',
    access: 'public',
    tags: ['client'],
  });

  route('GET', 'List', {
    summary: 'Published clients',
    query: ClientQuery,
    answer: Page(Client, 'ClientPage'),
    handler: async ({ query: { page, size } }) => {
      const clients = await cache.get('clients', () => publishedClients(services.db));
      const start = (page - 1) * size;
      return { items: clients.slice(start, start + size), page, size, total: clients.length };
    },
  });
};
