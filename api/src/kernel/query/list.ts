import type { Db, Tables } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { ContentCache } from '../content/counts.ts';
import type { Search } from './search.ts';

export interface PageRequest {
  page: number;
  size: number;
}

/** The rows of a list and their order. All parts refer to the table by its alias. */
export interface ListQuery {
  table: keyof Tables;
  /** Default `t`. */
  alias?: string;
  /** JOINs that conditions or columns read, with one row each. */
  joins?: RawBuilder<unknown>;
  /** CTEs (`name AS MATERIALIZED (…)`) used by `joins`: computed once for order and columns. */
  computed?: RawBuilder<unknown>;
  /** All conditions: that the row is not deleted, and the keyword, included. */
  where: RawBuilder<unknown>;
  /** Ties included, so that pages do not overlap. */
  order: RawBuilder<unknown>;
  /**
   * Keyword condition when the order has an index. Evaluated before sorting (`OFFSET 0` is the fence), otherwise the
   * planner may walk the order's index and compare the text of every row. Not with `joins`.
   */
  search?: Search | null | undefined;
}

const NOTHING = sql``;

function source({ table, alias = 't' }: ListQuery): RawBuilder<unknown> {
  return sql.raw(`${table} ${alias}`);
}

/** FROM and WHERE of the rows, before sorting. */
export function listedRows(list: ListQuery): RawBuilder<unknown> {
  const { alias = 't', joins = NOTHING, where, search } = list;
  return search?.isIndexed
    ? sql`(SELECT ${sql.raw(alias)}.* FROM ${source(list)} WHERE ${where} OFFSET 0) ${sql.raw(alias)}`
    : sql`${source(list)} ${joins} WHERE ${where}`;
}

/** One page: the ids first, by the order's index alone, then the columns of those rows. */
export function pageQuery<Row>(
  db: Db,
  list: ListQuery,
  { page, size }: PageRequest,
  columns: RawBuilder<unknown>,
): CompiledQuery<Row> {
  const { alias = 't', joins = NOTHING, computed, order } = list;
  const id = sql.raw(`${alias}.id`);
  const limit = sql.raw(`LIMIT ${Math.trunc(size)} OFFSET ${Math.trunc((page - 1) * size)}`);
  return sql<Row>`
    WITH ${computed ? sql`${computed},` : NOTHING}
      page AS MATERIALIZED (SELECT ${id} FROM ${listedRows(list)} ORDER BY ${order} ${limit})
    SELECT ${columns} FROM page JOIN ${source(list)} ON ${id} = page.id ${joins}
    ORDER BY ${order}`.compile(db);
}

/** One page of rows without an id, for example versions of one record: few rows, read directly. */
export function rowsQuery<Row>(
  db: Db,
  list: Pick<ListQuery, 'table' | 'alias' | 'joins' | 'where' | 'order'>,
  { page, size }: PageRequest,
  columns: RawBuilder<unknown>,
): CompiledQuery<Row> {
  const limit = sql.raw(`LIMIT ${Math.trunc(size)} OFFSET ${Math.trunc((page - 1) * size)}`);
  return sql<Row>`
    SELECT ${columns} FROM ${listedRows(list)} ORDER BY ${list.order} ${limit}`.compile(db);
}

/** Total number of rows; counts at most one past `most`, if given. */
export function countQuery(
  db: Db,
  list: Pick<ListQuery, 'table' | 'alias' | 'joins' | 'where'>,
  most?: number,
): CompiledQuery<{ total: number }> {
  const rows = sql`${source({ ...list, order: NOTHING })} ${list.joins ?? NOTHING} WHERE ${list.where}`;
  const counted = most === undefined ? rows : sql`(SELECT 1 FROM ${rows} LIMIT ${most + 1}) hits`;
  return sql<{ total: number }>`SELECT count(*)::int AS total FROM ${counted}`.compile(db);
}

/** A page with its total; totals are cached until content changes when `totals` is given. */
export async function readPage<Row>(
  db: Db,
  page: CompiledQuery<Row>,
  count: CompiledQuery<{ total: number }>,
  totals?: ContentCache<number>,
): Promise<{ rows: Row[]; total: number }> {
  const compute = async (): Promise<number> => {
    const { rows } = await db.executeQuery(count);
    return rows[0]?.total ?? 0;
  };
  const key = `${count.sql}\n${JSON.stringify(count.parameters)}`;
  const [{ rows }, total] = await Promise.all([
    db.executeQuery(page),
    totals ? totals.get(key, compute) : compute(),
  ]);
  return { rows, total };
}
