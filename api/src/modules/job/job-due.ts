import { databaseOf, type Services } from '@dara/backend';
import { sql } from 'kysely';
import type { AccountTables } from '../../app/account-tables.ts';
import { recordAudit } from '../../app/audit.ts';
import { RepeatingTask } from '../../app/repeating-task.ts';
import { today } from '../../domain/age.ts';
import { contentChanged } from '../../domain/content.ts';

/** Deadlines are days and already hold in every query; this only writes down what they mean. */
const EVERY_MS = 60_000;

/**
 * Closes open jobs whose last day is over or whose openings are all taken, and lets invitations run out;
 * answers the jobs it closed. Several instances may do so at once: each row changes once.
 */
export async function closeDueJobs(
  services: Pick<Services, 'db' | 'events' | 'log'>,
  day = today(),
): Promise<string[]> {
  const closed = await databaseOf<AccountTables>(services)
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`
        UPDATE job t SET status = 'Closed', updated_at = now(), version = version + 1
        WHERE t.status = 'Open' AND t.deleted_at IS NULL AND (t.apply_until < ${day}::date OR t.openings <= (
          SELECT count(*) FROM job_application a
          WHERE a.job_id = t.id AND a.status IN ('Hired', 'Completed') AND a.deleted_at IS NULL))
        RETURNING t.id`.execute(trx);
      for (const { id } of rows) {
        await recordAudit(trx, {
          actor: null,
          action: 'close',
          entity: 'job',
          entityId: id,
          diff: { status: { before: 'Open', after: 'Closed' } },
          requestId: 'system',
        });
      }
      await sql`
        UPDATE job_request SET status = 'Expired', updated_at = now(), version = version + 1
        WHERE status = 'Pending' AND respond_by < ${day}::date AND deleted_at IS NULL`.execute(trx);
      return rows.map(({ id }) => id);
    });
  if (closed.length > 0) await contentChanged(services, { entity: 'job' });
  return closed;
}

export function jobsDue(services: Pick<Services, 'db' | 'events' | 'log'>): RepeatingTask {
  return new RepeatingTask(services, {
    everyMs: EVERY_MS,
    task: () => closeDueJobs(services),
    failure: 'jobs that are due were not closed',
  });
}
