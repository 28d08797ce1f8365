import pg from 'pg';
import { findPostgres, POSTGRES_HELP } from '../../../tooling/scripts/lib/postgres.mjs';

export interface BenchDatabase {
  url: string;
  query: (sql: string, parameters?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

/** A database of its own on a PostgreSQL server that is thrown away afterwards. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const server = await findPostgres();
  if (!server) throw new Error(POSTGRES_HELP);
  const name = `dara_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return {
    url: url.href,
    query: async (sql, parameters = []) =>
      (await client.query<Record<string, unknown>>(sql, [...parameters])).rows,
    close: async () => {
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      server.stop();
    },
  };
}
