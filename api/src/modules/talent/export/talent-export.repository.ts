import type { Db } from '@dara/backend';
import type { BodyRow } from '../../../kernel/database/talent-body.ts';
import { listedIds, rowsInBatches } from '../../../kernel/query/export-rows.ts';
import type { Sort } from '../../../kernel/query/sort.ts';
import type { StaffTalentFilter } from '../list/talent-filter.ts';
import {
  EXPORT_COLUMNS,
  listOf,
  orderOf,
  type TalentStaffRow,
} from '../list/talent-list.repository.ts';

export type ExportRow = Omit<TalentStaffRow, 'image'> & BodyRow;

/** The ids of a filtered list in its order, at most `max`. */
export async function exportIds(
  db: Db,
  filter: StaffTalentFilter,
  sort: Sort,
  max: number,
): Promise<string[]> {
  const order = orderOf(sort);
  if (filter.tagIds?.length === 0) return [];
  return listedIds(db, listOf(filter, order), max);
}

/** The rows of these talents in batches, in the order of the ids; talents deleted meanwhile are left out. */
export const exportRows = (db: Db, ids: readonly string[]): AsyncGenerator<ExportRow[]> =>
  rowsInBatches(db, { table: 'talent' }, ids, EXPORT_COLUMNS);
