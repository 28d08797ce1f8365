import pg from 'pg';
import { findPostgres, POSTGRES_HELP } from '../../../tooling/scripts/lib/postgres.mjs';
import { startServer } from './load.ts';
import { inTemporaryFolder } from './site.ts';
import { say } from './table.ts';

export interface BenchDatabase {
  url: string;
  /** Whether an earlier run has filled it. */
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

/** The filled database of `BENCH_DATABASE_URL`, else a temporary one. */
async function openBenchDatabase(env = process.env): Promise<BenchDatabase> {
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

/** Environment of a production server on the database, with its own data folder. */
export const serverEnv = (database: BenchDatabase, dataDir: string) => ({
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  NODE_ENV: 'production',
  JWT_SECRET: 'bench-'.repeat(8),
  DEMO: '0',
  PORT: '0',
});

/** Fills the database with the configured number of talents, unless an earlier run has. */
export async function seedOnce(
  database: BenchDatabase,
  server: string,
  env: { BENCH_TALENTS: string },
): Promise<void> {
  if (database.isFilled) return;
  say(`Filling PostgreSQL with ${env.BENCH_TALENTS} talents ...`);
  await (await startServer(server, 'fill', env)).stop();
}

/** Measures with a database and a temporary folder. */
export async function withDatabase(
  measure: (database: BenchDatabase, dataDir: string) => Promise<void>,
): Promise<void> {
  await inTemporaryFolder(async (dataDir) => {
    const database = await openBenchDatabase();
    try {
      await measure(database, dataDir);
    } finally {
      await database.close();
    }
  });
}
