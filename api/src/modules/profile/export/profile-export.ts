import type { Readable } from 'node:stream';
import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { rowsInBatches } from '../../../kernel/query/export-rows.ts';
import { exportLimit, recordExport } from '../../../kernel/record/export.ts';
import type { ExportRequest } from '../../../kernel/record/workbook-answer.ts';
import { spreadsheet } from '../../../kernel/text/spreadsheet.ts';
import { PROFILE_ENTITY } from '../profile.audit.ts';
import { profileIds } from '../profile.repository.ts';
import type { ProfileFilter } from '../profile-query.schema.ts';
import { type ProfileExportRow, profileColumns } from './profile-export.columns.ts';

const COLUMNS = sql`t.email, t.first_name, t.last_name, t.permission, t.contact_phone, t.active, t.last_login_at,
  t.created_at`;

/** Exports the filtered list as a workbook; the export is audited first. */
export async function exportProfiles(
  { db }: Pick<Services, 'db'>,
  { actor, requestId, filter, sort, language }: ExportRequest<ProfileFilter>,
): Promise<Readable> {
  const ids = await profileIds(db, filter, sort, exportLimit(actor) + 1);
  const entity = PROFILE_ENTITY;
  await recordExport(db, { actor, requestId, entity, asked: filter, rows: ids.length });
  const name = language === 'th' ? 'ผู้ใช้งาน' : 'Users';
  const rows = rowsInBatches<ProfileExportRow>(db, { table: 'profile' }, ids, COLUMNS);
  return spreadsheet(name, profileColumns(language), rows);
}
