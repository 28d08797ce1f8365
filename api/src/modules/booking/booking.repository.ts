import type { Db } from '@dara/backend';
import type { BookingKind, BookingStatus, TalentNames } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import { answerOf } from '../../kernel/query/answer-columns.ts';
import { countQuery, pageQuery, readPage, type ListQuery } from '../../kernel/query/list.ts';
import { isWithdrawnBooking } from '../../kernel/query/offerable.ts';
import { imageOf, jobRef } from '../../kernel/query/select.ts';
import { shownNameOf } from '../../kernel/query/talent-name.ts';
import { WITHDRAWN } from '../../kernel/text/withdrawn-label.ts';
import type { ImageRef, Localized } from '../../kernel/schema/shapes.ts';
import { overlaps } from '../../kernel/query/booked-days.ts';
import { Booking, type BookingQuery } from './booking.schema.ts';

/** More than a screen can show; users filter the list to see more. */
const CALENDAR_MAX = 1000;

/** Scope of the list: all bookings of the agency, or those of one business's jobs. */
export type BookingScope = { businessProfileId: string } | 'all';

interface ListedRow {
  id: string;
  talent_id: string;
  display_name: string;
  nick_name: TalentNames['nickName'];
  first_name: Localized;
  last_name: Localized;
  image: ImageRef | null;
  is_withdrawn: boolean;
  from_day: string;
  to_day: string;
  kind: BookingKind;
  status: BookingStatus;
  job: { id: string; title: Localized; companyName: Localized } | null;
  application_id: string | null;
  proposal: { id: string; number: string; title: string } | null;
  note: string | null;
  status_reason: string | null;
  expires_at: Date | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

const JOINS = sql`JOIN talent t ON t.id = b.talent_id AND t.deleted_at IS NULL
  LEFT JOIN job j ON j.id = b.job_id LEFT JOIN business_profile p ON p.id = j.business_profile_id
  LEFT JOIN proposal o ON o.id = b.proposal_id AND o.deleted_at IS NULL`;

/** A business reads its own proposals once sent. */
const isProposalShown = (scope: BookingScope): RawBuilder<unknown> =>
  scope === 'all'
    ? sql`o.id IS NOT NULL`
    : sql`o.business_profile_id = ${scope.businessProfileId} AND o.status <> 'Draft' AND o.sent_at IS NOT NULL`;

const columnsFor = (scope: BookingScope): RawBuilder<unknown> => sql`
  b.id, b.talent_id, t.display_name, t.nick_name, t.first_name, t.last_name,
  ${imageOf('t.image_id', scope === 'all' ? 'all' : 'public')} AS image,
  ${scope === 'all' ? sql`false` : sql.raw(isWithdrawnBooking())} AS is_withdrawn,
  b.from_day, b.to_day, b.kind, b.status, b.application_id, b.note, b.status_reason,
  b.expires_at, b.version, b.created_at, b.updated_at,
  CASE WHEN ${isProposalShown(scope)}
    THEN json_build_object('id', o.id, 'number', o.number, 'title', o.title) END AS proposal,
  CASE WHEN j.id IS NOT NULL
    THEN ${sql.raw(jobRef('p.company_name'))} END AS job`;

const ofScope = (scope: BookingScope): RawBuilder<unknown> =>
  scope === 'all' ? sql`true` : sql`j.business_profile_id = ${scope.businessProfileId}`;

/** Internal fields of the agency are null for a business. */
function toBooking(row: ListedRow, scope: BookingScope): Booking {
  const isStaff = scope === 'all';
  return answerOf(Booking, row, {
    talent: {
      id: row.talent_id,
      name: row.is_withdrawn ? WITHDRAWN : shownNameOf(row),
      image: row.is_withdrawn ? null : row.image,
    },
    from: row.from_day,
    to: row.to_day,
    reason: isStaff ? row.status_reason : null,
    ...(!isStaff && { note: null, expiresAt: null }),
  });
}

function conditions(query: BookingQuery, scope: BookingScope): RawBuilder<unknown> {
  const { talentId = [], jobId = [], kind = [], status = [] } = query;
  const any = (column: string, values: readonly string[], type: string) =>
    values.length === 0 ? [] : [sql`${sql.raw(column)} = ANY (${values}::${sql.raw(type)}[])`];
  return sql.join(
    [
      sql`b.deleted_at IS NULL AND ${overlaps(query)}`,
      ofScope(scope),
      ...any('b.talent_id', talentId, 'uuid'),
      ...any('b.job_id', jobId, 'uuid'),
      ...any('b.kind', kind, 'text'),
      ...any('b.status', status.length > 0 ? status : ['Active'], 'text'),
    ],
    sql` AND `,
  );
}

const listOf = (query: BookingQuery, scope: BookingScope): ListQuery => ({
  table: 'booking',
  alias: 'b',
  joins: JOINS,
  where: conditions(query, scope),
  order: sql`b.from_day, b.kind DESC, b.created_at, b.id`,
});

/** Total of a list of bookings. */
export async function countBookings(
  db: Db,
  query: BookingQuery,
  scope: BookingScope,
): Promise<number> {
  const { rows } = await db.executeQuery(countQuery(db, listOf(query, scope)));
  return rows[0]?.total ?? 0;
}

/** Bookings and options that touch some days, by their first day. */
export async function listBookings(
  db: Db,
  query: BookingQuery,
  scope: BookingScope,
): Promise<{ items: Booking[]; total: number }> {
  const list = listOf(query, scope);
  const request = { page: 1, size: CALENDAR_MAX };
  const page = pageQuery<ListedRow>(db, list, request, columnsFor(scope));
  const { rows, total } = await readPage(db, page, countQuery(db, list));
  return { items: rows.map((row) => toBooking(row, scope)), total };
}

/** One booking as its readers may see it; null where there is none for them. */
export async function findBooking(
  db: Db,
  id: string,
  scope: BookingScope,
): Promise<Booking | null> {
  const { rows } = await sql<ListedRow>`
    SELECT ${columnsFor(scope)} FROM booking b ${JOINS}
    WHERE b.id = ${id} AND b.deleted_at IS NULL AND ${ofScope(scope)}`.execute(db);
  return rows[0] ? toBooking(rows[0], scope) : null;
}
