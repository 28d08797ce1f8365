import type { CompiledQuery } from 'kysely';

/** Each uses memory of every connection, so further ones are sent as plain text. */
const MAX_STATEMENTS = 64;

const names = new Map<string, string>();
let lastName = 0;

/**
 * Lets PostgreSQL parse and plan a statement once per connection. For frequent statements with a fixed text whose best
 * plan does not depend on the parameters. The embedded database ignores it.
 */
export function prepared<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!names.has(query.sql) && names.size < MAX_STATEMENTS) rename(query.sql);
  return query;
}

/** The name of a prepared statement; undefined for others. */
export const statementName = (text: string): string | undefined => names.get(text);

/** Prepares a statement again, which the server requires after a column type changed. */
export function rename(text: string): void {
  names.set(text, `dara_${(lastName += 1)}`);
}
