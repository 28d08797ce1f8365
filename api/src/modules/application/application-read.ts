import { invalidField, type Db, type Identity, type Services } from '@dara/backend';
import { BOARD_MAX, type ApplicationStatus } from '@dara/model';
import { isStaff } from '../../kernel/schema/permission.ts';
import { searchFor } from '../../kernel/query/search.ts';
import type { Sort } from '../../kernel/query/sort.ts';
import { outOfBrief } from './application-brief.ts';
import { clashesWith } from './application-clashes.ts';
import { notesOf, ratingsOf } from './application-opinion.repository.ts';
import { toApplicationRow, withoutWithdrawn, type ApplicationRecord } from './application.model.ts';
import { requireJob, type BoardJob } from './application.policy.ts';
import {
  countHired,
  findApplicationRow,
  findSentCards,
  listApplicationRows,
  listBriefRows,
  type ApplicationFilter,
} from './application.repository.ts';
import type { ApplicationBoard, ApplicationDetail, ApplicationRow } from './application.schema.ts';

export interface AskedApplications extends Sort {
  status?: ApplicationStatus[] | undefined;
  keyword?: string | undefined;
  rating?: number | undefined;
  /** Only those without reasons against them, or only those with any. */
  fitsBrief?: boolean | undefined;
  /** These alone. */
  ids?: string[] | undefined;
}

/** All applications to a job that a reader may see. */
export function readableOf(jobId: string, actor: Identity): ApplicationFilter {
  return { jobId, reader: { id: actor.id, isStaff: isStaff(actor) } };
}

/** The query of the reader; filtering by ratings would reveal them, so only staff may. */
async function filterOf(
  db: Db,
  job: BoardJob,
  actor: Identity,
  { status, keyword, rating, fitsBrief, ids }: AskedApplications,
): Promise<ApplicationFilter> {
  if (rating !== undefined && !isStaff(actor)) throw invalidField('rating', 'notAllowed');
  const filter = { ...readableOf(job.id, actor), status, search: searchFor(keyword), rating, ids };
  if (fitsBrief === undefined) return filter;
  const rows = await listBriefRows(db, filter);
  const asked = rows.filter(
    (row) => (outOfBrief(job, row, isStaff(actor)).length === 0) === fitsBrief,
  );
  return { ...filter, ids: asked.map(({ id }) => id) };
}

async function shown(
  db: Db,
  job: BoardJob,
  actor: Identity,
  rows: readonly ApplicationRecord[],
): Promise<ApplicationRow[]> {
  const talentIds = rows.map((row) => row.talent_id);
  const clashes = isStaff(actor) ? await clashesWith(db, job, talentIds) : new Map();
  return rows.map((row) => toApplicationRow(row, job, isStaff(actor), clashes.get(row.talent_id)));
}

export function createApplicationReader({ db }: Pick<Services, 'db'>) {
  async function page(
    jobId: string,
    actor: Identity,
    asked: AskedApplications & { page: number; size: number },
  ) {
    const job = await requireJob(db, actor, jobId);
    const filter = await filterOf(db, job, actor, asked);
    const { rows, total } = await listApplicationRows(db, filter, asked);
    return { items: await shown(db, job, actor, rows), total };
  }

  async function board(
    jobId: string,
    actor: Identity,
    asked: AskedApplications,
  ): Promise<ApplicationBoard> {
    const job = await requireJob(db, actor, jobId);
    const all = { ...asked, page: 1, size: BOARD_MAX };
    const filter = await filterOf(db, job, actor, asked);
    const { rows, total } = await listApplicationRows(db, filter, all);
    const items = await shown(db, job, actor, rows);
    return { items, total, openings: job.openings, hired: await countHired(db, job.id) };
  }

  /** The first applications with the cards that were sent, and the total. */
  async function sent(jobId: string, actor: Identity, asked: AskedApplications, most: number) {
    const job = await requireJob(db, actor, jobId);
    const first = { ...asked, page: 1, size: most };
    const filter = await filterOf(db, job, actor, asked);
    const { rows, total } = await listApplicationRows(db, filter, first);
    const cards = await findSentCards(
      db,
      rows.filter(({ is_withdrawn }) => !is_withdrawn).map(({ id }) => id),
    );
    const applicants = rows.map((row) => ({
      row: withoutWithdrawn(row),
      card: cards.get(row.id) ?? null,
      outOfBrief: outOfBrief(job, row, isStaff(actor)),
    }));
    return { job, applicants, total };
  }

  async function detail(
    jobId: string,
    actor: Identity,
    applicationId: string,
  ): Promise<ApplicationDetail> {
    const job = await requireJob(db, actor, jobId);
    const row = await findApplicationRow(db, readableOf(job.id, actor), applicationId);
    const [item] = await shown(db, job, actor, [row]);
    const isInside = isStaff(actor);
    return {
      ...item!,
      note: withoutWithdrawn(row).note,
      rejectMessage: row.reject_message,
      ratings: isInside ? await ratingsOf(db, row.id) : [],
      notes: isInside ? await notesOf(db, row.id) : [],
    };
  }

  return { page, board, sent, detail };
}
