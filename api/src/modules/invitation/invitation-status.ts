import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { notifyAnswered, type NotifyServices } from './invitation-notices.ts';

/** The message of `job_request r`, without English if it was written in one language; null without a message. */
export const INVITATION_MESSAGE = `CASE WHEN r.message IS NOT NULL
  THEN jsonb_build_object('th', r.message, 'en', coalesce(r.message_en, '')) END`;

/** Records the first time a talent sees own invitations. */
export async function markInvitationsSeen(
  db: Db,
  talentId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    UPDATE job_request SET seen_at = now()
    WHERE id = ANY (${ids}::uuid[]) AND talent_id = ${talentId} AND seen_at IS NULL`.execute(db);
}

/** Applying answers an invitation that is still open; false where there is none. */
export async function acceptInvitation(
  services: NotifyServices,
  trx: Db,
  { jobId, talentId }: { jobId: string; talentId: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    UPDATE job_request SET status = 'Accepted', answered_at = now(), seen_at = coalesce(seen_at, now()),
      updated_at = now(), version = version + 1
    WHERE job_id = ${jobId} AND talent_id = ${talentId} AND status = 'Pending' AND deleted_at IS NULL
    RETURNING id`.execute(trx);
  for (const { id } of rows) await notifyAnswered(services, trx, id);
  return rows.length > 0;
}
