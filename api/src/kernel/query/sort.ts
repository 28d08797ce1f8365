import { invalidField } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';

export type Direction = 'asc' | 'desc';

/** SQL of a sortable column per direction, with tie-breakers: must match an index. */
export type SortColumns = Record<string, Record<Direction, RawBuilder<unknown>>>;

/** One index serves a column without nulls, read forwards or backwards. */
export function sortable(expression: string, id = 't.id'): Record<Direction, RawBuilder<unknown>> {
  return {
    asc: sql.raw(`${expression} ASC, ${id} ASC`),
    desc: sql.raw(`${expression} DESC, ${id} DESC`),
  };
}

/** Nulls last in both directions. */
export function sortableOrNull(
  expression: string,
  id = 't.id',
): Record<Direction, RawBuilder<unknown>> {
  return {
    asc: sql.raw(`${expression} ASC NULLS LAST, ${id} ASC`),
    desc: sql.raw(`${expression} DESC NULLS LAST, ${id} DESC`),
  };
}

export interface Sort {
  sortByColumn?: string | undefined;
  sortByAlphabetically?: Direction | undefined;
}

/** ORDER BY of a request; unknown columns are refused. Dates and numbers sort descending by default. */
export function orderBy(
  columns: SortColumns,
  { sortByColumn, sortByAlphabetically }: Sort,
  fallback: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!sortByColumn) {
    if (!sortByAlphabetically) return fallback;
    return columns['CreatedAt']?.[sortByAlphabetically] ?? fallback;
  }
  const wanted = sortByColumn.toLowerCase();
  const name = Object.keys(columns).find((column) => column.toLowerCase() === wanted);
  const column = name === undefined ? undefined : columns[name];
  if (!column) throw invalidField('sortByColumn', 'enum', { allowedValues: Object.keys(columns) });
  return column[sortByAlphabetically ?? 'asc'];
}
