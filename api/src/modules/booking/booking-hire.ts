import type { Db } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { ACTIVE_BOOKING, overlaps, type Days } from '../../kernel/query/booked-days.ts';
import { requireFree } from './booking-days.ts';
import { endBooking, expireTalentHolds } from './booking-end.ts';
import { notifyOfBooking, type Notified } from './booking-notice.ts';
import {
  insertBooking,
  updateBooking,
  type BookingContext,
  type BookingRow,
  type NewBooking,
} from './booking-record.ts';
import { lockTalentDays } from './booking-talent.ts';
import { requireDaysOn } from './bookout.repository.ts';

export interface Hire {
  talentId: string;
  jobId: string;
  applicationId: string;
  /** The known days of the job; a single one is both start and end. */
  from: string | null;
  to: string | null;
  /** Confirms days that the talent declared as off. */
  onDayOff?: boolean | undefined;
}

/**
 * Books a hired talent for the days of the job, in the transaction of the hire; returns the booking's id, or null when
 * no day is known. Throws `DAYS_BOOKED` when the talent is booked otherwise, `DAY_OFF` for an unconfirmed day off. The
 * job is already locked.
 */
export async function bookHire(
  services: Notified,
  context: BookingContext,
  { talentId, jobId, applicationId, onDayOff, ...days }: Hire,
  trx: Db,
): Promise<string | null> {
  const from = days.from ?? days.to;
  const to = days.to ?? days.from;
  if (from === null || to === null) return null;
  await lockTalentDays(trx, talentId);
  await expireTalentHolds(services, trx, talentId);
  const hire = { talentId, jobId, applicationId, from, to, kind: 'Booked' } as const;
  const row = await bookDays(services, trx, context, hire, onDayOff);
  return row.id;
}

/** Active bookings of a talent for one job that are not from another proposal, bookings before options. */
export async function ownOf(
  trx: Db,
  { talentId, jobId, proposalId = null }: NewBooking,
): Promise<BookingRow[]> {
  if (!jobId) return [];
  const { rows } = await sql<BookingRow>`
    SELECT b.* FROM booking b WHERE b.talent_id = ${talentId} AND b.job_id = ${jobId} AND ${ACTIVE_BOOKING}
      AND (${proposalId}::uuid IS NULL OR coalesce(b.proposal_id, ${proposalId}) = ${proposalId})
    ORDER BY b.kind = 'Booked' DESC, b.kind, b.created_at, b.id FOR UPDATE OF b`.execute(trx);
  return rows;
}

/**
 * Books days with the talent's row locked: an existing booking for the job on these days is used, an option for it
 * becomes the booking, and its other options are cancelled.
 */
export async function bookDays(
  services: Notified,
  trx: Db,
  context: BookingContext,
  wanted: NewBooking & { kind: 'Booked' },
  onDayOff: boolean | undefined,
): Promise<BookingRow> {
  const own = await ownOf(trx, wanted);
  const application_id = wanted.applicationId ?? null;
  const there = own.find((row) => row.kind === 'Booked' && meet(row, wanted));
  if (there) {
    const change = {
      application_id: there.application_id ?? application_id,
      proposal_id: there.proposal_id ?? wanted.proposalId ?? null,
    };
    return updateBooking(trx, context, there, change, 'Book');
  }
  await requireDaysOn(trx, wanted.talentId, wanted, onDayOff);
  const options = own.filter(({ kind }) => kind !== 'Booked');
  const [option, ...others] = options;
  const exceptId = option ? { exceptId: option.id } : {};
  await requireFree(trx, { ...wanted, ...exceptId });
  const change = {
    from_day: wanted.from,
    to_day: wanted.to,
    kind: 'Booked',
    expires_at: null,
    note: wanted.note ?? option?.note ?? null,
    application_id: application_id ?? option?.application_id ?? null,
    proposal_id: option?.proposal_id ?? wanted.proposalId ?? null,
  } as const;
  const booked = option
    ? await updateBooking(trx, context, option, change, 'Book')
    : await insertBooking(trx, context, wanted);
  for (const other of others)
    await endBooking(services, trx, context, other, { status: 'Cancelled' });
  await notifyOfBooking(services, trx, context, booked, option ? 'Booked' : 'Made');
  await notifyOfChallenged(services, trx, context, booked);
  return booked;
}

const meet = (row: BookingRow, { from, to }: Days): boolean =>
  row.from_day <= to && row.to_day >= from;

/** Options on days that were booked otherwise stay active, behind the booking; staff decide about them. */
export async function notifyOfChallenged(
  services: Notified,
  trx: Db,
  context: BookingContext,
  booked: BookingRow,
): Promise<void> {
  const days = { from: booked.from_day, to: booked.to_day };
  const { rows } = await sql<BookingRow>`
    SELECT b.* FROM booking b WHERE b.talent_id = ${booked.talent_id} AND b.kind <> 'Booked'
      AND ${ACTIVE_BOOKING} AND ${overlaps(days)} ORDER BY b.kind, b.created_at, b.id`.execute(trx);
  for (const option of rows) await notifyOfBooking(services, trx, context, option, 'Challenged');
}

/** Whether `booking b` was made for an application, or for its talent and job. */
const ofApplication = (id: string) => sql`(b.application_id = ${id} OR EXISTS (
  SELECT FROM job_application a
  WHERE a.id = ${id} AND a.job_id = b.job_id AND a.talent_id = b.talent_id))`;

/** Cancels bookings and options of an application, in the transaction that ends it. */
export function cancelBookingsOf(
  services: Notified,
  context: BookingContext,
  { applicationId, reason = null }: { applicationId: string; reason?: string | null },
  trx: Db,
): Promise<void> {
  return cancelBookings(services, context, { which: ofApplication(applicationId), reason }, trx);
}

/** Cancels bookings and options of a job, in the transaction that cancels it. */
export function cancelBookingsOfJob(
  services: Notified,
  context: BookingContext,
  { jobId, reason }: { jobId: string; reason: string },
  trx: Db,
): Promise<void> {
  return cancelBookings(services, context, { which: sql`b.job_id = ${jobId}`, reason }, trx);
}

/** Talent by talent in the order of their ids, so that two cancellations do not deadlock. */
async function cancelBookings(
  services: Notified,
  context: BookingContext,
  { which, reason }: { which: RawBuilder<unknown>; reason: string | null },
  trx: Db,
): Promise<void> {
  const found = await sql<{ talent_id: string }>`
    SELECT DISTINCT b.talent_id FROM booking b
    WHERE ${which} AND ${ACTIVE_BOOKING} ORDER BY b.talent_id`.execute(trx);
  for (const { talent_id } of found.rows) {
    await lockTalentDays(trx, talent_id);
    const { rows } = await sql<BookingRow>`
      SELECT b.* FROM booking b WHERE b.talent_id = ${talent_id} AND ${which}
        AND ${ACTIVE_BOOKING} ORDER BY b.id FOR UPDATE OF b`.execute(trx);
    for (const row of rows)
      await endBooking(services, trx, context, row, { status: 'Cancelled', reason });
  }
}
