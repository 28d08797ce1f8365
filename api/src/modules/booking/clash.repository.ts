import type { Db } from '@dara/backend';
import type { BookingKind } from '@dara/model';
import { sql } from 'kysely';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { ACTIVE_BOOKING, overlaps } from '../../kernel/query/booked-days.ts';

/** Existing entries of a talent on requested days; bookouts are declared by the talent. */
export interface Clash {
  talentId: string;
  kind: BookingKind | 'Bookout';
  from: string;
  to: string;
  bookingId: string | null;
  jobId: string | null;
  jobTitle: Localized | null;
}

/** Conflicts of talents on given days: bookings, options and bookouts, by talent and day. */
export async function clashesOf(
  db: Db,
  talentIds: readonly string[],
  from: string,
  to: string,
  {
    exceptId = null,
    exceptJobId = null,
  }: { exceptId?: string | null; exceptJobId?: string | null } = {},
): Promise<Clash[]> {
  if (talentIds.length === 0) return [];
  const { rows } = await sql<Clash>`
    SELECT b.talent_id AS "talentId", b.kind, b.from_day AS "from", b.to_day AS "to",
      b.id AS "bookingId", b.job_id AS "jobId", j.title AS "jobTitle"
    FROM booking b LEFT JOIN job j ON j.id = b.job_id
    WHERE b.talent_id = ANY (${talentIds}::uuid[]) AND ${ACTIVE_BOOKING} AND ${overlaps({ from, to })}
      AND b.id IS DISTINCT FROM ${exceptId}::uuid
      AND (${exceptJobId}::uuid IS NULL OR b.job_id IS DISTINCT FROM ${exceptJobId}::uuid)
    UNION ALL
    SELECT t.id, 'Bookout', (o.value ->> 'from')::date, (o.value ->> 'to')::date, NULL, NULL, NULL
    FROM talent t CROSS JOIN LATERAL jsonb_array_elements(t.bookouts) o
    WHERE t.id = ANY (${talentIds}::uuid[])
      AND o.value ->> 'from' <= ${to} AND o.value ->> 'to' >= ${from}
    ORDER BY 1, 3, 2, 5`.execute(db);
  return rows;
}
