import type { Db, Services } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { ContentCache, pageWithTotal } from '../../kernel/content/counts.ts';
import { imageOf, tagsOf } from '../../kernel/query/select.ts';
import { limit, orderBy, sortable, sortableOrNull } from '../../kernel/query/sort.ts';
import type { Sort, SortColumns } from '../../kernel/query/sort.ts';
import { jobConditions, listedFor, type JobFilter } from './job-filter.ts';
import type { JobDetailRow, JobListRow } from './job.model.ts';

type Request = Sort & { page: number; size: number };

/** Open jobs first, the newest on top. */
const OPEN_FIRST = sql.raw('t.is_open DESC, t.created_at DESC, t.id DESC');
const NEWEST = sql.raw('t.created_at DESC, t.id DESC');

const JOB_SORT: SortColumns = {
  CreatedAt: sortable('t.created_at'),
  UpdatedAt: sortable('t.updated_at'),
  ApplyUntil: sortableOrNull('t.apply_until'),
  Title: sortable(`(t.title ->> 'th') COLLATE "und-x-icu"`),
};

/** Of `job t`, what its row in a list shows. */
export const CARD_COLUMNS = `t.id, t.title, t.job_type, t.talent_types, t.province, t.openings, t.casting_date,
  t.apply_until, t.budget_from, t.budget_to, t.budget_unit, t.show_budget, t.status, t.visibility,
  t.created_at, t.updated_at,
  (SELECT b.company_name FROM business_profile b WHERE b.id = t.business_profile_id) AS company_name`;

const ROW_COLUMNS = `t.business_profile_id, t.missing_translation, t.version,
  (SELECT count(*)::int FROM job_application a
    WHERE a.job_id = t.id AND a.status <> 'Withdrawn' AND a.deleted_at IS NULL) AS applications`;

/** One page of jobs; see the talents' for why ids come first and keywords are fenced. */
export function jobPageQuery(
  db: Db,
  filter: JobFilter,
  request: Request,
): CompiledQuery<JobListRow> {
  const order = orderBy(JOB_SORT, request, filter.audience === 'public' ? OPEN_FIRST : NEWEST);
  const where = jobConditions(filter);
  const from = filter.search?.isIndexed
    ? sql`(SELECT t.* FROM job t WHERE ${where} OFFSET 0) t`
    : sql`job t WHERE ${where}`;
  const columns: RawBuilder<unknown> =
    filter.audience === 'public'
      ? sql.raw(CARD_COLUMNS)
      : sql.raw(`${CARD_COLUMNS}, ${ROW_COLUMNS}`);
  const image = imageOf('t.image_id', filter.audience === 'public' ? 'public' : 'all');
  return sql<JobListRow>`
    WITH page AS MATERIALIZED (SELECT t.id FROM ${from} ORDER BY ${order} ${limit(request)})
    SELECT ${columns}, ${image} AS image
    FROM page JOIN job t ON t.id = page.id ORDER BY ${order}`.compile(db);
}

export function jobCountQuery(db: Db, filter: JobFilter): CompiledQuery<{ total: number }> {
  return sql<{ total: number }>`
    SELECT count(*)::int AS total FROM job t WHERE ${jobConditions(filter)}`.compile(db);
}

export interface JobLists {
  list(filter: JobFilter, request: Request): Promise<{ rows: JobListRow[]; total: number }>;
}

export function createJobLists(services: Pick<Services, 'db' | 'events'>): JobLists {
  const { db } = services;
  const totals = new ContentCache<number>(services);
  return {
    async list(filter, request) {
      const page = jobPageQuery(db, filter, request);
      if (filter.tagIds?.length === 0) return { rows: [], total: 0 };
      return pageWithTotal(totals, db, page, jobCountQuery(db, filter));
    },
  };
}

/** A job that this reader may see: a listed one, or one to which the talent was invited; else null. */
export async function findVisibleJob(
  db: Db,
  id: string,
  talentId: string | null,
): Promise<JobDetailRow | null> {
  const { rows } = await sql<JobDetailRow>`
    SELECT ${sql.raw(CARD_COLUMNS)}, t.description, t.gender, t.age_from, t.age_to, t.height_from, t.height_to,
      t.weight_from, t.weight_to, t.shoot_from, t.shoot_to, t.location, t.media, t.usage_months, t.exclusivity,
      ${imageOf('t.image_id')} AS image, ${tagsOf('job', 't.id')} AS tags,
      (SELECT ${imageOf('b.logo_id')} FROM business_profile b WHERE b.id = t.business_profile_id) AS company_logo
    FROM job t WHERE t.id = ${id} AND t.deleted_at IS NULL AND ${listedFor(talentId)}`.execute(db);
  return rows[0] ?? null;
}
