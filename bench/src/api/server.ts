// A server under load in a separate process: `node --import tsx server.ts ours|bare`; DATABASE_URL names the database.
// `ours` is the whole api. `bare` sends the rows of the same SQL from plain Fastify routes and a plain pool.
import { buildApp, migrateApi } from '@dara/api';
import { createServices, listen, loadConfig, type Config } from '@dara/backend';
import {
  createMany,
  searchFor,
  talentCountQuery,
  talentDetailQuery,
  talentPageQuery,
  type TalentFilter,
} from '@dara/api/testing';
import { fastify } from 'fastify';
import pg from 'pg';

const tell = (message: unknown): void => void process.send?.(message);

/** The statements of the compared routes, as text and parameters. */
function statements(services: Awaited<ReturnType<typeof createServices>>, keyword: string | null) {
  const filter: TalentFilter = {
    audience: 'public',
    search: keyword === null ? null : searchFor(keyword),
  };
  return {
    page: talentPageQuery(services.db, filter, { page: 1, size: 12 }),
    count: talentCountQuery(services.db, filter),
    detail: (id: string) => talentDetailQuery(services.db, id),
  };
}

async function bare(config: Config): Promise<string> {
  const services = await createServices(config);
  const pool = new pg.Pool({ connectionString: config.databaseUrl, max: config.databasePoolSize });
  const run = async (query: { sql: string; parameters: readonly unknown[] }) =>
    (await pool.query<Record<string, unknown>>(query.sql, [...query.parameters])).rows;
  const app = fastify();
  const all = statements(services, null);
  const { total } = (await run(all.count))[0] ?? {};
  app.get('/list', async () => ({ items: await run(all.page), page: 1, size: 12, total }));
  app.get('/list-counted', async () => {
    const [items, [counted]] = await Promise.all([run(all.page), run(all.count)]);
    return { items, page: 1, size: 12, total: counted?.['total'] };
  });
  app.get<{ Querystring: { keyword: string } }>('/keyword', async ({ query }) => {
    const found = statements(services, query.keyword);
    const [items, [counted]] = await Promise.all([run(found.page), run(found.count)]);
    return { items, page: 1, size: 12, total: counted?.['total'] };
  });
  app.get<{ Params: { id: string } }>(
    '/detail/:id',
    async ({ params }) => (await run(all.detail(params.id)))[0],
  );
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function ours(config: Config): Promise<string> {
  return listen(await buildApp(config), { config });
}

async function fill(config: Config): Promise<string> {
  const services = await createServices(config);
  await migrateApi(services);
  const talents = Number(process.env['BENCH_TALENTS']);
  await services.database.unlimited((db) => createMany(db, { talents }));
  await services.close();
  return 'filled';
}

const roles: Record<string, (config: Config) => Promise<string>> = { ours, bare, fill };
const role = roles[process.argv[2] ?? ''];
if (!role) throw new Error(`server.ts takes one of ${Object.keys(roles).join(', ')}`);
tell({ address: await role(loadConfig()) });
if (process.argv[2] === 'fill') process.disconnect();
