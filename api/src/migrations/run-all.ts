import { sql, type QueryExecutorProvider } from 'kysely';

/** Runs statements one by one: the embedded database takes a single statement per call. */
export async function runAll(db: QueryExecutorProvider, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
