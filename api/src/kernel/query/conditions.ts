import { sql, type RawBuilder } from 'kysely';

type Conditions = RawBuilder<unknown>[];

/** Whether a text column is one of the values; no condition without any. */
export const anyOf = (column: string, values: readonly string[] | undefined): Conditions =>
  values?.length ? [sql`${sql.raw(column)} = ANY (${values}::text[])`] : [];

/** Whether an expression has the value; no condition when it is undefined. */
export const equals = (expression: string, value: string | boolean | undefined): Conditions =>
  value === undefined ? [] : [sql`${sql.raw(expression)} = ${value}`];
