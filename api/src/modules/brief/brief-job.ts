import type { Db, Services } from '@dara/backend';
import { today } from '../../kernel/age.ts';
import type { UserContext } from '../../kernel/record/history.ts';
import { checkJob, insertDraft, jobBusinessOf, type JobInput } from '../job/job.public.ts';
import { readBrief } from './brief.repository.ts';
import type { Brief } from './brief.schema.ts';

/**
 * Makes a brief a draft job of a business, in the transaction of its caller; its talents are the starred candidates of
 * the job. No-op when there is a job already.
 */
export async function makeJob(
  services: Services,
  trx: Db,
  context: UserContext,
  { briefId, wanted }: { briefId: string; wanted?: string },
): Promise<string> {
  const brief = await readBrief(trx, briefId, 'lock');
  if (brief.jobId !== null) return brief.jobId;
  const businessProfileId = await jobBusinessOf(trx, context.actor, wanted);
  const columns = checkJob(jobOf(brief), null, today());
  const jobId = await insertDraft(services, trx, context, { columns, businessProfileId });
  await trx.updateTable('brief').set({ job_id: jobId }).where('id', '=', brief.id).execute();
  return jobId;
}

/** By invitation only: its texts were written for the agency. Sender, script and territory stay in the brief. */
function jobOf(brief: Brief): JobInput {
  const { project, roles, message, jobType, openings, shootFrom, shootTo, location } = brief;
  // Thai is required; a text in English stands for both until it is translated.
  const both = (text: string) => ({ th: text, en: brief.language === 'en' ? text : '' });
  return {
    ...{ jobType, openings, shootFrom, shootTo, location, visibility: 'Internal' },
    title: both(project),
    description: both([roles, message].filter(Boolean).join('\n\n')),
    media: brief.media,
    usageMonths: brief.usageMonths,
    budgetFrom: brief.budgetFrom,
    budgetTo: brief.budgetTo,
    budgetUnit: brief.budgetUnit,
  };
}
