import type { Db, Services } from '@dara/backend';
import { JOB_TRANSITIONS } from '@dara/model';
import { changeMany, type BulkResult } from '../../../kernel/record/bulk.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { requireTransition } from '../../../kernel/record/transition.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { cleanText } from '../../../kernel/schema/input.ts';
import { jobActorsOf } from '../job.policy.ts';
import { lockJob, readJob } from './job-read.ts';
import { moveJob } from './job-move.ts';
import type { JobBulkBody, JobStatusBody } from './job-lifecycle.schema.ts';
import type { JobRecord } from './job-record.schema.ts';

/** Changes a job's status as the transition table allows. No-op when already done. */
export function changeJobStatus(
  services: Services,
  context: UserContext,
  id: string,
  wanted: JobStatusBody,
): Promise<JobRecord> {
  return services.db.transaction().execute(async (trx) => {
    await changeStatusIn(services, trx, context, id, wanted);
    return readJob(trx, context.actor, id);
  });
}

async function changeStatusIn(
  services: Services,
  trx: Db,
  context: UserContext,
  id: string,
  { status, reason, version }: JobStatusBody,
): Promise<void> {
  const before = await lockJob(trx, context.actor, id);
  const actors = jobActorsOf(context.actor, before.businessProfileId);
  if (!requireTransition(JOB_TRANSITIONS, before.status, status, actors)) return;
  requireVersion(before, version);
  await moveJob(services, trx, context, before, {
    to: status,
    reason: cleanText(reason ?? '') || null,
  });
}

/** Moves many jobs to one status; answers for each. */
export function bulkJobStatus(
  services: Services,
  context: UserContext,
  { ids, ...wanted }: JobBulkBody,
): Promise<BulkResult> {
  return changeMany(services, {
    ids,
    change: (trx, id) => changeStatusIn(services, trx, context, id, wanted),
  });
}
