import pg from 'pg';
import { findPostgres, POSTGRES_HELP } from '../../../tooling/scripts/lib/postgres.mjs';

export interface BenchDatabase {
  url: string;
  /** Whether it is one that was filled before, by another run. */
  isFilled: boolean;
  query: (sql: string, parameters?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const queryOf =
  (client: pg.Client): BenchDatabase['query'] =>
  async (sql, parameters = []) =>
    (await client.query<Record<string, unknown>>(sql, [...parameters])).rows;

/** The database that `BENCH_DATABASE_URL` names, filled before; else one of its own, thrown away afterwards. */
export async function openBenchDatabase(env = process.env): Promise<BenchDatabase> {
  const filled = env['BENCH_DATABASE_URL'];
  if (!filled) return openOwnDatabase();
  const client = await connect(filled);
  return { url: filled, isFilled: true, query: queryOf(client), close: () => client.end() };
}

async function openOwnDatabase(): Promise<BenchDatabase> {
  const server = await findPostgres();
  if (!server) throw new Error(POSTGRES_HELP);
  const name = `dara_bench_${process.pid}`;
  const admin = await connect(server.url);
  await admin.query(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const client = await connect(url.href);
  return {
    url: url.href,
    isFilled: false,
    query: queryOf(client),
    close: async () => {
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      server.stop();
    },
  };
}
