import type { Db } from '@dara/backend';
import type { BusinessStatus } from '@dara/model';
import { sql, type Selectable } from 'kysely';
import type { JobTable } from '../../../kernel/database/generated.ts';
import { imageOf, tagsOf } from '../../../kernel/query/select.ts';
import type { ImageRef, Localized, TagRef } from '../../../kernel/schema/shapes.ts';
import type { JobRecord } from './job-record.schema.ts';

interface JobRecordRow extends Selectable<JobTable> {
  image: ImageRef | null;
  tags: TagRef[];
  company_name: Localized;
  company_logo: ImageRef | null;
  business_status: BusinessStatus;
  hired: number;
  applications: number;
}

/** One complete job, or with `deletedSince` one deleted since then; null when there is none. */
export async function findJobRecord(
  db: Db,
  id: string,
  deletedSince?: Date,
): Promise<JobRecord | null> {
  const standing = deletedSince ? sql`t.deleted_at > ${deletedSince}` : sql`t.deleted_at IS NULL`;
  const { rows } = await sql<JobRecordRow>`
    SELECT t.*, ${imageOf('t.image_id', 'all')} AS image, ${tagsOf('job', 't.id')} AS tags,
      b.company_name, b.status AS business_status, ${imageOf('b.logo_id', 'all')} AS company_logo,
      (SELECT count(*)::int FROM job_application a WHERE a.job_id = t.id AND a.deleted_at IS NULL
        AND a.status IN ('Hired', 'Completed')) AS hired,
      (SELECT count(*)::int FROM job_application a WHERE a.job_id = t.id AND a.deleted_at IS NULL
        AND a.status <> 'Withdrawn') AS applications
    FROM job t JOIN business_profile b ON b.id = t.business_profile_id
    WHERE t.id = ${id} AND ${standing}`.execute(db);
  return rows[0] ? toRecord(rows[0]) : null;
}

function toRecord(row: JobRecordRow): JobRecord {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    jobType: row.job_type,
    talentTypes: row.talent_types,
    businessProfileId: row.business_profile_id,
    companyName: row.company_name,
    companyLogo: row.company_logo,
    businessStatus: row.business_status,
    image: row.image,
    openings: row.openings,
    hired: row.hired,
    applications: row.applications,
    gender: row.gender,
    ageFrom: row.age_from,
    ageTo: row.age_to,
    heightFrom: row.height_from,
    heightTo: row.height_to,
    weightFrom: row.weight_from,
    weightTo: row.weight_to,
    budgetFrom: row.budget_from,
    budgetTo: row.budget_to,
    budgetUnit: row.budget_unit,
    showBudget: row.show_budget,
    castingDate: row.casting_date,
    shootFrom: row.shoot_from,
    shootTo: row.shoot_to,
    province: row.province,
    location: row.location,
    media: row.media,
    usageMonths: row.usage_months,
    exclusivity: row.exclusivity,
    applyUntil: row.apply_until,
    visibility: row.visibility,
    tags: row.tags,
    status: row.status,
    statusReason: row.status_reason,
    missingTranslation: row.missing_translation,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
