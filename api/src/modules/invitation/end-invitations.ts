import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/record/audit.ts';
import { notifyEnded, type NotifyServices } from './invitation-notices.ts';

/** Expires invitations after their last day; optionally of one talent and job. */
export async function expireInvitations(
  services: NotifyServices,
  trx: Db,
  day: string,
  of?: { jobId: string; talentId: string },
): Promise<void> {
  const some = of ? sql`AND job_id = ${of.jobId} AND talent_id = ${of.talentId}` : sql``;
  const { rows } = await sql<{ id: string }>`
    UPDATE job_request SET status = 'Expired', updated_at = now(), version = version + 1
    WHERE status = 'Pending' AND respond_by < ${day}::date AND deleted_at IS NULL ${some}
    RETURNING id`.execute(trx);
  for (const { id } of rows) {
    await recordAudit(trx, {
      actor: null,
      action: 'expire',
      entity: 'jobRequest',
      entityId: id,
      diff: { status: { before: 'Pending', after: 'Expired' } },
      requestId: 'system',
    });
    await notifyEnded(services, trx, id);
  }
}

/** Ends pending invitations to a closed or cancelled job; each talent is notified once. */
export async function endInvitations(
  services: NotifyServices,
  trx: Db,
  jobId: string,
  cause: 'JobClosed' | 'JobCancelled',
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    UPDATE job_request SET status = 'Cancelled', updated_at = now(), version = version + 1
    WHERE job_id = ${jobId} AND status = 'Pending' AND deleted_at IS NULL
    RETURNING id`.execute(trx);
  for (const { id } of rows) {
    await recordAudit(trx, {
      actor: null,
      action: 'cancel',
      entity: 'jobRequest',
      entityId: id,
      diff: { status: { before: 'Pending', after: 'Cancelled' } },
      requestId: 'system',
    });
    await notifyEnded(services, trx, id, cause);
  }
}
