import { sql, type RawBuilder } from 'kysely';

/** The first and the last day, both included, `yyyy-mm-dd` in Bangkok. */
export interface Days {
  from: string;
  to: string;
}

/** Whether `booking b` is active: neither cancelled nor expired. */
export const ACTIVE_BOOKING = sql`b.status = 'Active' AND b.deleted_at IS NULL`;

/** Whether the days of `booking b` overlap others. */
export function overlaps({ from, to }: Days): RawBuilder<boolean> {
  return sql`daterange(b.from_day, b.to_day, '[]') && daterange(${from}::date, ${to}::date, '[]')`;
}
