import type { Selectable } from 'kysely';
import type { JobTable } from '../../kernel/database/generated.ts';
import { provinceName } from '../place/place.public.ts';
import type { ImageRef, Localized, TagRef } from '../../kernel/schema/shapes.ts';
import type { JobCard, JobDetail, JobRow } from './job.schema.ts';

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

function base(row: JobListRow, showBudget: boolean) {
  return {
    id: row.id,
    title: row.title,
    jobType: row.job_type,
    talentTypes: row.talent_types,
    image: row.image,
    province: provinceName(row.province),
    openings: row.openings,
    castingDate: row.casting_date,
    applyUntil: row.apply_until,
    budgetFrom: showBudget ? row.budget_from : null,
    budgetTo: showBudget ? row.budget_to : null,
    budgetUnit: showBudget ? row.budget_unit : null,
    companyName: row.company_name,
    status: row.status,
    visibility: row.visibility,
    createdAt: row.created_at.toISOString(),
  };
}

/** The deadline includes its day, in Bangkok; a job of a suspended business is not open. */
export function isOpenOn(
  { status, apply_until, is_withheld }: Pick<JobListRow, 'status' | 'apply_until' | 'is_withheld'>,
  day: string,
): boolean {
  return status === 'Open' && !is_withheld && (apply_until === null || apply_until >= day);
}

export function toJobCard(row: JobListRow, day: string): JobCard {
  return { ...base(row, row.show_budget), isOpen: isOpenOn(row, day) };
}

export function toJobDetail(row: JobDetailRow, day: string): JobDetail {
  return {
    ...toJobCard(row, day),
    description: row.description,
    companyLogo: row.company_logo,
    gender: row.gender,
    languages: row.languages,
    ageFrom: row.age_from,
    ageTo: row.age_to,
    heightFrom: row.height_from,
    heightTo: row.height_to,
    weightFrom: row.weight_from,
    weightTo: row.weight_to,
    shootFrom: row.shoot_from,
    shootTo: row.shoot_to,
    location: row.location,
    media: row.media,
    usageMonths: row.usage_months,
    exclusivity: row.exclusivity,
    tags: row.tags,
    updatedAt: row.updated_at.toISOString(),
  };
}

export function toJobRow(row: JobListRow): JobRow {
  return {
    ...base(row, true),
    showBudget: row.show_budget,
    businessProfileId: row.business_profile_id,
    applications: row.applications,
    hired: row.hired,
    missingTranslation: row.missing_translation,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
