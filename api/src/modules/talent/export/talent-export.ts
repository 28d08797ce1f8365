import type { Readable } from 'node:stream';
import { AppError, type Identity, type Services } from '@dara/backend';
import type { Permission } from '@dara/model';
import { recordAudit } from '../../../kernel/record/audit.ts';
import { spreadsheet } from '../../../kernel/text/spreadsheet.ts';
import { today } from '../../../kernel/age.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import type { Sort } from '../../../kernel/query/sort.ts';
import { exportColumns } from './talent-export.columns.ts';
import { exportIds, exportRows } from './talent-export.repository.ts';
import type { StaffTalentFilter } from '../list/talent-filter.ts';
import { talentsBySound } from '../list/talent-search.repository.ts';

/** Up to here staff export what they filter; more leaves the house in bulk and is for administrators. */
const STAFF_ROWS_MAX = 1000;
const ROWS_MAX = 100_000;

const LIMITS: Partial<Record<Permission, number>> = { Staff: STAFF_ROWS_MAX, Admin: ROWS_MAX };

export interface Export {
  actor: Identity;
  requestId: string;
  filter: StaffTalentFilter;
  /** As it was asked for, for the log. */
  asked: Record<string, unknown>;
  sort: Sort;
  language: Language;
}

/** The filtered list as a workbook; who takes data out of the house is written down first. */
export async function exportTalents(
  { db }: Pick<Services, 'db'>,
  { actor, requestId, filter, asked, sort, language }: Export,
): Promise<Readable> {
  const limit = LIMITS[actor.permission] ?? 0;
  const written = await exportIds(db, filter, sort, limit + 1);
  // Whom the list finds by how they sound, the workbook has too.
  const ids =
    written.length === 0 && filter.search
      ? await talentsBySound(db, filter, filter.search)
      : written;
  if (ids.length > limit) {
    const errors = [{ field: '', rule: 'max', params: { limit } }];
    throw new AppError(actor.permission === 'Admin' ? 'VALIDATION_FAILED' : 'FORBIDDEN', {
      errors,
    });
  }
  await recordAudit(db, {
    actor,
    action: 'Export',
    entity: 'talent',
    entityId: null,
    diff: { ...asked, rows: ids.length },
    requestId,
  });
  const columns = exportColumns(language, today());
  return spreadsheet(language === 'th' ? 'ศิลปิน' : 'Talents', columns, exportRows(db, ids));
}
