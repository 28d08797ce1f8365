import { AppError, type Db, type ErrorCode, type Tables } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';

/** For how long a deleted record can be brought back. */
export const RESTORABLE_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Records deleted before this time cannot be restored. */
export const earliestRestorable = () => new Date(Date.now() - RESTORABLE_DAYS * DAY_MS);

/** Whether a deleted row can still be restored, by its column. */
export function isRestorable(deletedAt: string): RawBuilder<boolean> {
  return sql`${sql.raw(deletedAt)} > now() - make_interval(days => ${RESTORABLE_DAYS})`;
}

export interface RecordRow {
  table: keyof Tables;
  id: string;
}

const also = (set: RawBuilder<unknown> | undefined) => (set ? sql`, ${set}` : sql``);

/** Marks a row as deleted; `set` are further columns. */
export async function deleteRecord(
  trx: Db,
  { table, id }: RecordRow,
  { at = new Date(), set }: { at?: Date; set?: RawBuilder<unknown> } = {},
): Promise<void> {
  await sql`
    UPDATE ${sql.table(table)} SET deleted_at = ${at}, updated_at = ${at}, version = version + 1 ${also(set)}
    WHERE id = ${id}`.execute(trx);
}

/**
 * Locks a row and returns its deletion time, null when not deleted. Throws `missing` when there is no such row, or it
 * cannot be restored any more. `within` is the column and id of its parent.
 */
export async function lockRestorable(
  trx: Db,
  { table, id }: RecordRow,
  missing: ErrorCode,
  within?: { column: string; id: string },
): Promise<Date | null> {
  const owner = within ? sql`AND ${sql.ref(within.column)} = ${within.id}` : sql``;
  const { rows } = await sql<{ deleted_at: Date | null }>`
    SELECT deleted_at FROM ${sql.table(table)} WHERE id = ${id} ${owner} FOR UPDATE`.execute(trx);
  const [row] = rows;
  const isGone = row?.deleted_at && row.deleted_at < earliestRestorable();
  if (!row || isGone) throw new AppError(missing);
  return row.deleted_at;
}

/** Restores a row; `set` are further columns. */
export async function restoreRecord(
  trx: Db,
  { table, id }: RecordRow,
  set?: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    UPDATE ${sql.table(table)} SET deleted_at = NULL, updated_at = now(), version = version + 1 ${also(set)}
    WHERE id = ${id}`.execute(trx);
}
