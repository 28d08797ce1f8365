import type { Db, Tables } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { ContentCache } from '../content/counts.ts';
import type { Search } from './search.ts';

export interface PageRequest {
  page: number;
  size: number;
}

/** Which rows of a table are listed, in which order. Everything calls the table by its alias. */
export interface ListQuery {
  table: keyof Tables;
  /** `t` unless given. */
  alias?: string;
  /** JOINs that conditions or columns read, with one row each. */
  joins?: RawBuilder<unknown>;
  /** Tables of its own (`name AS MATERIALIZED (…)`) that `joins` read: computed once for order and columns. */
  computed?: RawBuilder<unknown>;
  /** All conditions: that the row is not deleted, and the keyword, included. */
  where: RawBuilder<unknown>;
  /** Ties included, so that pages do not overlap. */
  order: RawBuilder<unknown>;
  /**
   * The keyword, where the order has an index. It is looked up before anything is ordered (`OFFSET 0` is the fence),
   * else the planner may walk the order's index and compare the text of every row. Not with `joins`.
   */
  search?: Search | null | undefined;
}

const NOTHING = sql``;

function source({ table, alias = 't' }: ListQuery): RawBuilder<unknown> {
  return sql.raw(`${table} ${alias}`);
}

/** FROM and WHERE of the rows, before they are put in order. */
export function listedRows(list: ListQuery): RawBuilder<unknown> {
  const { alias = 't', joins = NOTHING, where, search } = list;
  return search?.isIndexed
    ? sql`(SELECT ${sql.raw(alias)}.* FROM ${source(list)} WHERE ${where} OFFSET 0) ${sql.raw(alias)}`
    : sql`${source(list)} ${joins} WHERE ${where}`;
}

/** One page: the ids first, which the order's index alone can answer, then the columns of those few rows. */
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

/** One page of rows without an id of their own, as versions of one record are: some dozens, read as they stand. */
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

/** How many rows there are in all; no further than one past `most`, where that is given. */
export function countQuery(
  db: Db,
  list: Pick<ListQuery, 'table' | 'alias' | 'joins' | 'where'>,
  most?: number,
): CompiledQuery<{ total: number }> {
  const rows = sql`${source({ ...list, order: NOTHING })} ${list.joins ?? NOTHING} WHERE ${list.where}`;
  const counted = most === undefined ? rows : sql`(SELECT 1 FROM ${rows} LIMIT ${most + 1}) hits`;
  return sql<{ total: number }>`SELECT count(*)::int AS total FROM ${counted}`.compile(db);
}

/** Rows of a page, and how many there are in all: remembered until content changes where `totals` are given. */
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
