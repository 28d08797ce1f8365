import type { Readable } from 'node:stream';
import type { Identity, Services } from '@dara/backend';
import type { Sort } from '../../kernel/query/sort.ts';
import { exportLimit, recordExport } from '../../kernel/record/export.ts';
import type { Language } from '../../kernel/schema/shapes.ts';
import { spreadsheet } from '../../kernel/text/spreadsheet.ts';
import { auditEntries, auditIds } from './audit.repository.ts';
import type { AuditFilter } from './audit-query.schema.ts';
import { auditColumns } from './audit-export.columns.ts';

export interface AuditExport {
  actor: Identity;
  requestId: string;
  filter: AuditFilter;
  sort: Sort;
  language: Language;
}

/** Exports the filtered log as a workbook; the export is audited first. */
export async function exportAudit(
  { db }: Pick<Services, 'db'>,
  { actor, requestId, filter, sort, language }: AuditExport,
): Promise<Readable> {
  const ids = await auditIds(db, filter, sort, exportLimit(actor) + 1);
  await recordExport(db, {
    actor,
    requestId,
    entity: 'audit_event',
    asked: filter,
    rows: ids.length,
  });
  const name = language === 'th' ? 'บันทึกการใช้งาน' : 'Audit log';
  return spreadsheet(name, auditColumns(language), auditEntries(db, ids));
}
