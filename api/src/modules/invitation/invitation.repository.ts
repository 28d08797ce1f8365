import type { Db } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { REQUEST_TRANSITIONS, canTransition, type RequestStatus } from '@dara/model';
import { today } from '../../kernel/age.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { JOB_REF, videoOf } from '../../kernel/query/select.ts';
import { isWithdrawnApplication } from '../../kernel/query/offerable.ts';
import { matches, searchFor } from '../../kernel/query/search.ts';
import { orderBy, sortable, sortableOrNull, type SortColumns } from '../../kernel/query/sort.ts';
import { cardColumns, toTalentCard, type TalentCardRow } from '../talent/talent.public.ts';
import type { Localized, VideoRef } from '../../kernel/schema/shapes.ts';
import { INVITATION_MESSAGE } from './invitation-status.ts';
import { takesApplications, type InvitingJob, type Inviter } from './invitation.policy.ts';
import type { Invitation, InvitationQuery, ListedInvitation } from './invitation.schema.ts';

interface InvitationRow {
  id: string;
  status: RequestStatus;
  message: Localized | null;
  offered_rate: number | null;
  decline_reason: string | null;
  respond_by: string | null;
  created_at: Date;
  seen_at: Date | null;
  reminded_at: Date | null;
  answered_at: Date | null;
  version: number;
  is_by_business: boolean;
  tape: VideoRef | null;
  /** As JSON, where instants are texts. */
  talent: Omit<TalentCardRow, 'created_at' | 'updated_at'> & {
    created_at: string;
    updated_at: string;
  };
}

const SORT: SortColumns = {
  CreatedAt: sortable('r.created_at', 'r.id'),
  RespondBy: sortableOrNull('r.respond_by', 'r.id'),
  SeenAt: sortableOrNull('r.seen_at', 'r.id'),
  AnsweredAt: sortableOrNull('r.answered_at', 'r.id'),
  DisplayName: sortable('thai_first(t.display_name) COLLATE "und-x-icu"', 'r.id'),
};

const JOINS = sql`JOIN talent t ON t.id = r.talent_id`;

/** An invitation has run out after its last day, also before that is written down. */
export function statusOn(day: string): RawBuilder<unknown> {
  return sql`CASE WHEN r.status = 'Pending' AND r.respond_by < ${day}::date THEN 'Expired' ELSE r.status END`;
}

/** The tape of the application that accepted the invitation. */
const tapeOf = (isBusiness: boolean): RawBuilder<unknown> =>
  videoOf(
    `(SELECT a.tape_id FROM job_application a
      WHERE a.job_id = r.job_id AND a.talent_id = r.talent_id AND r.status = 'Accepted'
        AND a.deleted_at IS NULL ${isBusiness ? `AND NOT ${isWithdrawnApplication()}` : ''}
      ORDER BY a.created_at DESC LIMIT 1)`,
    'NULL',
  );

function columns(isBusiness: boolean, day: string): RawBuilder<unknown> {
  return sql`${tapeOf(isBusiness)} AS tape, r.id, ${statusOn(day)} AS status, ${sql.raw(INVITATION_MESSAGE)} AS message, r.offered_rate, r.decline_reason, r.respond_by,
    r.created_at, r.seen_at, r.reminded_at, r.answered_at, r.version,
    coalesce((SELECT p.permission = 'Business' FROM profile p WHERE p.id = r.created_by), false) AS is_by_business,
    (SELECT row_to_json(card) FROM (SELECT ${cardColumns(isBusiness ? 'public' : 'all')}) card) AS talent`;
}

/** A business sees public talents only. */
function readable({ isBusiness }: Inviter): RawBuilder<unknown> {
  return sql`r.deleted_at IS NULL AND t.deleted_at IS NULL
    ${isBusiness ? sql`AND t.is_public` : sql``}`;
}

function conditions(jobId: string, inviter: Inviter): RawBuilder<unknown> {
  return sql`r.job_id = ${jobId} AND ${readable(inviter)}`;
}

/** Conditions of a list's query. */
function filters({ status, keyword }: InvitationQuery, day: string): RawBuilder<unknown> {
  const search = searchFor(keyword);
  return sql`${status?.length ? sql`AND ${statusOn(day)} = ANY (${status}::text[])` : sql``}
    ${search ? sql`AND ${matches('t.search_text', search)}` : sql``}`;
}

function toReadInvitation(row: InvitationRow, { isBusiness }: Inviter, day: string) {
  const { created_at, updated_at } = row.talent;
  const dates = { created_at: new Date(created_at), updated_at: new Date(updated_at) };
  const hasReleaseDetails = !isBusiness || row.is_by_business;
  return {
    id: row.id,
    talent: toTalentCard({ ...row.talent, ...dates }, day),
    status: row.status,
    sentBy: row.is_by_business ? ('Business' as const) : ('Agency' as const),
    message: hasReleaseDetails ? row.message : null,
    offeredRate: hasReleaseDetails ? row.offered_rate : null,
    declineReason: hasReleaseDetails ? row.decline_reason : null,
    respondBy: row.respond_by,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    remindedAt: row.reminded_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    tape: row.tape,
    version: row.version,
  };
}

function toInvitation(
  row: InvitationRow,
  inviter: Inviter,
  job: InvitingJob,
  day: string,
): Invitation {
  const isQuiet = today(row.reminded_at ?? row.created_at) < day;
  return {
    ...toReadInvitation(row, inviter, day),
    canRemind: row.status === 'Pending' && isQuiet && takesApplications(job, day),
    canCancel: canTransition(REQUEST_TRANSITIONS, row.status, 'Cancelled', inviter.actors),
  };
}

/** Invitations to a job; pending ones first unless sorted otherwise. */
export async function listInvitations(
  db: Db,
  job: InvitingJob,
  inviter: Inviter,
  query: InvitationQuery,
): Promise<{ items: Invitation[]; total: number }> {
  const day = today();
  const where = sql`${conditions(job.id, inviter)} ${filters(query, day)}`;
  const usual = sql`(${statusOn(day)} <> 'Pending'), ${SORT['CreatedAt']!.desc}`;
  const order = orderBy(SORT, query, usual);
  const list = { table: 'job_request', alias: 'r', joins: JOINS, where, order } as const;
  const page = pageQuery<InvitationRow>(db, list, query, columns(inviter.isBusiness, day));
  const { rows, total } = await readPage(db, page, countQuery(db, list));
  return { items: rows.map((row) => toInvitation(row, inviter, job, day)), total };
}

/** Invitations to all jobs, for a business to its own; newest first unless sorted otherwise. */
export async function listAllInvitations(
  db: Db,
  inviter: Inviter,
  query: InvitationQuery,
): Promise<{ items: ListedInvitation[]; total: number }> {
  const day = today();
  const { isBusiness, actor } = inviter;
  const own = isBusiness ? sql`AND j.business_profile_id = ${actor.businessProfileId}` : sql``;
  const where = sql`${readable(inviter)} AND j.deleted_at IS NULL ${own} ${filters(query, day)}`;
  const order = orderBy(SORT, query, SORT['CreatedAt']!.desc);
  const joins = sql`${JOINS} JOIN job j ON j.id = r.job_id`;
  const list = { table: 'job_request', alias: 'r', joins, where, order } as const;
  type Row = InvitationRow & Pick<ListedInvitation, 'job'>;
  const page = pageQuery<Row>(
    db,
    list,
    query,
    sql`${columns(isBusiness, day)}, ${sql.raw(JOB_REF)} AS job`,
  );
  const { rows, total } = await readPage(db, page, countQuery(db, list));
  return {
    items: rows.map((row) => ({ ...toReadInvitation(row, inviter, day), job: row.job })),
    total,
  };
}

/** One invitation to a job; null where there is none, or not for this reader. */
export async function findInvitation(
  db: Db,
  job: InvitingJob,
  inviter: Inviter,
  id: string,
  lock = false,
): Promise<Invitation | null> {
  const day = today();
  const { rows } = await sql<InvitationRow>`
    SELECT ${columns(inviter.isBusiness, day)} FROM job_request r ${JOINS}
    WHERE r.id = ${id} AND ${conditions(job.id, inviter)} ${lock ? sql`FOR UPDATE OF r` : sql``}`.execute(
    db,
  );
  return rows[0] ? toInvitation(rows[0], inviter, job, day) : null;
}
