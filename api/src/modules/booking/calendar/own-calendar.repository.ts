import type { Db } from '@dara/backend';
import { viewOfBooking, type BookingKind } from '@dara/model';
import { sql } from 'kysely';
import type { ActorContext } from '../../../kernel/record/history.ts';
import type { Language, Localized } from '../../../kernel/schema/shapes.ts';
import { hashSecretToken, newSecretToken } from '../../authorization/authorization.public.ts';
import { auditTalent } from '../../talent/talent.public.ts';
import { ACTIVE_BOOKING, overlaps, type Days } from '../../../kernel/query/booked-days.ts';
import { IS_JOB_KNOWN } from '../booking-notice.ts';
import type { OwnBooking } from './own-calendar.schema.ts';

interface OwnRow {
  id: string;
  from_day: string;
  to_day: string;
  kind: BookingKind;
  job_title: Localized | null;
  updated_at: Date;
}

/** Options and bookings of a talent, for the talent itself. */
export async function ownBookings(db: Db, talentId: string, days: Days): Promise<OwnBooking[]> {
  const { rows } = await sql<OwnRow>`
    SELECT b.id, b.from_day, b.to_day, b.kind, b.updated_at,
      CASE WHEN ${IS_JOB_KNOWN} THEN j.title END AS job_title
    FROM booking b LEFT JOIN job j ON j.id = b.job_id
    WHERE b.talent_id = ${talentId} AND ${ACTIVE_BOOKING} AND ${overlaps(days)}
      AND (b.expires_at IS NULL OR b.expires_at > now())
    ORDER BY b.from_day, b.to_day, b.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    from: row.from_day,
    to: row.to_day,
    kind: viewOfBooking(row.kind),
    jobTitle: row.job_title,
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** Since when a talent has a link for a calendar; null without one. */
export async function findLinkTime(db: Db, talentId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('calendar_link')
    .select('created_at')
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Creates the current calendar link of a talent; an earlier one stops working. */
export async function replaceLink(
  db: Db,
  context: ActorContext,
  talentId: string,
): Promise<{ token: string; createdAt: Date }> {
  const { token, tokenHash } = newSecretToken();
  const createdAt = new Date();
  const link = { token_hash: tokenHash, created_at: createdAt };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('calendar_link')
      .values({ talent_id: talentId, ...link })
      .onConflict((conflict) => conflict.column('talent_id').doUpdateSet(link))
      .execute();
    await auditTalent(trx, context, 'CalendarLink', talentId);
  });
  return { token, createdAt };
}

export async function deleteLink(db: Db, context: ActorContext, talentId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('calendar_link')
      .where('talent_id', '=', talentId)
      .returning('talent_id')
      .execute();
    if (gone.length > 0) await auditTalent(trx, context, 'CalendarUnlink', talentId);
  });
}

export interface CalendarReader {
  talentId: string;
  language: Language;
}

/** The talent of a calendar link; null for an unknown or replaced link, or a closed account. */
export async function findReader(db: Db, token: string): Promise<CalendarReader | null> {
  const { rows } = await sql<CalendarReader>`
    SELECT l.talent_id AS "talentId", p.language FROM calendar_link l
    JOIN talent t ON t.id = l.talent_id AND t.deleted_at IS NULL
    JOIN profile p ON p.talent_id = t.id AND p.permission = 'Talent' AND p.active AND p.deleted_at IS NULL
    WHERE l.token_hash = ${hashSecretToken(token)} LIMIT 1`.execute(db);
  return rows[0] ?? null;
}
