import type { Language } from '../../kernel/schema/shapes.ts';
import { textOf, type Labels } from '../../kernel/text/labels.ts';
import type { Column } from '../../kernel/text/spreadsheet.ts';
import type { AuditEntry } from './audit.schema.ts';

const HEADINGS: Labels<
  'at' | 'who' | 'permission' | 'action' | 'entity' | 'record' | 'id' | 'address' | 'changes'
> = {
  at: { th: 'เวลา (กรุงเทพฯ)', en: 'Time (Bangkok)' },
  who: { th: 'ผู้ทำ', en: 'Who' },
  permission: { th: 'สิทธิ์', en: 'Permission' },
  action: { th: 'การกระทำ', en: 'Action' },
  entity: { th: 'ประเภทรายการ', en: 'Kind of record' },
  record: { th: 'รายการ', en: 'Record' },
  id: { th: 'รหัสรายการ', en: 'Record id' },
  address: { th: 'ที่อยู่เครือข่าย', en: 'Network address' },
  changes: { th: 'การเปลี่ยนแปลง', en: 'Changes' },
};

const bangkok = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Bangkok',
});

/** The columns of the workbook in a language. */
export function auditColumns(language: Language): Column<AuditEntry>[] {
  const column = (
    key: keyof typeof HEADINGS,
    width: number,
    cell: (entry: AuditEntry) => string | null,
  ): Column<AuditEntry> => ({ heading: HEADINGS[key][language], width, cell });
  return [
    column('at', 20, ({ at }) => bangkok.format(new Date(at))),
    column('who', 24, ({ actor }) => actor?.name ?? actor?.id ?? null),
    column('permission', 12, ({ permission }) => permission),
    column('action', 20, ({ action }) => action),
    column('entity', 18, ({ entity }) => entity),
    column('record', 28, ({ record }) => (record?.name ? textOf(record.name, language) : null)),
    column('id', 38, ({ record }) => record?.id ?? null),
    column('address', 18, ({ address }) => address),
    column('changes', 60, ({ changes }) =>
      changes
        .map(({ field, before, after }) => `${field}: ${said(before)} → ${said(after)}`)
        .join('\n'),
    ),
  ];
}

const said = (value: unknown): string =>
  value === null || value === undefined
    ? '-'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
