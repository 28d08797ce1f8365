import type { Db } from '@dara/backend';
import { sql } from 'kysely';
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
import { imageOf } from '../../kernel/query/select.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { orderBy, sortable, type Sort, type SortColumns } from '../../kernel/query/sort.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { INVITATION_MESSAGE } from '../invitation/invitation.public.ts';
import type { Application, JobRequest, JobViewer } from './job-application.schema.ts';
import { toJobCard, type JobListRow } from './job.model.ts';
import { CARD_COLUMNS } from './job.repository.ts';

export interface ApplicationRow {
  id: string;
  job_id: string;
  status: ApplicationStatus;
  composite_card_id: string | null;
  card_name: string | null;
  note: string | null;
  quoted_rate: number | null;
  created_at: Date;
  updated_at: Date;
}

interface RequestRow {
  id: string;
  job_id: string;
  status: RequestStatus;
  message: Localized | null;
  offered_rate: number | null;
  respond_by: string | null;
  decline_reason: string | null;
  created_at: Date;
  updated_at: Date;
}

const APPLICATION = `a.id, a.job_id, a.status, a.composite_card_id, a.card_snapshot ->> 'name' AS card_name,
  a.note, a.quoted_rate, a.created_at, a.updated_at`;
const REQUEST = `r.id, r.job_id, r.status, ${INVITATION_MESSAGE} AS message, r.offered_rate, r.respond_by, r.decline_reason,
  r.created_at, r.updated_at`;

/** Staff's steps between are one for the talent. */
export function toApplication(row: ApplicationRow): Application {
  return {
    id: row.id,
    jobId: row.job_id,
    status: viewOfApplication(row.status),
    canWithdraw: canTransition(APPLICATION_TRANSITIONS, row.status, 'Withdrawn', ['Talent']),
    compositeCardId: row.composite_card_id,
    cardName: row.card_name,
    note: row.note,
    quotedRate: row.quoted_rate,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** An invitation has run out after its last day, also before anybody wrote that down. */
export function toRequest(row: RequestRow, day: string): JobRequest {
  const isLate = row.status === 'Pending' && row.respond_by !== null && row.respond_by < day;
  return {
    id: row.id,
    jobId: row.job_id,
    status: isLate ? 'Expired' : row.status,
    message: row.message,
    offeredRate: row.offered_rate,
    respondBy: row.respond_by,
    declineReason: row.decline_reason,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The talent's standing application to a job, else the one withdrawn last. */
export async function findApplication(
  db: Db,
  jobId: string,
  talentId: string,
  lock = false,
): Promise<ApplicationRow | null> {
  const { rows } = await sql<ApplicationRow>`
    SELECT ${sql.raw(APPLICATION)} FROM job_application a
    WHERE a.job_id = ${jobId} AND a.talent_id = ${talentId} AND a.deleted_at IS NULL
    ORDER BY (a.status = 'Withdrawn'), a.created_at DESC, a.id DESC LIMIT 1
    ${lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  return rows[0] ?? null;
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
  const { rows: requests } = await sql<RequestRow>`
    SELECT ${sql.raw(REQUEST)} FROM job_request r
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

type WithJob<Row> = Row & {
  job: Omit<JobListRow, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string };
};

function jobCard({ job }: WithJob<unknown>, day: string) {
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
  const columns = sql`${sql.raw(APPLICATION)}, ${jobOf('a.job_id')} AS job`;
  const page = pageQuery<WithJob<ApplicationRow>>(db, list, request, columns);
  const { rows, total } = await readPage(db, page, countQuery(db, list));
  const items = rows.map((row) => ({ application: toApplication(row), job: jobCard(row, day) }));
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
  const columns = sql`${sql.raw(REQUEST)}, ${jobOf('r.job_id')} AS job`;
  const page = pageQuery<WithJob<RequestRow>>(db, list, request, columns);
  const { rows, total } = await readPage(db, page, countQuery(db, list));
  const items = rows.map((row) => ({ request: toRequest(row, day), job: jobCard(row, day) }));
  return { items, total };
}

/** Locks one invitation of a talent for its answer. */
export async function lockRequest(
  db: Db,
  id: string,
  talentId: string,
): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`
    SELECT ${sql.raw(REQUEST)} FROM job_request r
    WHERE r.id = ${id} AND r.talent_id = ${talentId} AND r.deleted_at IS NULL FOR UPDATE`.execute(
    db,
  );
  return rows[0] ?? null;
}
