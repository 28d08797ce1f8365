import type { Db, Identity } from '@dara/backend';
import { sql, type RawBuilder } from 'kysely';
import { IS_OPEN_NEW_FACE, isWithdrawnApplication } from '../../../kernel/query/offerable.ts';
import { isStaff } from '../../../kernel/schema/permission.ts';
import type { Video } from '../video.repository.ts';

async function exists(db: Db, from: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${from} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Whether a public record shows a video: the reel of a public talent. */
export const isPublicVideo = (db: Db, id: string): Promise<boolean> =>
  exists(db, sql`talent t WHERE t.reel_id = ${id} AND t.is_public AND t.deleted_at IS NULL`);

/**
 * A private video of a talent is for staff, for itself, for who uploaded it, and as a tape for the business that sees
 * the application. The clip of a new face is for staff, once its guardian has agreed.
 */
export async function maySeeVideo(
  db: Db,
  { id, talent_id, new_face_id, created_by }: Video,
  reader: Identity | null,
): Promise<boolean> {
  if (!reader) return false;
  if (talent_id === null) {
    const face = sql`new_face t WHERE t.id = ${new_face_id} AND ${sql.raw(IS_OPEN_NEW_FACE)}`;
    return isStaff(reader) && exists(db, face);
  }
  if (isStaff(reader) || reader.talentId === talent_id || reader.id === created_by) return true;
  return reader.permission === 'Business' && isTapeFor(db, id, reader.businessProfileId);
}

/** Whether a business sees an application with this tape: to a job of its own, and not withdrawn. */
const isTapeFor = (db: Db, id: string, businessId: string | null): Promise<boolean> =>
  exists(
    db,
    sql`job_application a JOIN job j ON j.id = a.job_id JOIN talent t ON t.id = a.talent_id
      WHERE a.tape_id = ${id} AND j.business_profile_id = ${businessId} AND a.status <> 'Withdrawn'
        AND a.deleted_at IS NULL AND j.deleted_at IS NULL AND t.deleted_at IS NULL
        AND NOT ${sql.raw(isWithdrawnApplication())}`,
  );
