import type { Readable } from 'node:stream';
import type { Db, Services } from '@dara/backend';
import { sql } from 'kysely';
import { listedIds, rowsInBatches } from '../../../kernel/query/export-rows.ts';
import type { Sort } from '../../../kernel/query/sort.ts';
import { exportLimit, recordExport } from '../../../kernel/record/export.ts';
import type { ExportRequest } from '../../../kernel/record/workbook-answer.ts';
import { spreadsheet } from '../../../kernel/text/spreadsheet.ts';
import { jobConditions, type ManagementJobFilter } from '../job-filter.ts';
import type { JobListRow } from '../job.model.ts';
import { CARD_COLUMNS, ROW_COLUMNS, jobOrder } from '../job.repository.ts';
import { exportColumns } from './job-export.columns.ts';

/** The filter is null when the scope matches no job. */
export interface JobExport extends ExportRequest<ManagementJobFilter | null> {
  /** The query as requested, for the audit log. */
  asked: Record<string, unknown>;
}

const COLUMNS = sql.raw(`${CARD_COLUMNS}, ${ROW_COLUMNS}`);

/** Exports the filtered list as a workbook; the export is audited first. */
export async function exportJobs(
  { db }: Pick<Services, 'db'>,
  { actor, requestId, filter, asked, sort, language }: JobExport,
): Promise<Readable> {
  const ids = filter ? await exportIds(db, filter, sort, exportLimit(actor) + 1) : [];
  await recordExport(db, { actor, requestId, entity: 'job', asked, rows: ids.length });
  const name = language === 'th' ? 'งาน' : 'Jobs';
  return spreadsheet(
    name,
    exportColumns(language),
    rowsInBatches<JobListRow>(db, { table: 'job' }, ids, COLUMNS),
  );
}

/** The ids of the filtered list in its order, at most `max`. */
async function exportIds(
  db: Db,
  filter: ManagementJobFilter,
  sort: Sort,
  max: number,
): Promise<string[]> {
  const order = jobOrder(filter, sort);
  if (filter.tagIds?.length === 0) return [];
  return listedIds(db, { table: 'job', where: jobConditions(filter), order }, max);
}
