import type { Resource } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@dara/backend';
import type { Localized } from '../schema/shapes.ts';
import { columnOf, fieldsOf } from './resource-names.ts';

export type Values = Record<string, unknown>;
/** A row of any resource. */
export type Row = Values & { id: string; version: number; deleted_at: Date | null };

export const partOf = (field: string): string => `${field}File`;
export const fieldOf = (part: string): string => part.replace(/File$/, '');
export const altOf = (values: Values, title: string | undefined): Localized | null =>
  title === undefined ? null : (values[title] as Localized);

/** The values of a row that people edit. */
export const valuesOf = (resource: Resource, row: Row): Values =>
  Object.fromEntries(
    fieldsOf(resource).map(([name, field]) => [name, row[columnOf(name, field)] ?? null]),
  );

/** Values as the audit log names them. */
export const auditView = (resource: Resource, values: Values): Values =>
  Object.fromEntries(
    fieldsOf(resource).map(([name, { auditField }]) => [auditField ?? name, values[name]]),
  );

/** Values as they are written; a text in both languages is JSON. */
export const columnsOf = (resource: Resource, values: Values): Values =>
  Object.fromEntries(
    fieldsOf(resource).flatMap(([name, field]) => {
      if (!(name in values)) return [];
      const value = field.kind === 'localized' ? JSON.stringify(values[name]) : values[name];
      return [[columnOf(name, field), value]];
    }),
  );

export const insertRow = (trx: Db, table: string, columns: Values) =>
  sql`INSERT INTO ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    VALUES (${sql.join(Object.values(columns))})`.execute(trx);

/** The statement that writes the next version of a row and answers it. */
export function updateRow(table: string, id: string, columns: Values): RawBuilder<unknown> {
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql`UPDATE ${sql.table(table)} SET ${sql.join(set)}, updated_at = ${new Date()}, version = version + 1
    WHERE id = ${id} RETURNING *`;
}
