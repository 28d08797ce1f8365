import type { BudgetUnit, JobStatus, JobType, JobVisibility } from '@dara/model';
import { today } from '../../../kernel/age.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { textOf, type Labels } from '../../../kernel/text/labels.ts';
import { JOB_TYPE_LABELS, TALENT_TYPE_LABELS } from '../../../kernel/text/share-labels.ts';
import type { Cell, Column } from '../../../kernel/text/spreadsheet.ts';
import { provinceName } from '../../place/place.public.ts';
import type { JobListRow } from '../job.model.ts';

const STATUS: Labels<JobStatus> = {
  Draft: { th: 'ฉบับร่าง', en: 'Draft' },
  Review: { th: 'รอตรวจ', en: 'In review' },
  Open: { th: 'เปิดรับ', en: 'Open' },
  Closed: { th: 'ปิดรับแล้ว', en: 'Closed' },
  Completed: { th: 'เสร็จสิ้น', en: 'Completed' },
  Cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
};

const VISIBILITY: Labels<JobVisibility> = {
  Public: { th: 'สาธารณะ', en: 'Public' },
  Internal: { th: 'เฉพาะผู้ได้รับเชิญ', en: 'By invitation' },
};

const UNIT: Labels<BudgetUnit> = {
  Day: { th: 'ต่อวัน', en: 'per day' },
  Job: { th: 'ต่องาน', en: 'per job' },
  Post: { th: 'ต่อโพสต์', en: 'per post' },
  Month: { th: 'ต่อเดือน', en: 'per month' },
};

const day = (value: Date | string | null): Cell =>
  value === null ? null : { day: typeof value === 'string' ? value : today(value) };

/** Columns of a workbook of jobs, with headings and values in the language. */
export function exportColumns(language: Language): Column<JobListRow>[] {
  const column = (
    th: string,
    en: string,
    width: number,
    cell: (row: JobListRow) => Cell,
  ): Column<JobListRow> => ({ heading: language === 'th' ? th : en, width, cell });
  const name = (labels: Labels<JobType>, key: JobType) => labels[key][language];
  return [
    column('ชื่องาน (ไทย)', 'Title (Thai)', 36, (row) => row.title.th),
    column('ชื่องาน (อังกฤษ)', 'Title (English)', 36, (row) => row.title.en),
    column('บริษัท', 'Company', 24, (row) => row.company_name && textOf(row.company_name, language)),
    column('สถานะ', 'Status', 12, (row) => STATUS[row.status][language]),
    column('การมองเห็น', 'Visibility', 16, (row) => VISIBILITY[row.visibility][language]),
    column('ประเภทงาน', 'Type', 16, (row) => name(JOB_TYPE_LABELS, row.job_type)),
    column('ประเภทศิลปิน', 'Talent types', 24, (row) =>
      row.talent_types.map((type) => TALENT_TYPE_LABELS[type][language]).join(', '),
    ),
    column('จังหวัด', 'Province', 16, (row) => {
      const province = provinceName(row.province);
      return province && textOf(province, language);
    }),
    column('จำนวนที่รับ', 'Openings', 10, (row) => row.openings),
    column('จ้างแล้ว', 'Hired', 10, (row) => row.hired),
    column('ผู้สมัคร', 'Applications', 10, (row) => row.applications),
    column('ปิดรับสมัคร', 'Apply by', 12, (row) => day(row.apply_until)),
    column('วันแคสต์', 'Casting', 12, (row) => day(row.casting_date)),
    column('งบตั้งแต่ (บาท)', 'Budget from (THB)', 14, (row) => row.budget_from),
    column('งบถึง (บาท)', 'Budget to (THB)', 14, (row) => row.budget_to),
    column('หน่วย', 'Unit', 12, (row) => row.budget_unit && UNIT[row.budget_unit][language]),
    column('วันที่สร้าง', 'Created', 12, (row) => day(row.created_at)),
    column('แก้ไขล่าสุด', 'Updated', 12, (row) => day(row.updated_at)),
  ];
}
