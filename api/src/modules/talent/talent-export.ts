import type { Readable } from 'node:stream';
import { AppError, databaseOf, type Identity, type Permission, type Services } from '@dara/backend';
import type { AccountTables } from '../../app/account-tables.ts';
import { recordAudit } from '../../app/audit.ts';
import { spreadsheet, type Cell, type Column } from '../../app/spreadsheet.ts';
import { ageOn, today } from '../../domain/age.ts';
import type { Language } from '../../domain/shapes.ts';
import type { Sort } from '../../domain/sort.ts';
import { textOf } from '../../domain/words.ts';
import { exportIds, exportRows, type ExportRow } from './talent-export.repository.ts';
import type { StaffTalentFilter } from './talent-filter.ts';

/** Up to here staff export what they filter; more leaves the house in bulk and is for administrators. */
export const STAFF_ROWS_MAX = 1000;
export const ROWS_MAX = 100_000;

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
  const ids = await exportIds(db, filter, sort, limit + 1);
  if (ids.length > limit) {
    const errors = [{ field: '', rule: 'max', params: { limit } }];
    throw new AppError(actor.permission === 'Admin' ? 'VALIDATION_FAILED' : 'FORBIDDEN', {
      errors,
    });
  }
  await recordAudit(databaseOf<AccountTables>({ db }), {
    actor,
    action: 'Export',
    entity: 'talent',
    entityId: null,
    diff: { ...asked, rows: ids.length },
    requestId,
  });
  const columns = columnsIn(language, today());
  return spreadsheet(language === 'th' ? 'นักแสดง' : 'Talents', columns, exportRows(db, ids));
}

function day(value: Date | string | null): Cell {
  if (value === null) return null;
  return { day: typeof value === 'string' ? value : today(value) };
}

function columnsIn(language: Language, now: string): Column<ExportRow>[] {
  const column = (
    th: string,
    en: string,
    width: number,
    cell: (row: ExportRow) => Cell,
  ): Column<ExportRow> => ({ heading: language === 'th' ? th : en, width, cell });
  return [
    column('ชื่อในวงการ', 'Display name', 22, (row) => row.display_name),
    column('ชื่อ (ไทย)', 'First name (Thai)', 18, (row) => row.first_name.th),
    column('นามสกุล (ไทย)', 'Last name (Thai)', 18, (row) => row.last_name.th),
    column('ชื่อ (อังกฤษ)', 'First name (English)', 18, (row) => row.first_name.en),
    column('นามสกุล (อังกฤษ)', 'Last name (English)', 18, (row) => row.last_name.en),
    column('ชื่อเล่น', 'Nickname', 12, (row) => row.nick_name && row.nick_name[language]),
    column('ประเภท', 'Types', 22, (row) => row.talent_types.join(', ')),
    column('เพศ', 'Gender', 10, (row) => row.gender),
    column('วันเกิด', 'Birthday', 12, (row) => day(row.birthday)),
    column('อายุ', 'Age', 7, (row) => row.birthday && ageOn(row.birthday, now)),
    column('สัญชาติ', 'Nationality', 10, (row) => row.nationality),
    column('อีเมล', 'E-mail', 28, (row) => row.email),
    column('โทรศัพท์', 'Phone', 14, (row) => row.phone_number),
    column('บริษัท', 'Company', 18, (row) => row.company_name),
    column('สถานะ', 'Status', 11, (row) => row.status),
    column('ใช้งาน', 'Active', 9, (row) => row.active),
    column('เผยแพร่', 'Public', 9, (row) => row.is_public),
    column('ท็อป 10', 'Top 10', 9, (row) => row.is_top10),
    column('ส่วนสูง (ซม.)', 'Height (cm)', 11, (row) => row.height),
    column('น้ำหนัก (กก.)', 'Weight (kg)', 11, (row) => row.weight),
    column('ช่องทาง', 'Channel', 12, (row) => row.channel),
    column('ผู้ติดตาม', 'Followers', 12, (row) => row.followers),
    column('เอนเกจเมนต์ (%)', 'Engagement (%)', 12, (row) => row.engagement_rate),
    column('แท็ก', 'Tags', 26, (row) => row.tags.map((tag) => textOf(tag, language)).join(', ')),
    column('วันที่สร้าง', 'Created', 12, (row) => day(row.created_at)),
    column('แก้ไขล่าสุด', 'Updated', 12, (row) => day(row.updated_at)),
  ];
}
