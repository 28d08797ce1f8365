// One process of the benchmark: `node --import tsx server.ts fill|ours|bare`; DATABASE_URL names the database. `ours`
// is the whole api, `bare` sends the rows of the api's statements in BENCH_STATEMENTS.
import { readFile } from 'node:fs/promises';
import { buildApp } from '@dara/api';
import { listen, loadConfig, type Config } from '@dara/backend';
import type { RecordedStatement } from '@dara/backend/testing';
import { fastify } from 'fastify';
import pg from 'pg';
import { fillBusiness } from './fill.ts';

/** The rows of a page and the total, queried in parallel. */
const OF_LIST = /page AS MATERIALIZED|AS total\s+FROM/;

async function bare(config: Config): Promise<string> {
  const file = process.env['BENCH_STATEMENTS'] ?? '';
  const lists = JSON.parse(await readFile(file, 'utf8')) as RecordedStatement[][];
  const pool = new pg.Pool({ connectionString: config.databaseUrl, max: config.databasePoolSize });
  const run = async ({ sql, parameters }: RecordedStatement) =>
    (await pool.query<Record<string, unknown>>(sql, [...parameters])).rows;
  const app = fastify();
  for (const [index, statements] of lists.entries()) {
    const ofList = statements.filter(({ sql }) => OF_LIST.test(sql));
    const others = statements.filter(({ sql }) => !OF_LIST.test(sql));
    app.get(`/${index}`, async () => {
      const answers = [];
      for (const other of others) answers.push(await run(other));
      return { items: await Promise.all(ofList.map(run)), answers };
    });
  }
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const ours = async (config: Config): Promise<string> => listen(await buildApp(config), { config });

const roles: Record<string, (config: Config) => Promise<string>> = {
  ours,
  bare,
  fill: fillBusiness,
};
const role = roles[process.argv[2] ?? ''];
if (!role) throw new Error(`server.ts takes one of ${Object.keys(roles).join(', ')}`);
const address = await role(loadConfig());
process.send?.({ address });
if (process.argv[2] === 'fill') process.disconnect?.();
