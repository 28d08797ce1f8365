import type { ApplicationStatus, RejectReason } from '@dara/model';
import { today } from '../../kernel/age.ts';
import type { Language } from '../../kernel/schema/shapes.ts';
import { textOf, type Labels } from '../../kernel/text/labels.ts';
import { TALENT_TYPE_LABELS } from '../../kernel/text/share-labels.ts';
import type { Cell, Column } from '../../kernel/text/spreadsheet.ts';
import { BRIEF_LABELS } from './application-brief.ts';
import type { ApplicationRow } from './application.schema.ts';

const STAGE_LABELS: Labels<ApplicationStatus> = {
  Applied: { th: 'สมัครเข้ามา', en: 'Applied' },
  Shortlisted: { th: 'เข้ารอบ', en: 'Shortlisted' },
  Hold: { th: 'ล็อกคิว', en: 'On hold' },
  Hired: { th: 'ได้งาน', en: 'Hired' },
  Completed: { th: 'จบงาน', en: 'Completed' },
  Rejected: { th: 'ไม่ผ่าน', en: 'Not selected' },
  Withdrawn: { th: 'ถอนตัว', en: 'Withdrawn' },
};

const REASON_LABELS: Labels<RejectReason> = {
  Budget: { th: 'งบประมาณ', en: 'Budget' },
  Look: { th: 'ลุคไม่ตรงบท', en: 'Look' },
  Date: { th: 'คิวไม่ตรง', en: 'Dates' },
  Conflict: { th: 'ติดสินค้าคู่แข่ง', en: 'Competing brand' },
  Filled: { th: 'รับครบแล้ว', en: 'Places taken' },
  Other: { th: 'อื่น ๆ', en: 'Other' },
};

const SOURCE_LABELS: Labels<ApplicationRow['source']> = {
  Apply: { th: 'สมัครเอง', en: 'Applied' },
  Request: { th: 'ตอบรับคำเชิญ', en: 'Invited' },
  Staff: { th: 'ทีมงานเพิ่ม', en: 'Added by staff' },
};

/** Columns of a workbook of applications; opinions only in the workbook for staff. */
export function applicationColumns(language: Language, isStaff: boolean): Column<ApplicationRow>[] {
  const column = (
    th: string,
    en: string,
    width: number,
    cell: (row: ApplicationRow) => Cell,
  ): Column<ApplicationRow> => ({ heading: language === 'th' ? th : en, width, cell });
  const day = (instant: string): Cell => ({ day: today(new Date(instant)) });
  return [
    column('ศิลปิน', 'Talent', 26, (row) => textOf(row.talentName, language)),
    column('ประเภท', 'Types', 22, (row) =>
      row.talentTypes.map((type) => TALENT_TYPE_LABELS[type][language]).join(', '),
    ),
    column('อายุ', 'Age', 7, (row) => row.age),
    column('ขั้นตอน', 'Stage', 14, (row) => STAGE_LABELS[row.status][language]),
    column('เหตุผล', 'Reason', 16, (row) =>
      row.rejectReason ? REASON_LABELS[row.rejectReason][language] : null,
    ),
    column('ค่าตัวที่เสนอ (บาท)', 'Quoted rate (THB)', 18, (row) => row.quotedRate),
    column('ไม่ตรงบรีฟ', 'Out of brief', 22, (row) =>
      row.outOfBrief.map((reason) => BRIEF_LABELS[reason][language]).join(', '),
    ),
    column('คอมโพสิตการ์ด', 'Composite card', 24, (row) => row.cardName),
    column('ที่มา', 'Source', 16, (row) => SOURCE_LABELS[row.source][language]),
    ...(isStaff
      ? [
          column('คะแนนเฉลี่ย', 'Average rating', 12, (row) => row.ratingAverage),
          column('จำนวนผู้ให้คะแนน', 'Ratings', 16, (row) => row.ratingCount),
        ]
      : []),
    column('วันที่สมัคร', 'Applied on', 13, (row) => day(row.createdAt)),
    column('แก้ไขล่าสุด', 'Last change', 13, (row) => day(row.updatedAt)),
  ];
}
