import type { Selectable } from 'kysely';
import type { JobTable } from '../../kernel/database/generated.ts';
import { answerOf } from '../../kernel/query/answer-columns.ts';
import { provinceName } from '../place/place.public.ts';
import type { ImageRef, Localized, TagRef } from '../../kernel/schema/shapes.ts';
import { JobCard, JobDetail, JobRow } from './job.schema.ts';

type JobColumns = Selectable<JobTable>;

export interface JobListRow extends Pick<
  JobColumns,
  | 'id'
  | 'title'
  | 'job_type'
  | 'talent_types'
  | 'province'
  | 'openings'
  | 'casting_date'
  | 'apply_until'
  | 'budget_from'
  | 'budget_to'
  | 'budget_unit'
  | 'show_budget'
  | 'status'
  | 'visibility'
  | 'is_withheld'
  | 'created_at'
  | 'updated_at'
  | 'business_profile_id'
  | 'missing_translation'
  | 'version'
  | 'deleted_at'
> {
  company_name: Localized | null;
  image: ImageRef | null;
  applications: number;
  hired: number;
}

export interface JobDetailRow
  extends
    JobListRow,
    Pick<
      JobColumns,
      | 'description'
      | 'gender'
      | 'languages'
      | 'age_from'
      | 'age_to'
      | 'height_from'
      | 'height_to'
      | 'weight_from'
      | 'weight_to'
      | 'shoot_from'
      | 'shoot_to'
      | 'location'
      | 'media'
      | 'usage_months'
      | 'exclusivity'
    > {
  tags: TagRef[];
  company_logo: ImageRef | null;
}

/** The deadline includes its day, in Bangkok; a job of a suspended business is not open. */
export function isOpenOn(
  { status, apply_until, is_withheld }: Pick<JobListRow, 'status' | 'apply_until' | 'is_withheld'>,
  day: string,
): boolean {
  return status === 'Open' && !is_withheld && (apply_until === null || apply_until >= day);
}

/** The deadline and the budget as visitors see them. */
const shownOf = (row: JobListRow, day: string) => ({
  province: provinceName(row.province),
  isOpen: isOpenOn(row, day),
  ...(!row.show_budget && { budgetFrom: null, budgetTo: null, budgetUnit: null }),
});

export const toJobCard = (row: JobListRow, day: string): JobCard =>
  answerOf(JobCard, row, shownOf(row, day));

export const toJobDetail = (row: JobDetailRow, day: string): JobDetail =>
  answerOf(JobDetail, row, shownOf(row, day));

export const toJobRow = (row: JobListRow): JobRow =>
  answerOf(JobRow, row, { province: provinceName(row.province) });
