import type { Readable } from 'node:stream';
import { AppError, type Services } from '@dara/backend';
import { BOARD_MAX } from '@dara/model';
import { isStaff } from '../../kernel/schema/permission.ts';
import { recordAudit } from '../../kernel/record/audit.ts';
import { spreadsheet } from '../../kernel/text/spreadsheet.ts';
import type { Language } from '../../kernel/schema/shapes.ts';
import { applicationColumns } from './application-export.columns.ts';
import { createApplicationReader, type AskedApplications } from './application-read.ts';
import { type Deciding } from './application.policy.ts';
import type { ApplicationRow } from './application.schema.ts';

async function* inOneBatch(rows: readonly ApplicationRow[]): AsyncGenerator<ApplicationRow[]> {
  yield [...rows];
}

/** Exports the filtered applications as a workbook; the export is audited first. */
export async function exportApplications(
  services: Pick<Services, 'db'>,
  { actor, requestId, jobId }: Deciding,
  asked: AskedApplications,
  language: Language,
): Promise<Readable> {
  const { items, total } = await createApplicationReader(services).board(jobId, actor, asked);
  if (total > BOARD_MAX) {
    const errors = [{ field: '', rule: 'max', params: { limit: BOARD_MAX } }];
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  await recordAudit(services.db, {
    actor,
    action: 'ExportApplications',
    entity: 'job',
    entityId: jobId,
    diff: { ...asked, rows: items.length },
    requestId,
  });
  const name = language === 'th' ? 'ใบสมัคร' : 'Applications';
  return spreadsheet(name, applicationColumns(language, isStaff(actor)), inOneBatch(items));
}
