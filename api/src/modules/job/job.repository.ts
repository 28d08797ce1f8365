import type { Db, Services } from '@dara/backend';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { ContentCache } from '../../kernel/content/counts.ts';
import { countQuery, pageQuery, readPage } from '../../kernel/query/list.ts';
import { imageOf, tagsOf } from '../../kernel/query/select.ts';
import { orderBy, sortable, sortableOrNull } from '../../kernel/query/sort.ts';
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

/** Columns of `job t` in a list. */
export const CARD_COLUMNS = `t.id, t.title, t.job_type, t.talent_types, t.province, t.openings, t.casting_date,
  t.apply_until, t.budget_from, t.budget_to, t.budget_unit, t.show_budget, t.status, t.visibility,
  t.is_withheld, t.created_at, t.updated_at,
  (SELECT b.company_name FROM business_profile b WHERE b.id = t.business_profile_id) AS company_name`;

export const ROW_COLUMNS = `t.business_profile_id, t.missing_translation, t.version, t.deleted_at,
  (SELECT count(*)::int FROM job_application a
    WHERE a.job_id = t.id AND a.status <> 'Withdrawn' AND a.deleted_at IS NULL) AS applications,
  (SELECT count(*)::int FROM job_application a
    WHERE a.job_id = t.id AND a.status IN ('Hired', 'Completed') AND a.deleted_at IS NULL) AS hired`;

/** Order of a list of jobs; unknown columns are refused. */
export function jobOrder({ audience }: JobFilter, sort: Sort): RawBuilder<unknown> {
  return orderBy(JOB_SORT, sort, audience === 'public' ? OPEN_FIRST : NEWEST);
}

export function jobPageQuery(
  db: Db,
  filter: JobFilter,
  request: Request,
): CompiledQuery<JobListRow> {
  const order = jobOrder(filter, request);
  const columns: RawBuilder<unknown> =
    filter.audience === 'public'
      ? sql.raw(CARD_COLUMNS)
      : sql.raw(`${CARD_COLUMNS}, ${ROW_COLUMNS}`);
  const image = imageOf('t.image_id', filter.audience === 'public' ? 'public' : 'all');
  const where = jobConditions(filter);
  const list = { table: 'job', where, order, search: filter.search } as const;
  return pageQuery(db, list, request, sql`${columns}, ${image} AS image`);
}

export function jobCountQuery(db: Db, filter: JobFilter): CompiledQuery<{ total: number }> {
  return countQuery(db, { table: 'job', where: jobConditions(filter) });
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
      return readPage(db, page, jobCountQuery(db, filter), totals);
    },
  };
}

/** Whether the talent applied: it reads the job in every status, unless the business is suspended. */
const hasApplied = (talentId: string | null) =>
  talentId === null
    ? sql`false`
    : sql`(NOT t.is_withheld AND EXISTS (SELECT FROM job_application a
        WHERE a.job_id = t.id AND a.talent_id = ${talentId} AND a.deleted_at IS NULL))`;

/** A job that this reader may see: a listed one, or one to which the talent was invited or applied; else null. */
export async function findVisibleJob(
  db: Db,
  id: string,
  talentId: string | null,
): Promise<JobDetailRow | null> {
  const { rows } = await sql<JobDetailRow>`
    SELECT ${sql.raw(CARD_COLUMNS)}, t.description, t.gender, t.languages, t.age_from, t.age_to, t.height_from, t.height_to,
      t.weight_from, t.weight_to, t.shoot_from, t.shoot_to, t.location, t.media, t.usage_months, t.exclusivity,
      ${imageOf('t.image_id')} AS image, ${tagsOf('job', 't.id')} AS tags,
      (SELECT ${imageOf('b.logo_id')} FROM business_profile b WHERE b.id = t.business_profile_id) AS company_logo
    FROM job t WHERE t.id = ${id} AND t.deleted_at IS NULL
        AND (${listedFor(talentId)} OR ${hasApplied(talentId)})`.execute(db);
  return rows[0] ?? null;
}
