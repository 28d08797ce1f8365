import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { BodyRow } from '../../../kernel/database/talent-body.ts';
import type { Sort } from '../../../kernel/query/sort.ts';
import type { StaffTalentFilter } from '../list/talent-filter.ts';
import {
  EXPORT_COLUMNS,
  orderOf,
  talentsFrom,
  type TalentStaffRow,
} from '../list/talent-list.repository.ts';

export type ExportRow = Omit<TalentStaffRow, 'image'> & BodyRow;

/** Rows that are read at a time. */
const BATCH = 200;

/** The ids of a filtered list in its order, at most `max`. */
export async function exportIds(
  db: Db,
  filter: StaffTalentFilter,
  sort: Sort,
  max: number,
): Promise<string[]> {
  const order = orderOf(sort);
  if (filter.tagIds?.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM ${talentsFrom(filter, order)} ORDER BY ${order} LIMIT ${max}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The rows of these talents in batches, in the order of the ids; talents deleted meanwhile are left out. */
export async function* exportRows(db: Db, ids: readonly string[]): AsyncGenerator<ExportRow[]> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const { rows } = await sql<ExportRow>`
      SELECT ${EXPORT_COLUMNS}
      FROM unnest(${batch}::uuid[]) WITH ORDINALITY u (id, position) JOIN talent t ON t.id = u.id
      ORDER BY u.position`.execute(db);
    yield rows;
  }
}
