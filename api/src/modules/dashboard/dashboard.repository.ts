import type { Db } from '@dara/backend';
import {
  BOOKINGS_AHEAD_DAYS,
  CASTING_STATUSES,
  DASHBOARD_FIGURES,
  daysFrom,
  shownName,
  type ApplicationStatus,
  type DashboardFigure,
  type TalentNames,
} from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import { isWithdrawnRequest } from '../../kernel/query/offerable.ts';
import { talentNames } from '../../kernel/query/talent-name.ts';
import { countBookings } from '../booking/booking.public.ts';
import { talentCountQuery, type StaffTalentFilter } from '../talent/talent.public.ts';
import type { Scope } from './dashboard-scope.ts';
import type { Dashboard } from './dashboard.schema.ts';
import { countExpiring, sentByWeek } from './proposal-figures.repository.ts';

type Condition = RawBuilder<unknown>;

const WEEKS = 12;
const DUE_MAX = 20;
const IN_BANGKOK = sql`AT TIME ZONE 'Asia/Bangkok'`;

/** Condition on `job j`. */
export function jobsOf({ businessProfileId }: Scope): Condition {
  if (businessProfileId === null) return sql`j.deleted_at IS NULL`;
  return sql`j.deleted_at IS NULL AND j.business_profile_id = ${businessProfileId}`;
}

/** Rows of a table that belong to a job, as `x`, with their job as `j`. */
function ofJobs(table: string, scope: Scope): Condition {
  return sql`${sql.table(table)} x JOIN job j ON j.id = x.job_id
    WHERE x.deleted_at IS NULL AND ${jobsOf(scope)}`;
}

/** Lists leave out rows of deleted talents, so figures do too. Condition on `x` and its `talent t`. */
export const ofTalent = (condition: Condition = sql`true`): Condition =>
  sql`EXISTS (SELECT 1 FROM talent t WHERE t.id = x.talent_id AND t.deleted_at IS NULL AND ${condition})`;

async function ownFigures(
  db: Db,
  scope: Scope,
  day: string,
): Promise<Partial<Record<DashboardFigure, number>>> {
  const jobs = (status: string) =>
    sql`(SELECT count(*)::int FROM job j WHERE j.status = ${status} AND ${jobsOf(scope)})`;
  // A business reads invitations of public talents only.
  const readable = scope.businessProfileId === null ? ofTalent() : ofTalent(sql`t.is_public`);
  const { rows } = await sql<Partial<Record<DashboardFigure, number>>>`
    SELECT ${jobs('Open')} AS "jobsOpen", ${jobs('Review')} AS "jobsInReview", ${jobs('Draft')} AS "jobsDraft",
      (SELECT count(*)::int FROM ${ofJobs('job_request', scope)} AND x.status = 'Pending'
        AND (x.respond_by IS NULL OR x.respond_by >= ${day}::date) AND ${readable}) AS "requestsPending"`.execute(
    db,
  );
  return rows[0] ?? {};
}

/** Figures for the agency only. */
async function staffFigures(db: Db): Promise<Partial<Record<DashboardFigure, number>>> {
  const talents = async (filter: Partial<StaffTalentFilter>): Promise<number> => {
    const query = talentCountQuery(db, { audience: 'management', ...filter });
    return (await db.executeQuery(query)).rows[0]?.total ?? 0;
  };
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM business_profile b
    WHERE b.status = 'Pending' AND b.deleted_at IS NULL`.execute(db);
  return {
    businessesPending: rows[0]?.count ?? 0,
    talentsPending: await talents({ status: ['Pending'] }),
    talentsWithStaleRates: await talents({ status: ['Approved'], staleRates: true }),
    talentsUnused: await talents({ unused: true }),
  };
}

function countAhead(db: Db, { businessProfileId }: Scope, day: string): Promise<number> {
  const query = { from: day, to: daysFrom(day, BOOKINGS_AHEAD_DAYS), kind: ['Booked' as const] };
  return countBookings(db, query, businessProfileId === null ? 'all' : { businessProfileId });
}

async function stagesOf(db: Db, scope: Scope): Promise<Dashboard['stages']> {
  const { rows } = await sql<{ status: ApplicationStatus; count: number }>`
    SELECT x.status, count(*)::int AS count FROM ${ofJobs('job_application', scope)}
      AND j.status = ANY (${CASTING_STATUSES}::text[]) AND x.status <> 'Withdrawn' AND ${ofTalent()}
      GROUP BY x.status`.execute(db);
  return rows;
}

/** Counted from the Monday, eleven weeks before this week's. */
async function weeksOf(
  db: Db,
  scope: Scope,
  day: string,
): Promise<Omit<Dashboard['weeks'][number], 'proposals'>[]> {
  const first = sql`date_trunc('week', ${day}::date)::date - ${(WEEKS - 1) * 7}::int`;
  const since = (column: string) => sql`${sql.raw(column)} >= (${first})::timestamp ${IN_BANGKOK}`;
  const weekOf = (column: string) =>
    sql`date_trunc('week', ${sql.raw(column)} ${IN_BANGKOK})::date`;
  const { rows } = await sql<{ week: string; jobs: number; applications: number }>`
    WITH jobs AS (SELECT ${weekOf('j.created_at')} AS week, count(*)::int AS count
        FROM job j WHERE ${jobsOf(scope)} AND ${since('j.created_at')} GROUP BY 1),
      applications AS (SELECT ${weekOf('x.created_at')} AS week, count(*)::int AS count
        FROM ${ofJobs('job_application', scope)} AND ${since('x.created_at')} GROUP BY 1)
    SELECT to_char(w.week, 'YYYY-MM-DD') AS week, coalesce(jobs.count, 0) AS jobs,
      coalesce(applications.count, 0) AS applications
    FROM (SELECT (${first}) + 7 * n AS week FROM generate_series(0, ${WEEKS - 1}::int) AS n) w
    LEFT JOIN jobs USING (week) LEFT JOIN applications USING (week) ORDER BY 1`.execute(db);
  return rows;
}

async function dueOn(db: Db, scope: Scope, day: string): Promise<Dashboard['due']> {
  const named = sql`JOIN talent t ON t.id = x.talent_id AND t.deleted_at IS NULL`;
  const isAgency = scope.businessProfileId === null;
  const names = sql.raw(talentNames('t'));
  const namesUnless = (isWithdrawn: string): Condition =>
    isAgency ? names : sql`CASE WHEN NOT ${sql.raw(isWithdrawn)} THEN ${names} END`;
  const { rows } = await sql<
    Omit<Dashboard['due'][number], 'talentName'> & { names: TalentNames | null }
  >`
    SELECT 'JobCloses' AS kind, j.id, j.id AS "jobId", j.title AS job, NULL::jsonb AS names, j.created_at AS at
      FROM job j WHERE j.status = 'Open' AND j.apply_until = ${day}::date AND ${jobsOf(scope)}
    UNION ALL
    SELECT 'RequestEnds', x.id, j.id, j.title, ${namesUnless(isWithdrawnRequest())}, x.created_at
      FROM job_request x JOIN job j ON j.id = x.job_id ${named}
      WHERE x.status = 'Pending' AND x.respond_by = ${day}::date AND x.deleted_at IS NULL AND ${jobsOf(scope)}
    UNION ALL
    SELECT 'OptionLapses', x.id, j.id, j.title, ${namesUnless(isWithdrawnRequest())}, x.created_at
      FROM booking x LEFT JOIN job j ON j.id = x.job_id ${named}
      WHERE x.status = 'Active' AND x.deleted_at IS NULL
        AND x.expires_at >= ${day}::timestamp ${IN_BANGKOK} AND x.expires_at < (${day}::date + 1)::timestamp ${IN_BANGKOK}
        AND ${isAgency ? sql`true` : jobsOf(scope)}
    ORDER BY at, id LIMIT ${DUE_MAX}`.execute(db);
  return rows.map(({ kind, id, jobId, job, names: known }) => ({
    ...{ kind, id, jobId, job },
    talentName: known && shownName(known),
  }));
}

/** All data of the dashboard for a day in Bangkok. */
export async function readDashboard(db: Db, scope: Scope, day: string): Promise<Dashboard> {
  const stages = await stagesOf(db, scope);
  const inStage = (stage: ApplicationStatus) =>
    stages.find(({ status }) => status === stage)?.count ?? 0;
  const counts = {
    ...(await ownFigures(db, scope, day)),
    bookingsAhead: await countAhead(db, scope, day),
    proposalsExpiring: await countExpiring(db, scope, day),
    applicationsNew: inStage('Applied'),
    applicationsShortlisted: inStage('Shortlisted'),
    ...(scope.businessProfileId === null ? await staffFigures(db) : {}),
  };
  const weeks = await weeksOf(db, scope, day);
  const sent = await sentByWeek(db, scope, weeks[0]?.week ?? day);
  return {
    figures: DASHBOARD_FIGURES.flatMap((name) => {
      const count = counts[name];
      return count === undefined ? [] : [{ name, count }];
    }),
    stages,
    weeks: weeks.map((one) => ({ ...one, proposals: sent.get(one.week) ?? 0 })),
    due: await dueOn(db, scope, day),
  };
}
