import { AppError, type Db } from '@dara/backend';
import { sql } from 'kysely';
import type { Days } from '../../kernel/query/booked-days.ts';

export interface Bookout extends Days {
  talentId: string;
}

/** Days that talents keep free for themselves, as far as they touch others. */
export async function bookoutsOf(
  db: Db,
  talentIds: readonly string[],
  { from, to }: Days,
): Promise<Bookout[]> {
  if (talentIds.length === 0) return [];
  const { rows } = await sql<Bookout>`
    SELECT t.id AS "talentId", o.value ->> 'from' AS "from", o.value ->> 'to' AS "to"
    FROM talent t CROSS JOIN LATERAL jsonb_array_elements(t.bookouts) o
    WHERE t.id = ANY (${talentIds}::uuid[]) AND t.deleted_at IS NULL
      AND o.value ->> 'from' <= ${to} AND o.value ->> 'to' >= ${from}
    ORDER BY 1, 2, 3`.execute(db);
  return rows;
}

/** Throws `DAY_OFF` if the talent is off on one of the days, unless that was confirmed. */
export async function requireDaysOn(
  db: Db,
  talentId: string,
  days: Days,
  isConfirmed: boolean | undefined,
): Promise<void> {
  if (isConfirmed) return;
  const off = await bookoutsOf(db, [talentId], days);
  if (off.length > 0) throw new AppError('DAY_OFF');
}
