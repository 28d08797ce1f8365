import type { Services } from '@dara/backend';
import type { Resource, ResourceField } from '@dara/model';
import type { Readable } from 'node:stream';
import { today } from '../age.ts';
import { exportLimit, recordExport } from '../record/export.ts';
import type { ExportRequest } from '../record/workbook-answer.ts';
import type { Language, Localized } from '../schema/shapes.ts';
import { spreadsheet, type Cell, type Column } from '../text/spreadsheet.ts';
import { fieldsOf } from './resource-names.ts';
import type { ResourceReader } from './resource-reader.ts';
import type { FiltersOf } from './resource.types.ts';

type Row = Readonly<Record<string, unknown>>;

const LANGUAGES = { th: { th: 'ไทย', en: 'Thai' }, en: { th: 'อังกฤษ', en: 'English' } };
const DATES = {
  createdAt: { th: 'วันที่สร้าง', en: 'Created' },
  updatedAt: { th: 'แก้ไขล่าสุด', en: 'Updated' },
};

/** The filtered list as a workbook; the export is audited first. */
export async function exportResource<R extends Resource>(
  { db }: Pick<Services, 'db'>,
  resource: R,
  reader: ResourceReader<R>,
  { filter, sort, language, ...by }: ExportRequest<FiltersOf<R>>,
): Promise<Readable> {
  const ids = await reader.ids(db, { ...filter, ...sort }, exportLimit(by.actor) + 1);
  await recordExport(db, { ...by, entity: reader.table, asked: filter, rows: ids.length });
  return spreadsheet(resource.label[language], columnsOf(resource, language), reader.rows(db, ids));
}

/** Fields, labelled computed values and dates, with headings and values in the language. */
function columnsOf(resource: Resource, language: Language): Column<Row>[] {
  const column = (label: Localized, width: number, cell: (row: Row) => unknown): Column<Row> => ({
    ...{ heading: label[language], width },
    cell: (row) => cell(row) as Cell,
  });
  const fields = fieldsOf(resource).flatMap(([name, field]) => fieldColumns(name, field));
  const computed = Object.entries(resource.computed).flatMap(([name, { label }]) =>
    label ? [column(label, 12, (row) => row[name])] : [],
  );
  const dates = Object.entries(DATES).map(([name, label]) =>
    column(label, 12, (row) => ({ day: today(new Date(row[name] as string)) })),
  );
  return [...fields, ...computed, ...dates];

  function fieldColumns(name: string, field: ResourceField): Column<Row>[] {
    const { label } = field;
    switch (field.kind) {
      case 'localized':
        return (['th', 'en'] as const).map((one) => ({
          ...column(label, 32, (row) => (row[name] as Localized)[one]),
          heading: `${label[language]} (${LANGUAGES[one][language]})`,
        }));
      case 'text':
        return [column(label, 32, (row) => row[name])];
      case 'integer':
      case 'boolean':
        return [column(label, 12, (row) => row[name])];
      case 'choice':
        return [column(label, 18, (row) => field.values[row[name] as string]?.[language])];
      case 'image':
        return [];
    }
  }
}
