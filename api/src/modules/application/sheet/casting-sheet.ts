import { AppError, type Services } from '@dara/backend';
import { CASTING_SHEET_MAX } from '@dara/model';
import { sql } from 'kysely';
import { today } from '../../../kernel/age.ts';
import { recordAudit } from '../../../kernel/record/audit.ts';
import type { Language, Localized } from '../../../kernel/schema/shapes.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import {
  createPaperPrint,
  mapWithImages,
  sidesWithImages,
  type Requester,
  type WrittenPaper,
} from '../../composite-card/composite-card.public.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { createApplicationReader, type AskedApplications } from '../application-read.ts';
import type { Deciding } from '../application.policy.ts';
import { writeSheet, type PrintedSheet } from './casting-sheet-document.ts';
import { SHEET_LABELS } from './casting-sheet-labels.ts';

const FINENESS = { dpi: 200, isQuick: true };

type Needed = Pick<Services, 'db' | 'files' | 'config' | 'metrics'>;

interface JobRow {
  company_name: Localized;
  casting_date: string | null;
  shoot_from: string | null;
  shoot_to: string | null;
}

/**
 * Casting sheets as PDF, off the main thread and one at a time, since each may hold the images of a hundred
 * applicants.
 */
export function createCastingSheets(services: Needed) {
  const { db } = services;
  const print = createPaperPrint(services, { name: 'castingSheets', atOnce: 1 });
  const reader = createApplicationReader(services);

  /** The requested applications as the reader may see them; the export is audited. */
  async function sheetOf(
    { actor, requestId, jobId }: Deciding,
    asked: AskedApplications,
    language: Language,
  ): Promise<PrintedSheet> {
    const { job, applicants, total } = await reader.sent(jobId, actor, asked, CASTING_SHEET_MAX);
    if (total > CASTING_SHEET_MAX) {
      const errors = [{ field: '', rule: 'max', params: { limit: CASTING_SHEET_MAX } }];
      throw new AppError('VALIDATION_FAILED', { errors });
    }
    if (applicants.length === 0) throw new AppError('APPLICATION_NOT_EXIST');
    const { rows } = await sql<JobRow>`
      SELECT b.company_name, j.casting_date, j.shoot_from, j.shoot_to
      FROM job j JOIN business_profile b ON b.id = j.business_profile_id
      WHERE j.id = ${job.id}`.execute(db);
    const { company_name, casting_date, shoot_from, shoot_to } = rows[0]!;
    await recordAudit(db, {
      ...{ actor, requestId, action: 'PrintCastingSheet', entity: 'job', entityId: job.id },
      diff: { ...asked, rows: applicants.length },
    });
    return {
      ...{ title: job.title, company: company_name, castingDate: casting_date },
      shoot: { from: shoot_from, to: shoot_to },
      ...{ applicants, agency: agencyOf(services), language, date: today() },
    };
  }

  async function write(sheet: PrintedSheet, signal: AbortSignal): Promise<WrittenPaper> {
    const paper = writeSheet(sheet);
    const sides = await mapWithImages(paper.pages, async ({ side }) => {
      const [filled] = await sidesWithImages(services, [side], FINENESS, signal);
      return filled!;
    });
    for (const [index, side] of sides.entries()) paper.pages[index]!.side = side;
    const { language, title } = sheet;
    return {
      ...{ paper, language },
      title: `${SHEET_LABELS.heading[language]} – ${textOf(title, language)}`,
    };
  }

  return {
    async pdf(
      asker: Requester,
      deciding: Deciding,
      asked: AskedApplications,
      language: Language,
    ): Promise<Buffer> {
      const sheet = await sheetOf(deciding, asked, language);
      return print.pdf(asker, (signal) => write(sheet, signal));
    },

    close: () => print.close(),
  };
}
