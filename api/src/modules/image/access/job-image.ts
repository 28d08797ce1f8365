import type { Db, Identity } from '@dara/backend';
import { sql } from 'kysely';

/** Whether a private image belongs to a job to which the talent was invited or has applied. */
export async function isOnJobOf(
  db: Db,
  image: { id: string; business_profile_id: string | null },
  reader: Identity | null,
): Promise<boolean> {
  const talentId = reader?.talentId ?? null;
  if (talentId === null || image.business_profile_id === null) return false;
  const { rows } = await sql`
    SELECT 1 FROM job j
    WHERE j.business_profile_id = ${image.business_profile_id} AND j.image_id = ${image.id}
      AND j.status NOT IN ('Draft', 'Review') AND j.deleted_at IS NULL
      AND (EXISTS (SELECT 1 FROM job_request r
          WHERE r.job_id = j.id AND r.talent_id = ${talentId} AND r.deleted_at IS NULL)
        OR EXISTS (SELECT 1 FROM job_application a
          WHERE a.job_id = j.id AND a.talent_id = ${talentId} AND a.deleted_at IS NULL))
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
