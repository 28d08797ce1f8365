import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';

export interface DatabaseFacts {
  /** Version of the database server. */
  version: string;
  /** The last migration of each package. */
  migrations: Record<string, string>;
  /** Row counts by table. */
  rows: Record<string, number>;
}

interface Table {
  schema: string;
  name: string;
}

/** Properties that a copy of a database must share with its original. */
export async function inspectDatabase(db: Db): Promise<DatabaseFacts> {
  const version = await sql<{ server_version: string }>`show server_version`.execute(db);
  const tables = await listTables(db);
  const rows: Record<string, number> = {};
  const migrations: Record<string, string> = {};
  for (const { schema, name } of tables) {
    const { rows: counted } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM ${sql.id(schema, name)}`.execute(db);
    rows[`${schema}.${name}`] = counted[0]?.count ?? 0;
    const [, history] = /^migration_(\w+?)(?<!_lock)$/.exec(name) ?? [];
    if (history === undefined) continue;
    const { rows: last } = await sql<{ name: string | null }>`
      SELECT max(name) AS name FROM ${sql.id(schema, name)}`.execute(db);
    migrations[history] = last[0]?.name ?? '';
  }
  return { version: version.rows[0]?.server_version ?? '', migrations, rows };
}

/** User tables, without system tables. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT n.nspname AS schema, c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
    ORDER BY 1, 2`.execute(db);
  return rows;
}
