import type { Db } from '@dara/backend';
import { PROPOSAL_EXPIRING_DAYS } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import type { Scope } from './dashboard-scope.ts';

/** Sent ones of `proposal p`; for a business its own. */
function sentTo({ businessProfileId }: Scope): RawBuilder<unknown> {
  const sent = sql`p.deleted_at IS NULL AND p.sent_at IS NOT NULL`;
  if (businessProfileId === null) return sent;
  return sql`${sent} AND p.business_profile_id = ${businessProfileId}`;
}

/** Open proposals, and those that expire within days from `day` in Bangkok. */
export async function countExpiring(db: Db, scope: Scope, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM proposal p
    WHERE p.status IN ('Sent', 'Viewed', 'Responded') AND ${sentTo(scope)}
      AND p.valid_until BETWEEN ${day}::date AND ${day}::date + ${PROPOSAL_EXPIRING_DAYS}::int`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Sent proposals by week in Bangkok, weeks begin on Monday. */
export async function sentByWeek(
  db: Db,
  scope: Scope,
  firstWeek: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ week: string; count: number }>`
    SELECT to_char(date_trunc('week', p.sent_at AT TIME ZONE 'Asia/Bangkok'), 'YYYY-MM-DD') AS week,
      count(*)::int AS count
    FROM proposal p
    WHERE ${sentTo(scope)} AND p.sent_at >= ${firstWeek}::timestamp AT TIME ZONE 'Asia/Bangkok'
    GROUP BY 1`.execute(db);
  return new Map(rows.map(({ week, count }) => [week, count]));
}
