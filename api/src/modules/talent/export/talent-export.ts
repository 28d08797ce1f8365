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
import { talentsBySound } from '../list/talent-sound.repository.ts';

export interface Export {
  actor: Identity;
  requestId: string;
  filter: StaffTalentFilter;
  /** The query as requested, for the audit log. */
  asked: Record<string, unknown>;
  sort: Sort;
  language: Language;
}

/** Exports the filtered list as a workbook; the export is audited first. */
export async function exportTalents(
  { db }: Pick<Services, 'db'>,
  { actor, requestId, filter, asked, sort, language }: Export,
): Promise<Readable> {
  const written = await exportIds(db, filter, sort, exportLimit(actor) + 1);
  // Phonetic matches of the list are exported too.
  const ids =
    written.length === 0 && filter.search
      ? (await talentsBySound(db, filter, filter.search)).map(({ id }) => id)
      : written;
  await recordExport(db, { actor, requestId, entity: 'talent', asked, rows: ids.length });
  const columns = exportColumns(language, today());
  return spreadsheet(language === 'th' ? 'ศิลปิน' : 'Talents', columns, exportRows(db, ids));
}
