import { sql, type QueryExecutorProvider } from 'kysely';

/** Runs several statements: the embedded database accepts one at a time. */
export async function runSql(db: QueryExecutorProvider, statements: string): Promise<void> {
  await sql
    .raw(`DO $statements$ BEGIN EXECUTE $sql$${statements}$sql$; END $statements$`)
    .execute(db);
}
