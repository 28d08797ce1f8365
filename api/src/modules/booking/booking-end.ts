import type { Db } from '@dara/backend';
import { BOOKING_KIND_TRANSITIONS, BOOKING_TRANSITIONS } from '@dara/model';
import { sql } from 'kysely';
import { requireTransition } from '../../kernel/record/transition.ts';
import { ACTIVE_BOOKING, overlaps, type Days } from '../../kernel/query/booked-days.ts';
import { notifyOfBooking, type Notified } from './booking-notice.ts';
import { SYSTEM, updateBooking, type BookingContext, type BookingRow } from './booking-record.ts';

const IS_FIRST_OPTION_TAKEN = sql`EXISTS (SELECT FROM booking f WHERE f.talent_id = b.talent_id AND f.id <> b.id
  AND f.status = 'Active' AND f.deleted_at IS NULL AND f.kind <> 'Option2'
  AND daterange(f.from_day, f.to_day, '[]') && daterange(b.from_day, b.to_day, '[]'))`;

/** Promotes second options on released days to first options, oldest first, where nothing else conflicts. */
export async function promoteSecondOptions(
  services: Notified,
  trx: Db,
  talentId: string,
  days: Days,
): Promise<void> {
  for (;;) {
    const { rows } = await sql<BookingRow>`
      SELECT b.* FROM booking b WHERE b.talent_id = ${talentId} AND b.kind = 'Option2'
        AND ${ACTIVE_BOOKING} AND ${overlaps(days)} AND NOT ${IS_FIRST_OPTION_TAKEN}
      ORDER BY b.created_at, b.id LIMIT 1 FOR UPDATE OF b`.execute(trx);
    const [second] = rows;
    if (!second) return;
    requireTransition(BOOKING_KIND_TRANSITIONS, second.kind, 'Option1', ['System']);
    const row = await updateBooking(trx, SYSTEM, second, { kind: 'Option1' }, 'MoveUp');
    await notifyOfBooking(services, trx, SYSTEM, row, 'MovedUp');
  }
}

export interface Ending {
  status: 'Cancelled' | 'Lapsed';
  reason?: string | null;
}

/** Cancels a booking and promotes waiting options. Call it with the talent's row locked; no-op when already ended. */
export async function endBooking(
  services: Notified,
  trx: Db,
  context: BookingContext,
  booking: BookingRow,
  { status, reason = null }: Ending,
): Promise<BookingRow> {
  if (!requireTransition(BOOKING_TRANSITIONS, booking.status, status, ['System'])) return booking;
  const action = status === 'Lapsed' ? 'Lapse' : 'Cancel';
  const change = { status, status_reason: reason };
  const ended = await updateBooking(trx, context, booking, change, action);
  await notifyOfBooking(services, trx, context, ended, status);
  const days = { from: booking.from_day, to: booking.to_day };
  await promoteSecondOptions(services, trx, booking.talent_id, days);
  return ended;
}

/** Expires a talent's overdue options that the job has not processed yet. */
export async function expireTalentHolds(
  services: Notified,
  trx: Db,
  talentId: string,
): Promise<string[]> {
  const { rows } = await sql<BookingRow>`
    SELECT b.* FROM booking b WHERE b.talent_id = ${talentId} AND ${ACTIVE_BOOKING} AND b.expires_at <= now()
    ORDER BY b.expires_at, b.id FOR UPDATE OF b`.execute(trx);
  for (const option of rows) await endBooking(services, trx, SYSTEM, option, { status: 'Lapsed' });
  return rows.map(({ id }) => id);
}
