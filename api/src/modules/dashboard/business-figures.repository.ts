import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { countQuery, pageQuery, readPage, type PageRequest } from '../../kernel/query/list.ts';
import { orderBy, sortable, type Sort, type SortColumns } from '../../kernel/query/sort.ts';
import type { BusinessFigures } from './business-figures.schema.ts';
import type { Scope } from './dashboard-scope.ts';
import { jobsOf, ofTalent } from './dashboard.repository.ts';

/** Totals of jobs by business, computed for all at once because the list can be sorted by them. */
const figuresOf = (scope: Scope) => sql`figures AS MATERIALIZED (
    SELECT j.business_profile_id, count(*) FILTER (WHERE j.status <> 'Cancelled')::int AS jobs,
      count(*) FILTER (WHERE j.status = 'Open')::int AS open_jobs,
      coalesce(sum(a.applications), 0)::int AS applications, coalesce(sum(a.hired), 0)::int AS hired
    FROM job j LEFT JOIN (
      SELECT job_id, count(*) FILTER (WHERE status <> 'Withdrawn') AS applications,
        count(*) FILTER (WHERE status IN ('Hired', 'Completed')) AS hired
      FROM job_application x WHERE x.deleted_at IS NULL AND ${ofTalent()} GROUP BY job_id) a ON a.job_id = j.id
    WHERE ${jobsOf(scope)} GROUP BY j.business_profile_id)`;
const JOINS = sql`LEFT JOIN figures f ON f.business_profile_id = t.id`;

const SORT: SortColumns = {
  CompanyName: sortable(`(t.company_name ->> 'th') COLLATE "und-x-icu"`),
  CreatedAt: sortable('t.created_at'),
  OpenJobs: sortable('coalesce(f.open_jobs, 0)'),
  Applications: sortable('coalesce(f.applications, 0)'),
  Hired: sortable('coalesce(f.hired, 0)'),
};
const BUSIEST = sql`coalesce(f.open_jobs, 0) DESC, coalesce(f.applications, 0) DESC, t.id DESC`;

const COLUMNS = sql`t.id, t.company_name AS "companyName", coalesce(f.jobs, 0) AS jobs,
  coalesce(f.open_jobs, 0) AS "openJobs", coalesce(f.applications, 0) AS applications, coalesce(f.hired, 0) AS hired`;

type Request = PageRequest & Sort & { keyword?: string | undefined };

function listOf(scope: Scope, request: Request) {
  const { businessProfileId } = scope;
  const conditions = [
    sql`t.deleted_at IS NULL`,
    ...(businessProfileId === null ? [] : [sql`t.id = ${businessProfileId}`]),
    ...(request.keyword?.trim()
      ? [sql`strpos(lower(localized_text(t.company_name)), lower(${request.keyword.trim()})) > 0`]
      : []),
  ];
  const where = sql.join(conditions, sql` AND `);
  return { table: 'business_profile', where, order: orderBy(SORT, request, BUSIEST) } as const;
}

/** Jobs and hires of each business, the busiest first. */
export async function listBusinessFigures(
  db: Db,
  scope: Scope,
  request: Request,
): Promise<{ rows: BusinessFigures[]; total: number }> {
  const list = listOf(scope, request);
  const counted = { ...list, computed: figuresOf(scope), joins: JOINS };
  const page = pageQuery<BusinessFigures>(db, counted, request, COLUMNS);
  return readPage(db, page, countQuery(db, list));
}
