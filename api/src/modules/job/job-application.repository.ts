import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import {
  type TalentType,
  APPLICATION_TRANSITIONS,
  APPLICATION_VIEWS,
  canTransition,
  viewOfApplication,
  type ApplicationStatus,
  type ApplicationView,
  type RequestStatus,
} from '@dara/model';
import { today } from '../../kernel/age.ts';
import { answerColumns, toAnswer } from '../../kernel/query/answer-columns.ts';
import { imageOf, videoOf } from '../../kernel/query/select.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { orderBy, sortable, type Sort, type SortColumns } from '../../kernel/query/sort.ts';
import { INVITATION_MESSAGE } from '../invitation/invitation.public.ts';
import { Application, JobRequest, type JobViewer } from './job-application.schema.ts';
import { toJobCard, type JobListRow } from './job.model.ts';
import { CARD_COLUMNS } from './job.repository.ts';

/** An application with the status that staff see. */
export type StoredApplication = Omit<Application, 'status' | 'canWithdraw'> & {
  status: ApplicationStatus;
};

const APPLICATION = answerColumns(
  'job_application',
  Type.Omit(Application, ['canWithdraw']),
  {
    cardName: sql`a.card_snapshot ->> 'name'`,
    message: sql`CASE WHEN a.status = 'Rejected' THEN a.reject_message END`,
    tape: videoOf('a.tape_id', 'NULL'),
  },
  'a',
);
const REQUEST = answerColumns(
  'job_request',
  JobRequest,
  { message: sql.raw(INVITATION_MESSAGE) },
  'r',
);

const stored = (row: object) => toAnswer<typeof Application>(row) as StoredApplication;

/** Staff's steps between are one for the talent. */
export const toApplication = (application: StoredApplication): Application => ({
  ...application,
  status: viewOfApplication(application.status),
  canWithdraw: canTransition(APPLICATION_TRANSITIONS, application.status, 'Withdrawn', ['Talent']),
});

/** An invitation expires after its last day, also before a job has stored that. */
function toRequest(row: object, day: string): JobRequest {
  const request = toAnswer<typeof JobRequest>(row);
  const { status, respondBy } = request;
  const isLate = status === 'Pending' && respondBy !== null && respondBy < day;
  return isLate ? { ...request, status: 'Expired' } : request;
}

/** The talent's standing application to a job, else the one withdrawn last. */
export async function findApplication(
  db: Db,
  jobId: string,
  talentId: string,
  lock = false,
): Promise<StoredApplication | null> {
  const { rows } = await sql<object>`
    SELECT ${APPLICATION} FROM job_application a
    WHERE a.job_id = ${jobId} AND a.talent_id = ${talentId} AND a.deleted_at IS NULL
    ORDER BY (a.status = 'Withdrawn'), a.created_at DESC, a.id DESC LIMIT 1
    ${lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  return rows[0] ? stored(rows[0]) : null;
}

interface ViewerRow {
  is_approved: boolean;
  cards: number;
  talent_types: TalentType[];
}

/** A talent's relation to a job; null when there is no such talent. */
export async function findJobViewer(
  db: Db,
  jobId: string,
  talentId: string,
  day: string,
): Promise<JobViewer | null> {
  const { rows } = await sql<ViewerRow>`
    SELECT t.talent_types, t.status = 'Approved' AND t.active AS is_approved, (SELECT count(*)::int FROM composite_card c
      WHERE c.talent_id = t.id AND c.deleted_at IS NULL) AS cards
    FROM talent t WHERE t.id = ${talentId} AND t.deleted_at IS NULL`.execute(db);
  const [talent] = rows;
  if (!talent) return null;
  const application = await findApplication(db, jobId, talentId);
  const { rows: requests } = await sql<object>`
    SELECT ${REQUEST} FROM job_request r
    WHERE r.job_id = ${jobId} AND r.talent_id = ${talentId} AND r.deleted_at IS NULL
    ORDER BY r.created_at DESC, r.id DESC LIMIT 1`.execute(db);
  return {
    isApproved: talent.is_approved,
    cards: talent.cards,
    talentTypes: talent.talent_types,
    application: application && toApplication(application),
    request: requests[0] ? toRequest(requests[0], day) : null,
  };
}

export interface OwnListRequest extends Sort {
  page: number;
  size: number;
  talentId: string;
}

const APPLICATION_SORT: SortColumns = {
  CreatedAt: sortable('a.created_at', 'a.id'),
  UpdatedAt: sortable('a.updated_at', 'a.id'),
};
const REQUEST_SORT: SortColumns = {
  CreatedAt: sortable('r.created_at', 'r.id'),
  UpdatedAt: sortable('r.updated_at', 'r.id'),
};

/** The job as one JSON value, since both tables have columns of the same names. */
const jobOf = (column: string) => sql`(SELECT row_to_json(card) FROM (
  SELECT ${sql.raw(CARD_COLUMNS)}, ${imageOf('t.image_id')} AS image FROM job t WHERE t.id = ${sql.raw(column)}) card)`;

interface WithJob {
  job: Omit<JobListRow, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string };
}

function jobCard(job: WithJob['job'], day: string) {
  const dates = { created_at: new Date(job.created_at), updated_at: new Date(job.updated_at) };
  return toJobCard({ ...job, ...dates }, day);
}

function statusesSeenAs(views: readonly ApplicationView[]): ApplicationStatus[] {
  const all = Object.keys(APPLICATION_TRANSITIONS) as ApplicationStatus[];
  return all.filter((status) => views.includes(viewOfApplication(status)));
}

export async function listApplications(
  db: Db,
  request: OwnListRequest & { status?: readonly ApplicationView[] | undefined },
  day: string,
) {
  const wanted = statusesSeenAs(request.status?.length ? request.status : APPLICATION_VIEWS);
  const where = sql`a.talent_id = ${request.talentId} AND a.deleted_at IS NULL
    AND a.status = ANY (${wanted}::text[])`;
  const order = orderBy(APPLICATION_SORT, request, APPLICATION_SORT['CreatedAt']!.desc);
  const list = { table: 'job_application', alias: 'a', where, order } as const;
  const columns = sql`${APPLICATION}, ${jobOf('a.job_id')} AS job`;
  const page = pageQuery<WithJob>(db, list, request, columns);
  const { rows, total } = await readPage(db, page, countQuery(db, list));
  const items = rows.map(({ job, ...row }) => ({
    application: toApplication(stored(row)),
    job: jobCard(job, day),
  }));
  return { items, total };
}

export async function listRequests(
  db: Db,
  request: OwnListRequest & { status?: readonly RequestStatus[] | undefined },
  day: string,
) {
  const standing = sql`CASE WHEN r.status = 'Pending' AND r.respond_by < ${day}::date
    THEN 'Expired' ELSE r.status END`;
  const where = sql`r.talent_id = ${request.talentId} AND r.deleted_at IS NULL
    ${request.status?.length ? sql`AND ${standing} = ANY (${request.status}::text[])` : sql``}`;
  // Pending ones first unless sorted otherwise.
  const usual = sql`(${standing} <> 'Pending'), ${REQUEST_SORT['CreatedAt']!.desc}`;
  const order = orderBy(REQUEST_SORT, request, usual);
  const list = { table: 'job_request', alias: 'r', where, order } as const;
  const columns = sql`${REQUEST}, ${jobOf('r.job_id')} AS job`;
  const page = pageQuery<WithJob>(db, list, request, columns);
  const { rows, total } = await readPage(db, page, countQuery(db, list));
  const items = rows.map(({ job, ...row }) => ({
    request: toRequest(row, day),
    job: jobCard(job, day),
  }));
  return { items, total };
}

/** Locks one invitation of a talent for its answer. */
export async function lockRequest(
  db: Db,
  id: string,
  talentId: string,
): Promise<JobRequest | null> {
  const { rows } = await sql<object>`
    SELECT ${REQUEST} FROM job_request r
    WHERE r.id = ${id} AND r.talent_id = ${talentId} AND r.deleted_at IS NULL FOR UPDATE`.execute(
    db,
  );
  return rows[0] ? toRequest(rows[0], today()) : null;
}
