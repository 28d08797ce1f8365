import type { Readable } from 'node:stream';
import type { Identity, Services } from '@dara/backend';
import { exportLimit, recordExport } from '../../../kernel/record/export.ts';
import { spreadsheet } from '../../../kernel/text/spreadsheet.ts';
import { today } from '../../../kernel/age.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import type { Sort } from '../../../kernel/query/sort.ts';
import { exportColumns } from './talent-export.columns.ts';
import { exportIds, exportRows } from './talent-export.repository.ts';
import type { StaffTalentFilter } from '../list/talent-filter.ts';
import { talentsBySound } from '../list/talent-search.repository.ts';

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
  const written = await exportIds(db, filter, sort, exportLimit(actor) + 1);
  // Whom the list finds by how they sound, the workbook has too.
  const ids =
    written.length === 0 && filter.search
      ? await talentsBySound(db, filter, filter.search)
      : written;
  await recordExport(db, { actor, requestId, entity: 'talent', asked, rows: ids.length });
  const columns = exportColumns(language, today());
  return spreadsheet(language === 'th' ? 'ศิลปิน' : 'Talents', columns, exportRows(db, ids));
}
