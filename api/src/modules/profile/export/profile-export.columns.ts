import type { Language } from '../../../kernel/schema/shapes.ts';
import type { Labels } from '../../../kernel/text/labels.ts';
import type { Column } from '../../../kernel/text/spreadsheet.ts';

/** Columns read for the workbook. */
export interface ProfileExportRow {
  email: string;
  first_name: string;
  last_name: string;
  permission: string;
  contact_phone: string | null;
  active: boolean;
  last_login_at: Date | null;
  created_at: Date;
}

const HEADINGS = {
  firstName: { th: 'ชื่อ', en: 'First name' },
  lastName: { th: 'นามสกุล', en: 'Last name' },
  email: { th: 'อีเมล', en: 'Email' },
  permission: { th: 'สิทธิ์', en: 'Permission' },
  phone: { th: 'เบอร์โทรศัพท์', en: 'Phone number' },
  active: { th: 'เปิดใช้งาน', en: 'Active' },
  lastLogin: { th: 'เข้าสู่ระบบล่าสุด', en: 'Last sign-in' },
  created: { th: 'วันที่สร้าง', en: 'Created' },
} satisfies Labels<string>;

const PERMISSIONS: Labels<string> = {
  Admin: { th: 'ผู้ดูแลระบบ', en: 'Administrator' },
  Staff: { th: 'ทีมงาน', en: 'Staff' },
  Business: { th: 'ธุรกิจ', en: 'Business' },
  Talent: { th: 'ศิลปิน', en: 'Talent' },
};

const bangkokDay = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: 'Asia/Bangkok',
});

/** Columns of the workbook in a language. */
export function profileColumns(language: Language): Column<ProfileExportRow>[] {
  const column = (
    key: keyof typeof HEADINGS,
    width: number,
    cell: (row: ProfileExportRow) => ReturnType<Column<ProfileExportRow>['cell']>,
  ): Column<ProfileExportRow> => ({ heading: HEADINGS[key][language], width, cell });
  const dayOf = (at: Date | null) => at && { day: bangkokDay.format(at) };
  return [
    column('firstName', 20, (row) => row.first_name),
    column('lastName', 20, (row) => row.last_name),
    column('email', 30, (row) => row.email),
    column('permission', 16, (row) => PERMISSIONS[row.permission]?.[language] ?? row.permission),
    column('phone', 16, (row) => row.contact_phone),
    column('active', 10, (row) => row.active),
    column('lastLogin', 14, (row) => dayOf(row.last_login_at)),
    column('created', 14, (row) => dayOf(row.created_at)),
  ];
}
