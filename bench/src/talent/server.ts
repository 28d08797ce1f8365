// One process of the benchmark: `node --import tsx server.ts fill|ours|bare|idle`; DATABASE_URL names the database.
// `ours` is the whole api, `bare` sends the rows of the same SQL, `idle` does nothing and measures the delay of the
// machine.
import { buildApp, migrateApi } from '@dara/api';
import { createServices, listen, loadConfig, type Config } from '@dara/backend';
import {
  createAccount,
  createMany,
  createTagFinder,
  talentCountQuery,
  talentPageQuery,
  type TalentFilter,
} from '@dara/api/testing';
import { fastify } from 'fastify';
import pg from 'pg';
import { SEARCHES } from './filters.ts';
import { answerAsMonitor } from './monitor.ts';

type Query = { sql: string; parameters: readonly unknown[] };

async function bare(config: Config): Promise<string> {
  const services = await createServices(config);
  const pool = new pg.Pool({ connectionString: config.databaseUrl, max: config.databasePoolSize });
  const run = async (query: Query) =>
    (await pool.query<Record<string, unknown>>(query.sql, [...query.parameters])).rows;
  const app = fastify();
  for (const [index, search] of SEARCHES.entries()) {
    const { tags, ...filters } = search;
    const tagIds = Array.isArray(tags)
      ? await createTagFinder(services).resolve('Talent', tags)
      : undefined;
    const filter = { ...filters, tagIds, audience: 'management', search: null } as TalentFilter;
    const page = talentPageQuery(services.db, filter, { page: 1, size: 10 });
    const count = talentCountQuery(services.db, filter);
    const total = (await run(count))[0]?.['total'];
    app.get(`/known/${index}`, async () => ({ items: await run(page), page: 1, size: 10, total }));
    app.get(`/counted/${index}`, async () => {
      const [items, [counted]] = await Promise.all([run(page), run(count)]);
      return { items, page: 1, size: 10, total: counted?.['total'] };
    });
  }
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function ours(config: Config): Promise<string> {
  const address = await listen(await buildApp(config), { config });
  answerAsMonitor();
  return address;
}

async function idle(): Promise<string> {
  answerAsMonitor();
  return 'idle';
}

async function fill(config: Config): Promise<string> {
  const services = await createServices(config);
  await migrateApi(services);
  const talents = Number(process.env['BENCH_TALENTS']);
  await services.database.unlimited((db) => createMany(db, { talents }));
  await createAccount(services, { email: 'bench@dara.test', permission: 'Admin' });
  await services.close();
  return 'filled';
}

const roles: Record<string, (config: Config) => Promise<string>> = { ours, bare, idle, fill };
const role = roles[process.argv[2] ?? ''];
if (!role) throw new Error(`server.ts takes one of ${Object.keys(roles).join(', ')}`);
process.send?.({ address: await role(loadConfig()) });
if (process.argv[2] === 'fill') process.disconnect();
