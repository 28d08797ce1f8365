import { sql, type RawBuilder } from 'kysely';
import type { JobDeadline, JobType, JobVisibility, TalentType, JobStatus } from '@dara/model';
import { today } from '../../kernel/age.ts';
import { anyOf, equals } from '../../kernel/query/conditions.ts';
import { matches, type Search } from '../../kernel/query/search.ts';
import { isRestorable } from '../../kernel/record/deletion.ts';

/** Filters of every list of jobs. */
interface SharedFilter {
  jobType?: JobType[] | undefined;
  talentType?: TalentType[] | undefined;
  province?: string[] | undefined;
  tagIds?: string[] | undefined;
  search?: Search | null;
}

/** Conditions on `job t` of the public list. */
export interface PublicJobFilter extends SharedFilter {
  audience: 'public';
  /** The reading talent, whose invitations give access to internal jobs. */
  talentId?: string | null;
  budgetFrom?: number | undefined;
  budgetTo?: number | undefined;
  /** Today in Bangkok when only jobs that take applications are wanted. */
  openOn?: string | undefined;
}

/** Conditions on `job t` of the management list. */
export interface ManagementJobFilter extends SharedFilter {
  audience: 'management';
  /** Business of the jobs; all when absent. */
  businessProfileId?: string | undefined;
  status?: JobStatus[] | undefined;
  visibility?: JobVisibility | undefined;
  deadline?: JobDeadline[] | undefined;
  missingTranslation?: boolean | undefined;
  /** Deleted jobs that can be restored, instead of others. */
  deleted?: boolean | undefined;
}

export type JobFilter = PublicJobFilter | ManagementJobFilter;

type Condition = RawBuilder<unknown>;

/**
 * Public jobs that are open or closed; for a talent also internal ones with an active invitation. Excludes suspended
 * businesses.
 */
export function listedFor(talentId: string | null | undefined): Condition {
  if (!talentId) return sql`t.is_listed`;
  return sql`(t.is_listed OR t.id = ANY (ARRAY(
    SELECT j.id FROM job_request r JOIN job j ON j.id = r.job_id
    WHERE r.talent_id = ${talentId} AND r.status IN ('Pending', 'Accepted') AND r.deleted_at IS NULL
      AND (r.status = 'Accepted' OR r.respond_by IS NULL OR r.respond_by >= ${today()}::date)
      AND j.status IN ('Open', 'Closed') AND NOT j.is_withheld)))`;
}

/** Only visible budgets can be filtered, otherwise filtering would reveal hidden ones; ranges must overlap. */
function budget({ budgetFrom, budgetTo }: PublicJobFilter): Condition[] {
  if (budgetFrom === undefined && budgetTo === undefined) return [];
  return [
    sql`t.show_budget`,
    ...(budgetFrom === undefined
      ? []
      : [sql`coalesce(t.budget_to, t.budget_from) >= ${budgetFrom}`]),
    ...(budgetTo === undefined ? [] : [sql`coalesce(t.budget_from, t.budget_to) <= ${budgetTo}`]),
  ];
}

function publicOnly(filter: PublicJobFilter): Condition[] {
  return [
    listedFor(filter.talentId),
    ...(filter.openOn
      ? [sql`t.is_open AND (t.apply_until IS NULL OR t.apply_until >= ${filter.openOn}::date)`]
      : []),
    ...budget(filter),
  ];
}

const DAY = sql.raw('t.apply_until');
/** When a job stops taking applications, as seen from a day. */
const DEADLINES: Record<JobDeadline, (day: string) => Condition> = {
  Today: (day) => sql`${DAY} = ${day}::date`,
  Week: (day) => sql`${DAY} BETWEEN ${day}::date AND ${day}::date + 6`,
  Month: (day) => sql`${DAY} BETWEEN ${day}::date AND ${day}::date + 29`,
  Past: (day) => sql`${DAY} < ${day}::date`,
  None: () => sql`${DAY} IS NULL`,
};

function inDeadlines(deadlines: JobDeadline[]): Condition {
  const day = today();
  const any = deadlines.map((deadline) => DEADLINES[deadline](day));
  return sql`(${sql.join(any, sql` OR `)})`;
}

function managementOnly(filter: ManagementJobFilter): Condition[] {
  return [
    ...equals('t.business_profile_id', filter.businessProfileId),
    ...anyOf('t.status', filter.status),
    ...equals('t.visibility', filter.visibility),
    ...(filter.deadline?.length ? [inDeadlines(filter.deadline)] : []),
    ...equals('t.missing_translation', filter.missingTranslation),
  ];
}

/** WHERE of the job lists. */
export function jobConditions(filter: JobFilter): Condition {
  const conditions: Condition[] = [
    filter.audience === 'management' && filter.deleted
      ? isRestorable('t.deleted_at')
      : sql`t.deleted_at IS NULL`,
    ...(filter.audience === 'public' ? publicOnly(filter) : managementOnly(filter)),
    ...anyOf('t.job_type', filter.jobType),
    ...(filter.talentType?.length ? [sql`t.talent_types && ${filter.talentType}::text[]`] : []),
    ...anyOf('t.province', filter.province),
    ...(filter.tagIds
      ? [
          sql`EXISTS (SELECT 1 FROM job_tag g
            WHERE g.job_id = t.id AND g.tag_id = ANY (${filter.tagIds}::uuid[]))`,
        ]
      : []),
    ...(filter.search ? [matches('t.search_text', filter.search)] : []),
  ];
  return sql.join(conditions, sql` AND `);
}
