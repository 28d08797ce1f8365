import { sql, type QueryExecutorProvider } from 'kysely';

/** For migrations: makes the queue of one kind of job. Of an exclusive one a single job is under way in all instances. */
export async function createQueue(
  db: QueryExecutorProvider,
  name: string,
  { isExclusive = false } = {},
): Promise<void> {
  const options = JSON.stringify({ policy: isExclusive ? 'singleton' : 'standard' });
  await sql`SELECT pgboss.create_queue(${name}, ${options}::json)`.execute(db);
}

/**
 * The tables of pg-boss, version 24 of its schema; a release of it with another needs a migration of its own
 * (`PgBoss.getMigrationPlans`). It writes its own transaction around, which the migration has already.
 */
export async function createJobSchema(db: QueryExecutorProvider): Promise<void> {
  const { default: PgBoss } = await import('pg-boss');
  const plan = PgBoss.getConstructionPlans()
    .replace(/^\s*BEGIN;/, '')
    .replace(/SET LOCAL [^;]*;/g, '')
    .replace(/COMMIT;\s*$/, '');
  // One statement, since the embedded database takes one at a time.
  await sql.raw(`DO $dara$ BEGIN EXECUTE $plan$${plan}$plan$; END $dara$`).execute(db);
}
