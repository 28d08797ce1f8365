import type { Tables } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import type { Static, TObject, TProperties } from 'typebox';
import { snakeCase, type SnakeCase } from '../database/snake-case.ts';

/** Expressions of properties; those without a column of their name are required. */
type Expressions<Table, P extends TProperties> = {
  readonly [
    Name in keyof P & string as SnakeCase<Name> extends keyof Table ? never : Name
  ]: RawBuilder<unknown>;
} & { readonly [Name in keyof P]?: RawBuilder<unknown> };

/**
 * What a response reads from a table, `t` unless another alias is given, by its schema: the property `taxId` is the
 * column `tax_id`, unless an expression is given.
 */
export function answerColumns<Table extends keyof Tables, P extends TProperties>(
  _table: Table,
  { properties }: TObject<P>,
  expressions: Expressions<Tables[Table], P>,
  alias = 't',
): RawBuilder<unknown> {
  const given = expressions as Readonly<Record<string, RawBuilder<unknown> | undefined>>;
  const values = Object.keys(properties).map((name) => {
    const expression = given[name] ?? sql.ref(`${alias}.${snakeCase(name)}`);
    return sql`${expression} AS ${sql.ref(name)}`;
  });
  return sql.join(values);
}

/** A row of `answerColumns` as a response: its instants are ISO texts. */
export function toAnswer<Schema extends TObject>(row: object): Static<Schema> {
  const values = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(values) as Static<Schema>;
}

/** Properties of a response that no column of a row gives as it is; all others may be given in place of their column. */
type Rest<Answer, Row> = Partial<Answer> & {
  [
    Name in keyof Answer as IsColumn<Name & string, Answer[Name], Row> extends true ? never : Name
  ]: Answer[Name];
};
type IsColumn<Name extends string, Value, Row> =
  SnakeCase<Name> extends keyof Row
    ? Row[SnakeCase<Name>] extends Value | Date
      ? true
      : false
    : false;

/**
 * A row as a response: `taxId` is its column `tax_id` unless `rest` has it. Columns that the schema does not name stay
 * out, and so do its optional properties: those are only in `rest`.
 */
export function answerOf<Schema extends TObject, Row extends object>(
  { required }: Schema,
  row: Row,
  rest: Rest<Static<Schema>, Row>,
): Static<Schema> {
  const columns = row as Readonly<Record<string, unknown>>;
  const names: readonly string[] = required ?? [];
  const own = Object.fromEntries(names.map((name) => [name, columns[snakeCase(name)]]));
  return toAnswer<Schema>({ ...own, ...rest });
}
