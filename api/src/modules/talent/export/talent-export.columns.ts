import { BODY_IN_EXPORT, TALENT_BODY, labelWithUnit, nationalityName, ageOn } from '@dara/model';
import { snakeCase } from '../../../kernel/database/snake-case.ts';
import type { Cell, Column } from '../../../kernel/text/spreadsheet.ts';
import { today } from '../../../kernel/age.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { shownNameOf } from '../../../kernel/query/talent-name.ts';
import { textOf, type Labels } from '../../../kernel/text/labels.ts';
import { TALENT_TYPE_LABELS, CHANNEL_LABELS } from '../../../kernel/text/share-labels.ts';
import type { ExportRow } from './talent-export.repository.ts';

const GENDER_LABELS: Labels<ExportRow['gender']> = {
  Male: { th: 'ชาย', en: 'Male' },
  Female: { th: 'หญิง', en: 'Female' },
  'LGBTQ+': { th: 'LGBTQ+', en: 'LGBTQ+' },
};

const STATUS_LABELS: Labels<ExportRow['status']> = {
  Pending: { th: 'รออนุมัติ', en: 'Pending' },
  Approved: { th: 'อนุมัติแล้ว', en: 'Approved' },
  Rejected: { th: 'ไม่อนุมัติ', en: 'Rejected' },
  Archived: { th: 'เก็บเข้าคลัง', en: 'Archived' },
};

const YES_NO: Labels<'yes' | 'no'> = {
  yes: { th: 'ใช่', en: 'Yes' },
  no: { th: 'ไม่ใช่', en: 'No' },
};

function day(value: Date | string | null): Cell {
  if (value === null) return null;
  return { day: typeof value === 'string' ? value : today(value) };
}

/** Columns of a workbook of talents, with headings and values in the language. */
export function exportColumns(language: Language, now: string): Column<ExportRow>[] {
  const column = (
    th: string,
    en: string,
    width: number,
    cell: (row: ExportRow) => Cell,
  ): Column<ExportRow> => ({ heading: language === 'th' ? th : en, width, cell });
  const yesNo = (value: boolean) => YES_NO[value ? 'yes' : 'no'][language];
  return [
    column('ชื่อที่แสดง', 'Display name', 22, (row) => shownNameOf(row)[language]),
    // In Thai the stage name is the display name.
    ...(language === 'en' ? [column('', 'Stage name', 22, (row) => row.display_name)] : []),
    column('ชื่อ (ไทย)', 'First name (Thai)', 18, (row) => row.first_name.th),
    column('นามสกุล (ไทย)', 'Last name (Thai)', 18, (row) => row.last_name.th),
    column('ชื่อ (อังกฤษ)', 'First name (English)', 18, (row) => row.first_name.en),
    column('นามสกุล (อังกฤษ)', 'Last name (English)', 18, (row) => row.last_name.en),
    column('ชื่อเล่น', 'Nickname', 12, (row) => row.nick_name && row.nick_name[language]),
    column('ประเภท', 'Types', 22, (row) =>
      row.talent_types.map((type) => TALENT_TYPE_LABELS[type][language]).join(', '),
    ),
    column('เพศ', 'Gender', 10, (row) => GENDER_LABELS[row.gender][language]),
    column('วันเกิด', 'Birthday', 12, (row) => day(row.birthday)),
    column('อายุ', 'Age', 7, (row) => row.birthday && ageOn(row.birthday, now)),
    column('สัญชาติ', 'Nationality', 10, (row) => nationalityName(row.nationality, language)),
    column('อีเมล', 'Email', 28, (row) => row.email),
    column('เบอร์โทรศัพท์', 'Phone', 14, (row) => row.phone_number),
    column('บริษัท', 'Company', 18, (row) => row.company_name),
    column('สถานะ', 'Status', 11, (row) => STATUS_LABELS[row.status][language]),
    column('ใช้งาน', 'Active', 9, (row) => yesNo(row.active)),
    column('อยู่บนเว็บไซต์', 'On the website', 12, (row) => yesNo(row.is_public)),
    column('ท็อป 10', 'Top 10', 9, (row) => yesNo(row.is_top10)),
    ...BODY_IN_EXPORT.map((name): Column<ExportRow> => ({
      heading: labelWithUnit(TALENT_BODY[name], language),
      width: 11,
      cell: (row) => row[snakeCase(name)],
    })),
    column('ช่องทาง', 'Channel', 12, (row) => row.channel && CHANNEL_LABELS[row.channel]),
    column('ผู้ติดตาม', 'Followers', 12, (row) => row.followers),
    column('เอ็นเกจเมนต์ (%)', 'Engagement (%)', 12, (row) => row.engagement_rate),
    column('แท็ก', 'Tags', 26, (row) => row.tags.map((tag) => textOf(tag, language)).join(', ')),
    column('วันที่สร้าง', 'Created', 12, (row) => day(row.created_at)),
    column('แก้ไขล่าสุด', 'Updated', 12, (row) => day(row.updated_at)),
  ];
}
