import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { recordAudit } from '../../kernel/record/audit.ts';
import { today } from '../../kernel/age.ts';
import { contentChanged } from '../../kernel/content/content.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { endInvitations, expireInvitations } from '../invitation/invitation.public.ts';
import { notifyOfJobStatus } from './job-notice.ts';

type Needed = Pick<Services, 'db' | 'events' | 'jobs' | 'mailJob'>;

interface ClosedJob {
  id: string;
  title: Localized;
  business_profile_id: string;
  version: number;
  is_overdue: boolean;
}

/**
 * Closes open jobs after their deadline or when all openings are filled, and expires invitations; returns the closed
 * jobs. Idempotent after an interruption.
 */
export function closeDueJobs(services: Needed, day = today()): Promise<string[]> {
  return services.db.transaction().execute(async (trx) => {
    const { rows } = await sql<ClosedJob>`
        UPDATE job t SET status = 'Closed', updated_at = now(), version = version + 1
        WHERE t.status = 'Open' AND t.deleted_at IS NULL AND (t.apply_until < ${day}::date OR t.openings <= (
          SELECT count(*) FROM job_application a
          WHERE a.job_id = t.id AND a.status IN ('Hired', 'Completed') AND a.deleted_at IS NULL))
        RETURNING t.id, t.title, t.business_profile_id, t.version,
          coalesce(t.apply_until < ${day}::date, false) AS is_overdue`.execute(trx);
    for (const job of rows) {
      const { id } = job;
      await recordAudit(trx, {
        actor: null,
        action: 'close',
        entity: 'job',
        entityId: id,
        diff: { status: { before: 'Open', after: 'Closed' } },
        requestId: 'system',
      });
      const noticed = { ...job, businessProfileId: job.business_profile_id };
      const cause = job.is_overdue ? 'Deadline' : 'Filled';
      await notifyOfJobStatus(services, trx, noticed, { status: 'Closed', cause });
    }
    // An invitation past its own date has expired; the others end with their job.
    await expireInvitations(services, trx, day);
    for (const { id } of rows) await endInvitations(services, trx, id, 'JobClosed');
    if (rows.length > 0) await contentChanged(services, { entity: 'job' }, trx);
    return rows.map(({ id }) => id);
  });
}

/** Queries apply deadlines themselves; this stores the result, also for the last filled opening. */
export function declareCloseJobs(services: Needed): void {
  services.jobs.declare({
    name: 'close-jobs',
    data: Type.Object({}),
    cron: '* * * * *',
    handle: () => closeDueJobs(services),
  });
}
