import type { CompiledQuery } from 'kysely';

/** Each costs every connection of the server some memory, so that further ones are sent as text. */
const MAX_STATEMENTS = 64;

const names = new Map<string, string>();
let lastName = 0;

/**
 * Lets PostgreSQL parse and plan a statement once for each connection. For statements that are sent very often, with the
 * same text, and whose best plan does not depend on their parameters. The embedded database ignores it.
 */
export function prepared<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!names.has(query.sql) && names.size < MAX_STATEMENTS) rename(query.sql);
  return query;
}

/** The name of a prepared statement; undefined for all others. */
export const statementName = (text: string): string | undefined => names.get(text);

/** Prepares a statement anew, as the server wants it once a column has changed its type. */
export function rename(text: string): void {
  names.set(text, `dara_${(lastName += 1)}`);
}
