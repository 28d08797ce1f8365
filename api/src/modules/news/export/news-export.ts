import type { Readable } from 'node:stream';
import type { Db, Identity, Services } from '@dara/backend';
import { sql } from 'kysely';
import type { Sort } from '../../../kernel/query/sort.ts';
import { exportLimit, recordExport } from '../../../kernel/record/export.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { spreadsheet } from '../../../kernel/text/spreadsheet.ts';
import {
  MANAGEMENT_COLUMNS,
  newsConditions,
  newsOrder,
  type ManagementNewsFilter,
  type ManagementNewsRow,
} from '../news.repository.ts';
import { exportColumns } from './news-export.columns.ts';

export interface NewsExport {
  actor: Identity;
  requestId: string;
  filter: ManagementNewsFilter;
  /** The query as requested, for the audit log. */
  asked: Record<string, unknown>;
  sort: Sort;
  language: Language;
}

/** Rows that are read at a time. */
const BATCH = 200;

/** Exports the filtered list as a workbook; the export is audited first. */
export async function exportNews(
  { db }: Pick<Services, 'db'>,
  { actor, requestId, filter, asked, sort, language }: NewsExport,
): Promise<Readable> {
  const ids = await exportIds(db, filter, sort, exportLimit(actor) + 1);
  await recordExport(db, { actor, requestId, entity: 'news', asked, rows: ids.length });
  const name = language === 'th' ? 'บทความ' : 'Articles';
  return spreadsheet(name, exportColumns(language), exportRows(db, ids));
}

async function exportIds(
  db: Db,
  filter: ManagementNewsFilter,
  sort: Sort,
  max: number,
): Promise<string[]> {
  const order = newsOrder(filter, sort);
  if (filter.tagIds?.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM news t WHERE ${newsConditions(filter)} ORDER BY ${order} LIMIT ${max}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The rows of these articles in batches, in the order of the ids. */
async function* exportRows(db: Db, ids: readonly string[]): AsyncGenerator<ManagementNewsRow[]> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const { rows } = await sql<ManagementNewsRow>`
      SELECT ${MANAGEMENT_COLUMNS}
      FROM unnest(${batch}::uuid[]) WITH ORDINALITY u (id, position) JOIN news t ON t.id = u.id
      ORDER BY u.position`.execute(db);
    yield rows;
  }
}
