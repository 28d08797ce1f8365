import type { Readable } from 'node:stream';
import type { Db, Identity, Services } from '@dara/backend';
import { sql } from 'kysely';
import type { Sort } from '../../../kernel/query/sort.ts';
import { exportLimit, recordExport } from '../../../kernel/record/export.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import type { Labels } from '../../../kernel/text/labels.ts';
import { spreadsheet, type Column } from '../../../kernel/text/spreadsheet.ts';
import { PROFILE_ENTITY } from '../profile.audit.ts';
import { profileIds } from '../profile.repository.ts';
import type { ProfileFilter } from '../profile.schema.ts';

/** Rows that are read at a time. */
const BATCH = 500;

interface Row {
  email: string;
  first_name: string;
  last_name: string;
  permission: string;
  contact_phone: string | null;
  active: boolean;
  last_login_at: Date | null;
  created_at: Date;
}

export interface ProfileExport {
  actor: Identity;
  requestId: string;
  filter: ProfileFilter;
  sort: Sort;
  language: Language;
}

/** The filtered list as a workbook; who takes data out of the house is written down first. */
export async function exportProfiles(
  { db }: Pick<Services, 'db'>,
  { actor, requestId, filter, sort, language }: ProfileExport,
): Promise<Readable> {
  const ids = await profileIds(db, filter, sort, exportLimit(actor) + 1);
  const entity = PROFILE_ENTITY;
  await recordExport(db, { actor, requestId, entity, asked: filter, rows: ids.length });
  const name = language === 'th' ? 'ผู้ใช้งาน' : 'Users';
  return spreadsheet(name, columnsOf(language), rowsOf(db, ids));
}

async function* rowsOf(db: Db, ids: readonly string[]): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const { rows } = await sql<Row>`
      SELECT t.email, t.first_name, t.last_name, t.permission, t.contact_phone, t.active, t.last_login_at, t.created_at
      FROM unnest(${ids.slice(from, from + BATCH)}::uuid[]) WITH ORDINALITY u (id, position)
        JOIN profile t ON t.id = u.id
      ORDER BY u.position`.execute(db);
    yield rows;
  }
}

type Key =
  'firstName' | 'lastName' | 'email' | 'permission' | 'phone' | 'active' | 'lastLogin' | 'created';

const HEADINGS: Labels<Key> = {
  firstName: { th: 'ชื่อ', en: 'First name' },
  lastName: { th: 'นามสกุล', en: 'Last name' },
  email: { th: 'อีเมล', en: 'Email' },
  permission: { th: 'สิทธิ์', en: 'Permission' },
  phone: { th: 'เบอร์โทรศัพท์', en: 'Phone number' },
  active: { th: 'เปิดใช้งาน', en: 'Active' },
  lastLogin: { th: 'เข้าสู่ระบบล่าสุด', en: 'Last sign-in' },
  created: { th: 'วันที่สร้าง', en: 'Created' },
};

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

function columnsOf(language: Language): Column<Row>[] {
  const column = (
    key: Key,
    width: number,
    cell: (row: Row) => ReturnType<Column<Row>['cell']>,
  ): Column<Row> => ({ heading: HEADINGS[key][language], width, cell });
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
