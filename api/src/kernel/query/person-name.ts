import { sql, type RawBuilder } from 'kysely';

/** The name of the account that a column points to; null without one. */
export function nameOf(column: string): RawBuilder<string | null> {
  return sql.raw(
    `(SELECT nullif(trim(p.first_name || ' ' || p.last_name), '') FROM profile p WHERE p.id = ${column})`,
  );
}
