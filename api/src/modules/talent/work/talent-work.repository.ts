import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import type { TalentType } from '@dara/model';
import { newId } from '../../../kernel/new-id.ts';
import type { WorkRecord } from '../record/talent-record.schema.ts';
import type { WrittenBudget, WrittenExperience, WrittenPerformance } from './talent-work.check.ts';

export interface OfWork {
  talentId: string;
  workId: string;
}

/** Types of work that a talent has from now on; answers their ids. */
export async function insertWorks(
  tables: Db,
  { talentId, createdBy }: { talentId: string; createdBy: string },
  types: readonly TalentType[],
): Promise<string[]> {
  const works = types.map((talent_type) => ({
    id: newId(),
    talent_id: talentId,
    talent_type,
    created_by: createdBy,
  }));
  if (works.length > 0) await tables.insertInto('work').values(works).execute();
  return works.map(({ id }) => id);
}

type PartTable = 'work_budget' | 'work_experience' | 'work_social_performance';

/** Parts that are no longer named are gone. */
async function deleteOthers(
  trx: Db,
  table: PartTable,
  workId: string,
  parts: readonly { id: string | undefined }[],
): Promise<void> {
  const kept = parts.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await sql`
    DELETE FROM ${sql.table(table)} WHERE work_id = ${workId} AND NOT (id = ANY (${kept}::uuid[]))`.execute(
    trx,
  );
}

/** The date of a budget is the day it was last changed. */
export async function writeBudgets(
  trx: Db,
  { talentId, workId }: OfWork,
  budgets: readonly WrittenBudget[],
): Promise<void> {
  await deleteOthers(trx, 'work_budget', workId, budgets);
  for (const [position, { id = newId(), type, detail, rateCharge }] of budgets.entries()) {
    await sql`
      INSERT INTO work_budget AS b (id, work_id, talent_id, position, budget_type, detail, rate_charge, date_update)
      VALUES (${id}, ${workId}, ${talentId}, ${position}, ${type}, ${detail}, ${rateCharge}, now())
      ON CONFLICT (id) DO UPDATE SET position = excluded.position, budget_type = excluded.budget_type,
        detail = excluded.detail, rate_charge = excluded.rate_charge,
        date_update = CASE WHEN (b.budget_type, b.detail, b.rate_charge) IS DISTINCT FROM
          (excluded.budget_type, excluded.detail, excluded.rate_charge) THEN excluded.date_update
          ELSE b.date_update END`.execute(trx);
  }
}

/** An experience with its images as ids; what is absent of it stays as it is. */
export interface StoredExperience extends Omit<WrittenExperience, 'imageIds'> {
  imageIds: string[] | undefined;
}

export async function writeExperiences(
  trx: Db,
  { talentId, workId }: OfWork,
  experiences: readonly StoredExperience[],
): Promise<void> {
  await deleteOthers(trx, 'work_experience', workId, experiences);
  for (const [position, experience] of experiences.entries()) {
    const { id = newId(), customerName, project, role, experienceType } = experience;
    const { hireDate, link, imageIds } = experience;
    await sql`
      INSERT INTO work_experience AS e
        (id, work_id, talent_id, position, customer_name, project, role, experience_type, hire_date, link, image_ids)
      VALUES (${id}, ${workId}, ${talentId}, ${position}, ${customerName}, ${project ?? null}, ${role ?? null},
        ${experienceType}, ${hireDate}::date, ${link}, ${imageIds ?? []}::uuid[])
      ON CONFLICT (id) DO UPDATE SET position = excluded.position, customer_name = excluded.customer_name,
        project = CASE WHEN ${project !== undefined} THEN excluded.project ELSE e.project END,
        role = CASE WHEN ${role !== undefined} THEN excluded.role ELSE e.role END,
        experience_type = excluded.experience_type, hire_date = excluded.hire_date, link = excluded.link,
        image_ids = CASE WHEN ${imageIds !== undefined} THEN excluded.image_ids ELSE e.image_ids END`.execute(
      trx,
    );
  }
}

/** What was measured; the costs are the agency's own. */
const FIGURES = [
  'channel',
  'followers',
  'engagement',
  'averagePostReach',
  'averageStoryView',
] as const;
type Figures = Pick<WrittenPerformance, (typeof FIGURES)[number]>;

/** Figures are dated when they change: the newest of a channel is what its account shows. */
export async function writePerformances(
  trx: Db,
  { talentId, workId }: OfWork,
  performances: readonly WrittenPerformance[],
): Promise<void> {
  await deleteOthers(trx, 'work_social_performance', workId, performances);
  // Channels may be exchanged among parts that stay: the double would last for a moment only.
  const staying = performances.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const { rows } = await sql<Figures & { id: string; measured_at: Date }>`
    DELETE FROM work_social_performance WHERE id = ANY (${staying}::uuid[])
    RETURNING id, measured_at, channel, followers, engagement, average_post_reach AS "averagePostReach",
      average_story_view AS "averageStoryView"`.execute(trx);
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const [position, performance] of performances.entries()) {
    const { id = newId(), channel, followers, engagement, cpr, cpe } = performance;
    const { averagePostReach, averageStoryView } = performance;
    const before = known.get(id);
    const isSame = before && FIGURES.every((field) => before[field] === performance[field]);
    const measuredAt = isSame ? before.measured_at : new Date();
    await sql`
      INSERT INTO work_social_performance (id, work_id, talent_id, position, channel, followers, engagement,
        average_post_reach, average_story_view, cpr, cpe, measured_at)
      VALUES (${id}, ${workId}, ${talentId}, ${position}, ${channel}, ${followers}, ${engagement},
        ${averagePostReach}, ${averageStoryView}, ${cpr}, ${cpe}, ${measuredAt})`.execute(trx);
  }
}

/** Marks a work as changed, and its talent as touched: the talent's own version is for its own fields. */
export async function touchWork(trx: Db, { talentId, workId }: OfWork): Promise<void> {
  await sql`UPDATE work SET updated_at = now(), version = version + 1 WHERE id = ${workId}`.execute(
    trx,
  );
  await touchTalent(trx, talentId);
}

export async function touchTalent(trx: Db, talentId: string): Promise<void> {
  await sql`UPDATE talent SET updated_at = now() WHERE id = ${talentId}`.execute(trx);
}

export function experienceImages(work: WorkRecord): string[] {
  return work.experiences.flatMap(({ images }) => images.map(({ id }) => id));
}
