import { AppError, type Db, type Services } from '@dara/backend';
import { JOB_LINES, type JobStatus, cutText } from '@dara/model';
import { sql } from 'kysely';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import { newId } from '../../../kernel/new-id.ts';
import { deleteRecord, lockRestorable, restoreRecord } from '../../../kernel/record/deletion.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { auditJob } from './job-audit.ts';
import { lockJob, readDeletedJob, readJob } from './job-read.ts';
import type { JobRecord } from './job-record.schema.ts';

const jobRow = (id: string) => ({ table: 'job' as const, id });

/** A business may delete drafts, staff also cancelled jobs; others must be cancelled first. */
const DELETABLE: Record<'owner' | 'staff', readonly JobStatus[]> = {
  owner: ['Draft'],
  staff: ['Draft', 'Cancelled'],
};

/** Deletes a job; can be restored for 30 days. */
export async function deleteJob(services: Services, context: UserContext, id: string) {
  await services.db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, context.actor, id);
    const statuses = DELETABLE[isStaff(context.actor) ? 'staff' : 'owner'];
    if (!statuses.includes(job.status)) throw new AppError('INVALID_TRANSITION');
    await deleteRecord(trx, jobRow(job.id));
    await auditJob(trx, context, 'Delete', job.id);
    await contentChanged(services, { entity: 'job', id: job.id }, trx);
  });
}

/** Restores a deleted job; no-op when not deleted. */
export function restoreJob(
  services: Services,
  context: UserContext,
  id: string,
): Promise<JobRecord> {
  return services.db.transaction().execute(async (trx) => {
    const deletedAt = await lockRestorable(trx, jobRow(id), 'JOB_NOT_EXIST');
    if (deletedAt === null) return readJob(trx, context.actor, id);
    await readDeletedJob(trx, context.actor, id);
    await restoreRecord(trx, jobRow(id));
    await auditJob(trx, context, 'Restore', id);
    await contentChanged(services, { entity: 'job', id }, trx);
    return readJob(trx, context.actor, id);
  });
}

const COPY: Localized = { th: ' (สำเนา)', en: ' (copy)' };

/** Title of a copy, truncated to the limit. */
function copiedTitle(title: Localized): Localized {
  const one = (language: keyof Localized) => {
    if (title[language] === '') return '';
    return cutText(title[language], JOB_LINES.title - COPY[language].length) + COPY[language];
  };
  return { th: one('th'), en: one('en') };
}

/** Copies a job to a draft of the same business, with image and tags; without its dates. */
export function duplicateJob(
  services: Services,
  context: UserContext,
  id: string,
): Promise<JobRecord> {
  return services.db.transaction().execute(async (trx) => {
    const source = await readJob(trx, context.actor, id);
    const copy = newId();
    await copyRow(trx, source, copy, context.actor.id);
    await sql`
      INSERT INTO job_tag (job_id, tag_id, position)
      SELECT ${copy}, tag_id, position FROM job_tag WHERE job_id = ${source.id}`.execute(trx);
    const title = { before: null, after: copiedTitle(source.title) };
    await auditJob(trx, context, 'Create', copy, { title });
    await contentChanged(services, { entity: 'job', id: copy }, trx);
    return readJob(trx, context.actor, copy);
  });
}

async function copyRow(trx: Db, source: JobRecord, id: string, createdBy: string): Promise<void> {
  const title = JSON.stringify(copiedTitle(source.title));
  await sql`
    INSERT INTO job (id, created_by, title, description, job_type, talent_types, business_profile_id, image_id,
      openings, gender, languages, age_from, age_to, height_from, height_to, weight_from, weight_to, budget_from, budget_to,
      budget_unit, show_budget, province, location, media, usage_months, exclusivity, visibility)
    SELECT ${id}, ${createdBy}, ${title}::jsonb, description, job_type, talent_types, business_profile_id, image_id,
      openings, gender, languages, age_from, age_to, height_from, height_to, weight_from, weight_to, budget_from, budget_to,
      budget_unit, show_budget, province, location, media, usage_months, exclusivity, visibility
    FROM job WHERE id = ${source.id}`.execute(trx);
}
