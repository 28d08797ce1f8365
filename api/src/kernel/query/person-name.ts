import { sql, type RawBuilder } from 'kysely';

/** Name of the account referenced by a column; null without one. */
export function nameOf(column: string): RawBuilder<string | null> {
  return sql.raw(
    `(SELECT nullif(trim(p.first_name || ' ' || p.last_name), '') FROM profile p WHERE p.id = ${column})`,
  );
}
