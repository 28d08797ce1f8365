import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * For migrations: creates the queue of a kind of job. An exclusive queue runs one job at a time across all instances.
 */
export async function createQueue(
  db: QueryExecutorProvider,
  name: string,
  { isExclusive = false } = {},
): Promise<void> {
  const options = JSON.stringify({ policy: isExclusive ? 'singleton' : 'standard' });
  await sql`SELECT pgboss.create_queue(${name}, ${options}::json)`.execute(db);
}

/**
 * The tables of pg-boss, version 24 of its schema; another version needs a migration (`PgBoss.getMigrationPlans`). Its
 * own transaction statements are removed, because migrations run in one.
 */
export async function createJobSchema(db: QueryExecutorProvider): Promise<void> {
  const { default: PgBoss } = await import('pg-boss');
  const plan = PgBoss.getConstructionPlans()
    .replace(/^\s*BEGIN;/, '')
    .replace(/SET LOCAL [^;]*;/g, '')
    .replace(/COMMIT;\s*$/, '');
  // One statement at a time, as the embedded database requires.
  await sql.raw(`DO $dara$ BEGIN EXECUTE $plan$${plan}$plan$; END $dara$`).execute(db);
}
