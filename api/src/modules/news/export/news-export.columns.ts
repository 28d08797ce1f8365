import type { NewsStatus, NewsType } from '@dara/model';
import { today } from '../../../kernel/age.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { textOf, type Labels } from '../../../kernel/text/labels.ts';
import type { Cell, Column } from '../../../kernel/text/spreadsheet.ts';
import type { ManagementNewsRow } from '../news.repository.ts';

const TYPE: Labels<NewsType> = {
  General: { th: 'ข่าว', en: 'News' },
  TalkOfTheTown: { th: 'ทอล์กออฟเดอะทาวน์', en: 'Talk of the town' },
};

const STATUS: Labels<NewsStatus> = {
  Published: { th: 'เผยแพร่แล้ว', en: 'Published' },
  Scheduled: { th: 'ตั้งเวลาแล้ว', en: 'Scheduled' },
  Unpublished: { th: 'ไม่เผยแพร่', en: 'Unpublished' },
};

const MISSING = { th: 'ยังไม่ครบ', en: 'Not complete' };

const day = (value: Date | null): Cell => (value === null ? null : { day: today(value) });

/** Columns of a workbook of articles, with headings and values in the language. */
export function exportColumns(language: Language): Column<ManagementNewsRow>[] {
  const column = (
    th: string,
    en: string,
    width: number,
    cell: (row: ManagementNewsRow) => Cell,
  ): Column<ManagementNewsRow> => ({ heading: language === 'th' ? th : en, width, cell });
  return [
    column('ชื่อเรื่อง (ไทย)', 'Title (Thai)', 40, (row) => row.title.th),
    column('ชื่อเรื่อง (อังกฤษ)', 'Title (English)', 40, (row) => row.title.en),
    column('คำโปรย (ไทย)', 'Short description (Thai)', 40, (row) => row.short_description.th),
    column('คำโปรย (อังกฤษ)', 'Short description (English)', 40, (row) => row.short_description.en),
    column('ประเภท', 'Type', 18, (row) => TYPE[row.type][language]),
    column('สถานะ', 'Status', 14, (row) => STATUS[row.status][language]),
    column('ออกเผยแพร่', 'Came out', 12, (row) => day(row.published_at)),
    column('แท็ก', 'Tags', 28, (row) => row.tags.map((tag) => textOf(tag, language)).join(', ')),
    column('ลำดับ', 'Order', 8, (row) => row.sort_order),
    column('ภาษาอังกฤษ', 'English', 14, (row) =>
      row.missing_translation ? textOf(MISSING, language) : null,
    ),
    column('แก้ไขล่าสุดโดย', 'Last edited by', 24, (row) => row.editor),
    column('วันที่สร้าง', 'Created', 12, (row) => day(row.created_at)),
    column('แก้ไขล่าสุด', 'Updated', 12, (row) => day(row.updated_at)),
  ];
}
