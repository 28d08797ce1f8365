import type { Db } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { listedRows, type ListQuery } from './list.ts';

/** Rows that are read at a time, so that an export holds few of them. */
const BATCH = 500;

/** Ids of a list in its order, `most` at most. */
export async function listedIds(db: Db, list: ListQuery, most: number): Promise<string[]> {
  const id = sql.raw(`${list.alias ?? 't'}.id`);
  const { rows } = await sql<{ id: string }>`
    SELECT ${id} FROM ${listedRows(list)} ORDER BY ${list.order} LIMIT ${most}`.execute(db);
  return rows.map((row) => row.id);
}

/** Rows of these ids in batches, in the order of the ids; those that are gone meanwhile are left out. */
export async function* rowsInBatches<Row>(
  db: Db,
  { table, alias = 't', joins = sql`` }: Pick<ListQuery, 'table' | 'alias' | 'joins'>,
  ids: readonly string[],
  columns: RawBuilder<unknown>,
): AsyncGenerator<Row[]> {
  const [source, id] = [sql.raw(`${table} ${alias}`), sql.raw(`${alias}.id`)];
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const { rows } = await sql<Row>`
      SELECT ${columns}
      FROM unnest(${batch}::uuid[]) WITH ORDINALITY u (id, place) JOIN ${source} ON ${id} = u.id ${joins}
      ORDER BY u.place`.execute(db);
    yield rows;
  }
}
