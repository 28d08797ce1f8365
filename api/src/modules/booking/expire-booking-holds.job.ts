import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { today } from '../../kernel/age.ts';
import { endBooking, expireTalentHolds } from './booking-end.ts';
import type { Notified } from './booking-notice.ts';
import { ACTIVE_BOOKING } from '../../kernel/query/booked-days.ts';
import { SYSTEM, type BookingRow } from './booking-record.ts';
import { lockTalentDays } from './booking-talent.ts';

type Needed = Notified & Pick<Services, 'db'>;

/** Options of a finished job, and bookings of a cancelled job that have not begun. */
const ENDED_WITH_JOB = (day: string) => sql`b.job_id IN (SELECT j.id FROM job j
    WHERE j.status IN ('Completed', 'Cancelled') OR j.deleted_at IS NOT NULL)
  AND (b.kind <> 'Booked' OR (b.from_day > ${day}::date AND EXISTS (SELECT FROM job j
    WHERE j.id = b.job_id AND (j.status = 'Cancelled' OR j.deleted_at IS NOT NULL))))`;

async function endWithJobs(services: Needed, talentId: string, day: string): Promise<string[]> {
  return services.db.transaction().execute(async (trx) => {
    await lockTalentDays(trx, talentId);
    const { rows } = await sql<BookingRow>`
      SELECT b.* FROM booking b WHERE b.talent_id = ${talentId} AND ${ACTIVE_BOOKING} AND ${ENDED_WITH_JOB(day)}
      ORDER BY b.id FOR UPDATE OF b`.execute(trx);
    for (const row of rows) await endBooking(services, trx, SYSTEM, row, { status: 'Cancelled' });
    return rows.map(({ id }) => id);
  });
}

async function talentsWith(services: Needed, condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ talent_id: string }>`
    SELECT DISTINCT b.talent_id FROM booking b
    JOIN talent t ON t.id = b.talent_id AND t.deleted_at IS NULL
    WHERE ${ACTIVE_BOOKING} AND ${condition} ORDER BY 1`.execute(services.db);
  return rows.map(({ talent_id }) => talent_id);
}

/**
 * Expires overdue options and cancels entries of finished jobs; returns what it ended. One transaction per talent, so
 * that a failure does not undo earlier ones.
 */
export async function expireBookingHolds(services: Needed, day = today()): Promise<string[]> {
  const ended: string[] = [];
  for (const talentId of await talentsWith(services, sql`b.expires_at <= now()`)) {
    const lapsed = await services.db.transaction().execute(async (trx) => {
      await lockTalentDays(trx, talentId);
      return expireTalentHolds(services, trx, talentId);
    });
    ended.push(...lapsed);
  }
  for (const talentId of await talentsWith(services, ENDED_WITH_JOB(day))) {
    ended.push(...(await endWithJobs(services, talentId, day)));
  }
  return ended;
}

/** When the next option expires; immediately while a finished job still has entries. */
async function nextDue(services: Needed): Promise<Date | null> {
  const { rows } = await sql<{ due_at: Date | null }>`
    SELECT CASE WHEN EXISTS (SELECT FROM booking b
        JOIN talent t ON t.id = b.talent_id AND t.deleted_at IS NULL
        WHERE ${ACTIVE_BOOKING} AND ${ENDED_WITH_JOB(today())}) THEN now()
      ELSE (SELECT min(b.expires_at) + interval '1 millisecond' FROM booking b
        JOIN talent t ON t.id = b.talent_id AND t.deleted_at IS NULL WHERE ${ACTIVE_BOOKING}) END AS due_at`.execute(
    services.db,
  );
  return rows[0]?.due_at ?? null;
}

/** Every write checks expiry itself; this only notifies the waiting, and is rescheduled every minute. */
export function declareExpireBookingHolds(services: Needed): void {
  services.jobs.declare({
    name: 'lapse-options',
    data: Type.Object({}),
    next: () => nextDue(services),
    handle: async () => void (await expireBookingHolds(services)),
  });
}
